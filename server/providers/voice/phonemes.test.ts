import { CONTENT_TIMEOUT, readContent } from '#tests/content'
import { expect, test } from 'vitest'
import { espeakMnemonics } from './espeak-mnemonics.ts'
import { flitePhones } from './flite-phones.ts'
import { parsePhonemes, UnknownPhonemeError } from '#rules/parse-phonemes'

test.for([
  ['bəˈnænə', ['b ax0 n ae1 n ax0'], "[[b@n'an@]]"],
  ['fəˈtɒɡrəfə', ['f ax0 t aa1 g r ax0 f ax0'], "[[f@t'0gr@f@]]"],
  ['ˌendʒɪˈnɪə', ['eh1 n jh ih0 n ih1 ax0'], "[[,EndZIn'i@]]"],
  ['ˈreɪdiəʊ', ['r ey1 d iy0 ow0'], "[[r'eIdioU]]"],
  ['ˈtʃɝtʃˌjɑrd', ['ch er1 ch y aa1 r d'], "[[tS'3:tSj,A:rd]]"],
  ['kæt', ['k ae1 t'], "[[k'at]]"],
  ['ðə', ['dh ax0'], '[[D@]]'],
  ['ˌteɪk ˈɒf', ['t ey1 k', 'aa1 f'], "[[t,eIk '0f]]"],
] as const)('/%s/ is %j in Flite and %s in eSpeak NG', ([ipa, flite, espeak]) => {
  const words = parsePhonemes(ipa)
  expect(words.map(flitePhones)).toEqual(flite)
  expect(espeakMnemonics(words)).toBe(espeak)
})

test.each(['dɔɣ', '/dɔɡ/', 'dɔg', 'dɔ ɡ4'])('%s holds what is no phoneme', (ipa) => {
  expect(() => parsePhonemes(ipa)).toThrow(UnknownPhonemeError)
})

test('every headword can be said by both voices in both accents', { timeout: CONTENT_TIMEOUT }, async () => {
  const { words } = await readContent()
  const sounds = words.flatMap(({ ipaUk, ipaUs }) => [ipaUk, ipaUs]).filter((ipa) => ipa !== null)
  expect(sounds.length).toBeGreaterThan(40_000)
  for (const ipa of sounds) {
    const parsed = parsePhonemes(ipa)
    expect(parsed.flatMap(flitePhones).join('')).not.toBe('')
    expect(espeakMnemonics(parsed)).not.toBe('[[]]')
  }
})
