/** The texts that we wrote for the reader keep to what AUTHORING.md says of them. */
import { gradedTexts } from '#content/graded-texts'
import type { ContentRows } from '#content/rows'
import { enText, zhText } from '#content/texts'
import { readingLevels, type ReadingLevel } from '#contract/reading-levels'
import { readTextWords } from '#rules/coverage'
import { CONTENT_TIMEOUT, readContent } from '#tests/content'
import { createWholeLexicon } from '#tests/whole-lexicon'
import { describe, expect, test } from 'vitest'
import { lemmaOf } from '../../server/features/words/lemma.ts'

/** Running words of a text, at least and at most. */
const lengths: Readonly<Record<ReadingLevel, readonly [number, number]>> = {
  starter: [75, 125],
  zk: [110, 165],
  gk: [140, 205],
  cet4: [170, 225],
  cet6: [190, 245],
  ielts: [210, 265],
}
/** The rank in running English up to which every word counts as one of the level, whether a list has it or not. */
const ranks: Readonly<Record<ReadingLevel, number>> = {
  starter: 1_000,
  zk: 2_000,
  gk: 3_500,
  cet4: 5_000,
  cet6: 6_500,
  ielts: 8_000,
}
/** Share of running words that are of the level or of one below it, at least. */
const LEVEL_SHARE = 0.95

describe.each(readingLevels)('%s', (level) => {
  const texts = gradedTexts.filter((text) => text.level === level)

  test('has ten texts, each with a title and a sentence in both languages', () => {
    expect(texts).toHaveLength(10)
    for (const { title, lead, text } of texts) {
      for (const { zh, en } of [title, lead]) {
        expect(zhText.safeParse(zh).success, zh).toBe(true)
        expect(enText.safeParse(en).success, en).toBe(true)
      }
      expect(title.zh.length, title.zh).toBeLessThanOrEqual(16)
      expect(title.en.length, title.en).toBeLessThanOrEqual(40)
      expect(lead.zh.length, lead.zh).toBeLessThanOrEqual(40)
      expect(lead.en.length, lead.en).toBeLessThanOrEqual(90)
      // Plain quotes and no signs that a keyboard lacks: the words of a text are found as learners type them.
      expect(text).toMatch(/^[\x20-\x7E\n]+$/)
      expect(text).not.toMatch(/^\s|\s$|\n{3}|[^\n]\n[^\n]| {2}/)
    }
  })

  test('keeps to the words of its level', { timeout: CONTENT_TIMEOUT + 60_000 }, async () => {
    const content = await readContent()
    const lexicon = await createWholeLexicon(content)
    const isOfLevel = levelWords(content, level)
    const [least, most] = lengths[level]
    for (const { key, text } of texts) {
      const { words, running } = readTextWords(text, (form) => {
        const resolved = lexicon.resolve(form)
        return resolved && lemmaOf(resolved, true)
      })
      expect(running, key).toBeGreaterThanOrEqual(least)
      expect(running, key).toBeLessThanOrEqual(most)
      const beyond = words.filter(({ entry }) => !isOfLevel(entry.headword, entry.rank))
      const known = words.reduce((sum, { count }) => sum + count, 0) - beyond.reduce((sum, { count }) => sum + count, 0)
      const names = beyond.map(({ entry }) => entry.headword).join(', ')
      expect(known / running, `${key} beyond the level: ${names}`).toBeGreaterThanOrEqual(LEVEL_SHARE)
    }
  })
})

test('every text has a name of its own', () => {
  expect(new Set(gradedTexts.map(({ key }) => key)).size).toBe(gradedTexts.length)
  expect(new Set(gradedTexts.map(({ title }) => title.en)).size).toBe(gradedTexts.length)
  expect(new Set(gradedTexts.map(({ text }) => text)).size).toBe(gradedTexts.length)
})

function levelWords({ words }: ContentRows, level: ReadingLevel): (headword: string, rank: number) => boolean {
  // The first level has no list of its own: what is there to see ('cat', 'sock') is seldom read, and on the first list.
  const lists = level === 'starter' ? ['zk'] : readingLevels.slice(0, readingLevels.indexOf(level) + 1)
  const listed = new Set(
    words.filter(({ tags }) => tags.some((tag) => lists.some((list) => list === tag))).map(({ headword }) => headword),
  )
  return (headword, rank) => rank <= ranks[level] || listed.has(headword)
}
