import { describe, expect, test } from 'vitest'
import { UnknownPhonemeError } from '#rules/parse-phonemes'
import { basesOf, distinct, variantsOf } from './candidates.ts'
import { decoysOf, editDistance } from './decoys.ts'
import { targetPhones } from './phones.ts'

const phones = (ipa: string) => targetPhones(ipa).map(({ phone }) => phone)

test.each([
  ['θɪŋk', 'TH IH NG K'],
  ['tʃɜːtʃ', 'CH ER CH'],
  ['ˈɪntrəstɪŋ', 'IH N T R AH S T IH NG'],
  ['nɪə', 'N IH AH'],
  ['ˈwɔtɚ', 'W AO T ER'],
  ['teɪk ɒf', 'T EY K AA F'],
])('/%s/ is %s', (ipa, expected) => {
  expect(phones(ipa).join(' ')).toBe(expected)
})

test('the parts of a printed sound together are what is printed', () => {
  expect(
    targetPhones('nɪə')
      .map(({ ipa }) => ipa)
      .join(''),
  ).toBe('nɪə')
})

test('a sign that is no phoneme is refused', () => {
  expect(() => targetPhones('x̌a')).toThrow(UnknownPhonemeError)
})

test('a weak vowel may be said in several ways, a stressed one may not', () => {
  const [weak, , stressed] = targetPhones('əˈbɛt')
  expect(weak?.accepted).toContain('IH')
  expect(stressed?.accepted).toEqual([])
})

test.each([
  ['lɔ', 'AA', true],
  ['hɑt', 'AO', true],
  ['fɔr', 'AA', false],
  ['kɑr', 'AO', false],
  ['fɔː', 'AA', false],
])('of /%s/ the vowel said as %s is right: %s', (ipa, heard, isRight) => {
  const vowel = targetPhones(ipa).find(({ stress }) => stress !== null)
  expect(vowel?.accepted.includes(heard)).toBe(isRight)
})

describe('what may be heard', () => {
  const heardOf = (...ipa: string[]) => basesOf(ipa.map(targetPhones)).map((base) => base.phones.join(' '))

  test('of a British and an American pronunciation is either, and the r of the American one may be left out', () => {
    expect(heardOf('kɑː', 'kɑr')).toEqual(['K AA', 'K AA R'])
    expect(heardOf('kɑr')).toEqual(['K AA R', 'K AA'])
  })

  test('an r before a vowel stays', () => {
    expect(heardOf('ˈkæri')).toEqual(['K AE R IY'])
  })

  test('is each usual confusion of a stressed word, with its penalty', () => {
    const [base] = basesOf([targetPhones('θɪŋk')])
    const variants = base ? variantsOf(base) : []
    const sink = variants.find((variant) => variant.phones.join(' ') === 'S IH NG K')
    expect(sink?.substitutions).toEqual([{ at: 0, heard: 'S', penalty: sink?.penalty }])
    expect(sink?.penalty).toBeGreaterThan(0)
  })

  test('is right when it is right in one accent', () => {
    // 'ɑ' for 'ɒ' is a confusion of neither.
    const candidates = distinct(basesOf(['bæθ', 'bɑːθ'].map(targetPhones)).flatMap(variantsOf))
    expect(candidates.find(({ phones: each }) => each.join(' ') === 'B AA TH')?.substitutions).toEqual([])
  })

  test('is a voiced or unvoiced stop alike', () => {
    const [base] = basesOf([targetPhones('bæd')])
    expect((base ? variantsOf(base) : []).map((variant) => variant.phones.at(-1))).not.toContain('T')
  })
})

describe('decoys', () => {
  test('are of about the same length, unlike the target, and always the same', () => {
    const target = ['TH', 'IH', 'NG', 'K']
    const decoys = decoysOf([target], 40)
    expect(decoys).toHaveLength(40)
    expect(decoysOf([target], 40)).toEqual(decoys)
    for (const decoy of decoys) {
      expect(Math.abs(decoy.length - target.length)).toBeLessThanOrEqual(1)
      expect(editDistance(target, decoy)).toBeGreaterThan(2)
    }
  })

  test('exist for the longest words and the shortest', () => {
    expect(decoysOf([phones('ˌɪntɚˌnæʃənəlɪˈzeɪʃən')], 10)).toHaveLength(10)
    expect(decoysOf([phones('aɪ')], 10)).toHaveLength(10)
  })
})
