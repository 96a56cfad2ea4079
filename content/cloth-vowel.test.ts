/** Words with the US vowel of 'cloth' are printed alike, alone and in phrases. */
import { CONTENT_TIMEOUT, readContent } from '#tests/content'
import { beforeAll, expect, test } from 'vitest'
import { withClothVowel } from './cloth-vowel.ts'
import type { WordRow } from './rows.ts'

let words: readonly WordRow[] = []
beforeAll(async () => {
  words = (await readContent()).words
}, CONTENT_TIMEOUT)

const CLOTH =
  `across along belong blog blogger boss broth catalog cloth coffee coffin cost costly cough cross dialogue dog foster frost frosty
  gloss glossy gone gong log logger logging long longing loss lost lofty moss moth off offer office officer often prolong soft soften software
  song strong strongly tablecloth throng tongs toss trough vlog wrong wrongly`.split(/\s+/)

const LOT =
  `blossom body bother colossal costume dogma fog fossil frog gossip hostel jog longitude possible prosper proffer smog`.split(
    ' ',
  )

/** How a word is said in the US, in each entry that is the word or a phrase with it. */
const soundsOf = (word: string): string[] =>
  words.flatMap(({ headword, ipaUs }) => {
    const at = headword.split(' ').indexOf(word)
    return at < 0 ? [] : [(ipaUs ?? '').split(' ')[at] ?? '']
  })

test.each(CLOTH)('%s has /ɔ/ wherever it stands', (word) => {
  const sounds = soundsOf(word)
  expect(sounds.length).toBeGreaterThan(0)
  expect(sounds.filter((sound) => !sound.includes('ɔ') || sound.includes('ɔɪ'))).toEqual([])
})

test.each(LOT)('%s has /ɑ/', (word) => {
  expect(soundsOf(word).filter((sound) => !/ɑ/.test(sound) || /ɔ/.test(sound))).toEqual([])
})

test('a part of a hyphenated word is said as the word', () => {
  const parts = new Set('boss coffee cost cross dog log long loss lost off soft song strong wrong'.split(' '))
  const built = words.filter(({ headword }) => headword.split('-').some((part) => parts.has(part)))
  expect(built.length).toBeGreaterThan(30)
  expect(
    built.filter(({ ipaUs }) => !ipaUs?.includes('ɔ')).map(({ headword, ipaUs }) => `${headword} ${ipaUs}`),
  ).toEqual([])
})

test('only the vowel itself changes', () => {
  expect(withClothVowel('ˈkɑfiˌpɑt', 'coffeepot')).toBe('ˈkɔfiˌpɑt')
  expect(withClothVowel('ˈmɑnəˌlɑɡ', 'monologue')).toBe('ˈmɑnəˌlɔɡ')
  expect(withClothVowel('ˈpɑsəbəl', 'possible')).toBe('ˈpɑsəbəl')
})
