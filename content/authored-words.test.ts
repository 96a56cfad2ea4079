/** What we wrote about words: every line is about its word, in both languages, and fit for everybody. */
import { CONTENT_TIMEOUT, readContent } from '#tests/content'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AuthoredWord } from './authored-words.ts'
import { examplesOf, readAuthoredWords } from './authored-words.ts'
import { examplesOfMissingSenses } from './heteronyms.ts'
import { entryFaults } from './authoring/formal-faults.ts'
import { originFaults } from './authoring/origin-lines.ts'
import { readInflections } from './authoring/inflections.ts'
import { holdsListedWord, isUnfit } from './denied.ts'
import type { ContentRows } from './rows.ts'

let authored: ReadonlyMap<string, AuthoredWord>
let rows: ContentRows
beforeAll(async () => {
  ;[authored, rows] = await Promise.all([readAuthoredWords(), readContent()])
}, CONTENT_TIMEOUT)

const examples = () =>
  [...authored].flatMap(([headword, word]) => examplesOf(word).map((example) => ({ headword, ...example })))

describe('authored words', () => {
  test('there are over 3,000, each of them a headword, or leading to one', () => {
    const headwords = new Set(rows.words.map(({ headword }) => headword))
    expect(authored.size).toBeGreaterThan(3_000)
    const bases = new Set(rows.bases.map(({ form }) => form))
    const entries = [...authored.keys()].filter((headword) => !bases.has(headword))
    expect(entries.filter((headword) => !headwords.has(headword))).toEqual([])
  })

  test('no example stands twice, none holds a word that we do not say', () => {
    const sentences = examples().map(({ en }) => en)
    expect(new Set(sentences).size).toBe(sentences.length)
    const fit = examples().filter(({ headword }) => !isUnfit(headword))
    expect(fit.map(({ en }) => en).filter(holdsListedWord)).toEqual([])
  })

  test('every picture word and the 1,000 commonest words have an example with zh', () => {
    const common = rows.words
      .filter(({ frequency }) => frequency !== null)
      .sort((one, other) => (one.frequency ?? 0) - (other.frequency ?? 0))
      .slice(0, 1_000)
    const wanted = [...rows.pictures, ...common].map(({ headword }) => headword).filter((word) => !isUnfit(word))
    const told = new Set(rows.examples.filter(({ zh }) => zh !== null).map(({ headword }) => headword))
    expect(wanted.filter((headword) => !told.has(headword))).toEqual([])
  })

  test('over 300 words have a memory aid or a note on culture', () => {
    const words = [...authored.values()]
    expect(words.filter(({ memory, culture }) => memory ?? culture).length).toBeGreaterThanOrEqual(300)
  })

  test('95 in 100 of the 3,000 commonest authored words have parts or an origin, all without a formal fault', () => {
    const common = rows.words
      .filter(({ headword, frequency }) => frequency !== null && authored.get(headword)?.senses)
      .sort((one, other) => (one.frequency ?? 0) - (other.frequency ?? 0))
      .slice(0, 3_000)
    const told = new Set([
      ...rows.wordNotes.filter(({ kind }) => kind === 'etymology').map(({ headword }) => headword),
      ...rows.roots.filter(({ zh }) => zh !== null).map(({ headword }) => headword),
    ])
    expect(common.filter(({ headword }) => told.has(headword)).length).toBeGreaterThan(2_850)
    const faults = [...authored].flatMap(([headword, { parts, origin }]) =>
      originFaults({ ...(parts && { parts }), ...(origin && { origin }) }).map((fault) => `${headword}: ${fault}`),
    )
    expect(faults).toEqual([])
  })

  test('our senses and examples stand first', () => {
    const first = (headword: string) => rows.senses.find((row) => row.headword === headword && row.position === 1)
    expect(first('the')?.partOfSpeech).toBe('art')
    expect(rows.senses.filter(({ headword }) => headword === 'he').map(({ zh }) => zh)).toEqual(['他'])
    const [example] = rows.examples.filter(({ headword }) => headword === 'he')
    expect(example?.zh).toMatch(/\p{Script=Han}/u)
  })

  test(
    'no entry has a formal fault',
    async () => {
      const inflections = await readInflections(authored)
      const faults = [...authored].flatMap(([headword, word]) =>
        entryFaults(headword, word, inflections.get(headword) ?? []).map((fault) => `${headword}: ${fault}`),
      )
      expect(faults).toEqual([])
    },
    CONTENT_TIMEOUT,
  )

  test('where senses have examples, these are shown, that of the asked one first, and no sentence of another word; at most three and those of further sounds, each with its zh', () => {
    const shown = Map.groupBy(rows.examples, ({ headword }) => headword)
    const meanings = new Map(rows.words.map(({ headword, meaningZh }) => [headword, meaningZh]))
    const complete = [...authored].filter(
      ([headword, { senses }]) => meanings.has(headword) && senses?.some(({ example }) => example),
    )
    expect(complete.length).toBeGreaterThan(10_000)
    for (const [headword, word] of complete) {
      const written = examplesOf(word).map(({ en, zh }) => ({ en, zh }))
      // That of the sense which questions ask stands first; the others keep their order.
      const meaning = meanings.get(headword) ?? ''
      const asked = word.senses?.find(({ zh }) => zh.includes(meaning))?.example ?? written[0]
      const own = [asked, ...written.filter(({ en }) => en !== asked?.en)].slice(0, 3)
      expect(
        shown.get(headword)?.map(({ en, zh }) => ({ en, zh })),
        headword,
      ).toEqual([...own, ...examplesOfMissingSenses(headword)])
    }
  })
})
