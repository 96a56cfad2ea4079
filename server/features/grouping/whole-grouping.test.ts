/** Smart grouping over the whole dictionary: 20 texts of ten kinds. */
import { topics } from '#content/topics'
import { groupByTopic } from '#rules/grouping'
import { CONTENT_TIMEOUT, readContent } from '#tests/content'
import { TEXTS } from '#tests/grouping-texts'
import { createWholeLexicon } from '#tests/whole-lexicon'
import { beforeAll, expect, test } from 'vitest'
import { readWords } from './read-words.ts'

const wideOf = new Map(topics.map(({ slug, wide }) => [slug, wide]))

/** Topics and their headwords by text. */
let grouped: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>
beforeAll(async () => {
  const lexicon = await createWholeLexicon(await readContent())
  grouped = new Map(
    Object.entries(TEXTS).map(([name, text]) => {
      const groups = groupByTopic([...readWords(lexicon, text).found.keys()], (topic) => wideOf.get(topic) ?? 'other')
      return [name, new Map(groups.map(({ topic, words }) => [topic, words.map(({ headword }) => headword)]))]
    }),
  )
}, CONTENT_TIMEOUT)

const wordsOf = (name: string) => [...(grouped.get(name) ?? new Map<string, string[]>()).values()].flat()

test('at most 5 % of the words are left in Other, and no text has more than a tenth there', () => {
  const shares = [...grouped].map(([name, groups]) => ({
    name,
    other: groups.get('other')?.length ?? 0,
    all: [...groups.values()].flat().length,
  }))
  const sum = (count: (share: (typeof shares)[number]) => number) =>
    shares.reduce((total, share) => total + count(share), 0)
  expect(sum(({ all }) => all)).toBeGreaterThan(800)
  expect(sum(({ other }) => other) / sum(({ all }) => all)).toBeLessThanOrEqual(0.05)
  expect(shares.filter(({ other, all }) => other > all / 10)).toEqual([])
})

test('the largest group of each text is what the text is about', () => {
  const largest = [...grouped].map(([name, groups]) => [name, [...groups.keys()][0]])
  expect(Object.fromEntries(largest)).toMatchObject({
    'recipe 1': 'food',
    'recipe 2': 'food',
    'news 2': 'economy',
    'exam passage 1': 'environment',
    'exam passage 2': 'city',
    'e-mail 1': 'work',
    'science 1': 'science',
    'science 2': 'science',
    'travel 1': 'travel',
    'travel 2': 'travel',
    'sport 1': 'sport',
    'sport 2': 'sport',
    'school 1': 'education',
    'school 2': 'education',
    'technology 1': 'technology',
    'technology 2': 'technology',
  })
})

test.each([
  ['recipe 1', 'soy sauce; frying pan'],
  ['recipe 2', 'ice cream; orange juice; baking powder'],
  ['news 1', 'prime minister; at least; cut off'],
  ['news 2', 'interest rate; stock market; trade union'],
  [
    'exam passage 1',
    'climate change; fossil fuel; carbon dioxide; sea level; wind power; public transport; as a result',
  ],
  ['exam passage 2', 'traffic jam; shopping mall; urban area'],
  ['story 1', 'once upon a time; come out'],
  ['e-mail 1', 'look forward to; sales manager; deal with; travel agency'],
  ['science 1', 'carry out; pass on'],
  ['science 2', 'solar system; consist of'],
  ['travel 2', 'credit card; sleeping bag; youth hostel; keep an eye on; sun cream'],
  ['sport 1', 'red card; home team; again and again'],
  ['sport 2', 'keep fit; warm up; make friends; plenty of'],
  ['school 1', 'mobile phone; hand in; on time; head teacher'],
  ['school 2', 'look up; keep a diary'],
  ['technology 1', 'artificial intelligence; machine learning'],
  ['technology 2', 'hard disk; operating system; plug in'],
])('phrases of %s stay whole', (name, phrases) => {
  expect(phrases.split('; ').filter((phrase) => !wordsOf(name).includes(phrase))).toEqual([])
})

test('words in a row that only look like a phrase stay apart', () => {
  // 'would be' is no would-be, 'run up to' no run-up, 'a tall man' not at all.
  expect(
    Object.keys(TEXTS)
      .flatMap(wordsOf)
      .filter((word) => ['would-be', 'run-up', 'at all'].includes(word)),
  ).toEqual([])
})
