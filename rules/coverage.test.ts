import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  coverageOf,
  EASY_SHARE,
  findHelpers,
  formOf,
  MOST_HELPERS,
  NAME,
  readTextWords,
  readTokens,
  splitParagraphs,
  splitSentences,
  UNKNOWN,
  type WordState,
} from './coverage.ts'

/** Word, rank and forms. */
const dictionary = [
  ['the', 1, []],
  ['see', 60, ['saw', 'seen', 'sees']],
  ['they', 20, []],
  ['do', 15, ["don't"]],
  ['brown', 900, []],
  ['rose', 2_000, ['roses']],
  ['eye', 300, ['eyed']],
  ['Monday', 1_500, []],
  ['I', 5, []],
  ['hello', 800, []],
] as const
const entries = new Map(
  dictionary.flatMap(([headword, rank, forms], id) =>
    [headword.toLowerCase(), ...forms].map((form) => [form, { id: id + 1, headword, rank }] as const),
  ),
)
const resolve = (form: string) => entries.get(form.toLowerCase()) ?? null
const read = (text: string) => {
  const { words, forms, running } = readTextWords(text, resolve)
  const kinds = new Map<number | undefined, string>([
    [NAME, 'name'],
    [UNKNOWN, 'unknown'],
  ])
  return {
    running,
    counts: Object.fromEntries(words.map(({ entry, count }) => [entry.headword, count])),
    of: (form: string) => {
      const index = forms.get(formOf(form))
      return kinds.get(index) ?? words[index ?? -9]?.entry.headword ?? 'nothing'
    },
  }
}

describe('running words', () => {
  test('are counted by their word, whatever their form', () => {
    const { counts, running } = read('The rose saw roses. I see the ROSE, and they’re seen.')
    expect(counts).toEqual({ the: 2, rose: 3, see: 3, I: 1, they: 1 })
    // 'and' is not in this dictionary.
    expect(running).toBe(11)
  })

  test('of the dictionary that it does not have are counted as unknown', () => {
    const { of, running } = read('They see a blorb.')
    expect(of('blorb')).toBe('unknown')
    expect(running).toBe(4)
  })

  test('a compound that it does not have is its last part that it has; a contraction its beginning', () => {
    expect(read('blue-eyed they’d don’t').counts).toEqual({ eye: 1, they: 1, do: 1 })
  })

  test('that no dictionary can have are not looked up', () => {
    const asked: string[] = []
    const endless = ["a's".repeat(90_000), `a${"'".repeat(290_000)}b`, 'a-'.repeat(140_000)]
    for (const text of endless)
      expect(readTextWords(text, (form) => (asked.push(form), null))).toMatchObject({ running: 1 })
    expect(asked).toEqual([])
  })

  test('numbers are not counted, in whatever form', () => {
    expect(read('12 3rd 1990s 5-year 3.14 roses')).toMatchObject({ running: 1, counts: { rose: 1 } })
  })
})

describe('names are not counted', () => {
  test.each([
    ['written with a capital within a sentence alone', 'They see Rose. Rose sees Rose.', 'Rose'],
    ['after a title', 'Mr. Brown sees. Mrs Rose sees.', 'Brown'],
    ['unknown, and never written small', 'Quillby sees. Quillby.', 'Quillby'],
    ['an abbreviation that the dictionary has not', 'They see NASA.', 'NASA'],
  ])('%s', (_, text, form) => {
    expect(read(text).of(form)).toBe('name')
  })

  test.each([
    ['written small somewhere', 'They see Rose. A rose sees.', 'Rose', 'rose'],
    ['at the beginning of sentences alone', 'Roses see. “Roses see.” Hello: roses', 'Roses', 'rose'],
    ['written with a capital by the dictionary', 'They see Monday.', 'Monday', 'Monday'],
    ['I', 'They see what I see.', 'I', 'I'],
    ['shouted', 'THEY SEE ROSES', 'SEE', 'see'],
    ['small, and unknown', 'they see quillby', 'quillby', 'unknown'],
  ])('but what is %s is a word', (_, text, form, word) => {
    expect(read(text).of(form)).toBe(word)
  })
})

