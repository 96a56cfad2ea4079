/** The help for phonemes: every phoneme has its texts, and its words are what the texts say they are. */
import { phonemeIpa } from '#rules/phonemes'
import { CONTENT_TIMEOUT, readContent } from '#tests/content'
import { beforeAll, describe, expect, test } from 'vitest'
import { targetPhones } from '../../server/providers/scorer/phones.ts'
import en from '../../src/features/phonemes/locales/en.json' with { type: 'json' }
import zh from '../../src/features/phonemes/locales/zh.json' with { type: 'json' }
import { nameOfPhoneme, phonemeWords, wordsOf } from '../../src/features/phonemes/model/phoneme-words.ts'
import type { PhonemeName } from '../../src/features/phonemes/model/phoneme-words.ts'

const names = Object.keys(phonemeWords) as PhonemeName[]
const accents = ['us', 'uk'] as const

/** Printed phonetics of both accents, by headword. */
let phonetics: ReadonlyMap<string, Readonly<Record<(typeof accents)[number], string>>> = new Map()
beforeAll(async () => {
  const { words } = await readContent()
  phonetics = new Map(words.map(({ headword, ipaUs, ipaUk }) => [headword, { us: ipaUs ?? '', uk: ipaUk ?? '' }]))
}, CONTENT_TIMEOUT)

/** The phonemes of a headword, by the names of their texts. */
function soundsOf(word: string, accent: (typeof accents)[number]): string[] {
  const printed = phonetics.get(word)
  if (!printed) throw new Error(`${word} is no headword`)
  return targetPhones(printed[accent]).map(({ phone, ipa }) => nameOfPhoneme(phone, ipa) ?? phone)
}

/** What one word has in the place where the other has something else; `null` where it has nothing. Undefined where more than one place differs. */
function onlyDifference(one: readonly string[], other: readonly string[]): [string, string | null] | undefined {
  const place = one.findIndex((sound, index) => sound !== other[index])
  const [sound] = one.slice(place)
  if (place < 0 || sound === undefined) return undefined
  const rest = one.slice(place + 1).join(' ')
  if (other.slice(place).join(' ') === rest) return [sound, null]
  return other.slice(place + 1).join(' ') === rest ? [sound, other[place] ?? null] : undefined
}

test('all 39 phonemes, the weak vowel and the long British one have words and texts in both languages', () => {
  expect(Object.keys(phonemeIpa)).toHaveLength(39)
  const expected = [...Object.keys(phonemeIpa), 'schwa', 'palm'].toSorted()
  expect(names.toSorted()).toEqual(expected)
  for (const { sounds } of [zh, en]) {
    expect(Object.keys(sounds).toSorted()).toEqual(expected)
    for (const texts of Object.values(sounds)) {
      expect(Object.keys(texts)).toEqual(['mouth', 'tip'])
      for (const text of Object.values(texts)) expect(text.length).toBeGreaterThan(15)
    }
  }
})

test('the weak vowel and the long British one are told from others by their letters', () => {
  expect(nameOfPhoneme('AA', 'ɑː')).toBe('palm')
  expect(nameOfPhoneme('AA', 'ɑ')).toBe('AA')
  expect(nameOfPhoneme('AA', 'ɒ')).toBe('AA')
  expect(nameOfPhoneme('AH', 'ə')).toBe('schwa')
  expect(nameOfPhoneme('AH', 'ʌ')).toBe('AH')
  expect(nameOfPhoneme('toString', 'x')).toBeUndefined()
})

describe.each(accents)('in the %s accent', (accent) => {
  const namesHere = names.filter((name) => name !== 'palm' || accent === 'uk')

  test.each(namesHere)('%s is in its example, a headword', (name) => {
    expect(soundsOf(wordsOf(name).example, accent)).toContain(name)
  })

  test.each(namesHere.filter((name) => wordsOf(name).contrast !== undefined))(
    '%s alone tells its two words apart',
    (name) => {
      const { example, contrast = '' } = wordsOf(name)
      const [sound, other] = onlyDifference(soundsOf(example, accent), soundsOf(contrast, accent)) ?? []
      expect(sound).toBe(name)
      expect(other).not.toBe(name)
      // Of these sounds this one alone is usually lost, not replaced.
      expect(other === null).toBe(name === 'Y')
    },
  )
})
