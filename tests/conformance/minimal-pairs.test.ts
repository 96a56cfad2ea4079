/** The pairs of the trainer: common words that learners can look up, told apart by the phoneme that their contrast names and by no other. */
import { minimalPairContrasts } from '#content/minimal-pairs'
import type { WordRow } from '#content/rows'
import { ipaOfPhoneme, phonemeIpa } from '#rules/phonemes'
import { CONTENT_TIMEOUT, readContent } from '#tests/content'
import { beforeAll, expect, test } from 'vitest'
import { targetPhones } from '../../server/providers/scorer/phones.ts'

/** Of the dictionary's ranks: beyond it a word is not common. */
const RAREST = 11_000

const all = minimalPairContrasts.flatMap(({ sounds, accents, pairs }) =>
  pairs.map((pair) => ({ sounds, accents, pair })),
)

let words: ReadonlyMap<string, WordRow>
/** Headwords of which a sense sounds differently. */
let heteronyms: ReadonlySet<string>
beforeAll(async () => {
  const rows = await readContent()
  words = new Map(rows.words.map((word) => [word.headword, word]))
  heteronyms = new Set(rows.senses.filter(({ ipaUs, ipaUk }) => ipaUs ?? ipaUk).map(({ headword }) => headword))
}, CONTENT_TIMEOUT)

/** Phonemes of a printed pronunciation; stress marks are none. */
const soundsOf = (word: string, accent: 'us' | 'uk') => {
  const row = words.get(word)
  return targetPhones((accent === 'us' ? row?.ipaUs : row?.ipaUk) ?? '')
}

/** The phonemes in which two words differ, where they have equally many; undefined for words of another length. */
function differences([one, other]: readonly [string, string], accent: 'us' | 'uk'): string[] | undefined {
  const [first, second] = [soundsOf(one, accent), soundsOf(other, accent)]
  if (first.length !== second.length) return undefined
  return first.flatMap(({ phone, ipa }, index) =>
    second[index]?.ipa === ipa ? [] : [`${phone} ${second[index]?.phone}`],
  )
}

test('there are many, each once, in contrasts of two phonemes of English', () => {
  expect(all.length).toBeGreaterThanOrEqual(60)
  const names = minimalPairContrasts.map(({ sounds }) => sounds.toSorted().join(' '))
  expect(new Set(names).size).toBe(names.length)
  expect(minimalPairContrasts.flatMap(({ sounds }) => sounds).filter((sound) => !(sound in phonemeIpa))).toEqual([])
  const written = all.map(({ sounds, pair }) => `${sounds.join(' ')}: ${pair.toSorted().join(' ')}`)
  expect(written.filter((pair, index) => written.indexOf(pair) !== index)).toEqual([])
})

test('every word is common, reviewed, fit for everyone, and sounds the same in each of its senses', () => {
  const headwords = [...new Set(all.flatMap(({ pair }) => pair))]
  const refused = headwords.filter((headword) => {
    const word = words.get(headword)
    return !word?.reviewed || word.unfit || (word.frequency ?? Infinity) > RAREST || heteronyms.has(headword)
  })
  expect(refused).toEqual([])
})

test('in its accents a pair differs in the two phonemes of its contrast alone, and in no other accent', () => {
  const wrong = all.flatMap(({ sounds, accents, pair }) =>
    (['us', 'uk'] as const)
      .filter((accent) => {
        const isPair = JSON.stringify(differences(pair, accent)) === JSON.stringify([sounds.join(' ')])
        return isPair !== accents.includes(accent)
      })
      .map((accent) => `${pair.join('/')} ${accent}: ${differences(pair, accent)?.join(', ')}`),
  )
  expect(wrong).toEqual([])
})

test('a contrast is written with the letters that the dictionary prints in its accent', () => {
  const wrong = all.flatMap(({ sounds, accents, pair }) =>
    accents.flatMap((accent) => {
      const [first, second] = [soundsOf(pair[0], accent), soundsOf(pair[1], accent)]
      const at = first.findIndex(({ ipa }, index) => second[index]?.ipa !== ipa)
      const printed = [first[at]?.ipa, second[at]?.ipa].join(' ')
      const shown = sounds.map((sound) => ipaOfPhoneme(sound, accent)).join(' ')
      return printed === shown ? [] : [`${pair.join('/')} ${accent}: ${shown}, printed ${printed}`]
    }),
  )
  expect(wrong).toEqual([])
})