describe('what would help', () => {
  const word = (count: number, state: WordState, rank = 1) => ({ count, state, rank })

  test('the words that run most, the commoner first among equals, until reading is easy', () => {
    const words = [word(90, 'known'), word(1, 'new', 9), word(2, 'growing'), word(1, 'new', 3), word(3, 'new')]
    expect(coverageOf(words, 100)).toEqual({ running: 100, known: 90, growing: 2, new: 5, unknown: 3, share: 0.9 })
    expect(findHelpers(words, 100)).toEqual({ words: [words[4], words[2]], share: 0.95 })
    expect(findHelpers([word(95, 'known'), word(5, 'new')], 100)).toEqual({ words: [], share: 0.95 })
    expect(findHelpers([], 0)).toEqual({ words: [], share: 0 })
  })

  const someWords = fc.array(
    fc.record({
      count: fc.integer({ min: 1, max: 50 }),
      state: fc.constantFrom<WordState>('known', 'growing', 'new'),
      rank: fc.integer({ min: 1, max: 50_000 }),
    }),
    { maxLength: 60 },
  )

  test('never more than ten, none that is known, and no other word would bring more', () => {
    fc.assert(
      fc.property(someWords, fc.nat(100), (words, unknown) => {
        const running = words.reduce((sum, { count }) => sum + count, unknown)
        const { share, known } = coverageOf(words, running)
        const helpers = findHelpers(words, running)
        expect(helpers.words.length).toBeLessThanOrEqual(MOST_HELPERS)
        expect(helpers.share).toBeGreaterThanOrEqual(share)
        expect(helpers.share).toBeLessThanOrEqual(1)
        expect(helpers.words.every(({ state }) => state !== 'known')).toBe(true)
        const least = Math.min(...helpers.words.map(({ count }) => count))
        const others = words.filter((one) => one.state !== 'known' && !helpers.words.includes(one))
        expect(others.every(({ count }) => count <= least)).toBe(true)
        const without = helpers.words.slice(0, -1).reduce((sum, { count }) => sum + count, known)
        if (helpers.words.length > 0) expect(without / running).toBeLessThan(EASY_SHARE)
        if (others.length > 0 && helpers.words.length < MOST_HELPERS)
          expect(helpers.share).toBeGreaterThanOrEqual(EASY_SHARE)
      }),
    )
  })
})

const someText = fc
  .array(fc.constantFrom('Rose', 'saw', 'the', ' ', ' ', '. ', '\n', '"', 'Mr. ', '😀', '3', '-', '’', '词', '? '), {
    maxLength: 200,
  })
  .map((parts) => parts.join(''))

describe('parts of a text', () => {
  test('sentences; a title ends none, nor does a sign within one', () => {
    const paragraph = 'Mr. Fox ran. “Where to?” asked the owl! It was 3.5 miles, e.g. far.'
    expect(splitSentences(paragraph).map(({ text }) => text.trim())).toEqual([
      'Mr. Fox ran.',
      '“Where to?” asked the owl!',
      'It was 3.5 miles, e.g. far.',
    ])
  })

  test('lines, empty ones left out; a line without end is parted between sentences or words', () => {
    expect(splitParagraphs('One.\n\n  \nTwo.')).toEqual([
      { text: 'One.', start: 0 },
      { text: 'Two.', start: 9 },
    ])
    const long = 'The fox runs far. '.repeat(200)
    const parts = splitParagraphs(long)
    expect(parts.length).toBeGreaterThan(2)
    expect(parts.every(({ text }) => text.length <= 1_200 && text.endsWith('. '))).toBe(true)
    expect(splitParagraphs('x'.repeat(3_000)).map(({ text }) => text.length)).toEqual([1_200, 1_200, 600])
    expect(splitParagraphs('😀'.repeat(1_500)).every(({ text }) => text.isWellFormed())).toBe(true)
  })

  test('lose nothing, and every token is where it says', () => {
    fc.assert(
      fc.property(someText, (text) => {
        expect(
          splitSentences(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
        for (const { start, text: part } of splitParagraphs(text))
          expect(text.slice(start, start + part.length)).toBe(part)
        const shown = splitParagraphs(text).flatMap(({ text: part }) => readTokens(part).map((token) => token.text))
        expect(shown).toEqual(readTokens(text).map((token) => token.text))
        for (const token of readTokens(text)) expect(text.slice(token.start).startsWith(token.text)).toBe(true)
      }),
    )
  })

  test('what is shown has a form, or is a number', () => {
    fc.assert(
      fc.property(someText, (text) => {
        const { forms, words, running } = readTextWords(text, resolve)
        for (const token of readTokens(text))
          expect(forms.has(formOf(token.text)) || /\p{N}/u.test(token.text)).toBe(true)
        const counted = words.reduce((sum, { count }) => sum + count, 0)
        expect(counted).toBeLessThanOrEqual(running)
      }),
    )
  })
})
