/** Notes on words that learners confuse: ours alone, in both languages, and about words that a learner can look up. */
import { CONTENT_TIMEOUT, readContent } from '#tests/content'
import { expect, test } from 'vitest'
import { nearSynonymGroups } from './near-synonyms.ts'

const texts = nearSynonymGroups.flatMap(({ zh, en, words }) => [{ zh, en }, ...Object.values(words)])

test('a group has two to five words, and every word is a reviewed headword', { timeout: CONTENT_TIMEOUT }, async () => {
  const { words } = await readContent()
  const reviewed = new Set(words.flatMap(({ headword, reviewed: isReviewed }) => (isReviewed ? headword : [])))
  const named = nearSynonymGroups.map((group) => Object.keys(group.words))
  expect(named.filter(({ length }) => length < 2 || length > 5)).toEqual([])
  expect(named.flat().filter((word) => !reviewed.has(word))).toEqual([])
})

test('a text is short enough to be read at once, and none is written twice', () => {
  expect(texts.filter(({ zh, en }) => zh.length > 60 || en.split(' ').length > 24)).toEqual([])
  const headings = nearSynonymGroups.map(({ words }) => Object.keys(words).toSorted().join(' '))
  expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([])
})
