import { expect, test } from 'vitest'
import fc from 'fast-check'
import { checkSentence, keepLikelySlips } from './sentence-check.ts'
import type { AboutWord, KnownWord, SentenceFinding } from './sentence-finding.ts'

const headword = (text: string, startsWithVowel: boolean | null = false): KnownWord => ({
  headword: text,
  isHeadword: true,
  forms: [],
  startsWithVowel,
})
/** A finding without its place. */
type Content = SentenceFinding extends infer F ? (F extends unknown ? Omit<F, 'span'> : never) : never
const form = (of: string, ...kinds: string[]): KnownWord => ({
  headword: of,
  isHeadword: false,
  forms: kinds.map((kind) => ({ of, kind })),
  startsWithVowel: null,
})
const plain = 'i we she he you can do dogs to want up eat home the very that had it is in a an go give and not didn’t'
const known = new Map<string, KnownWord>([
  ...plain.split(' ').map((text) => [text.replace('’', "'"), headword(text, null)] as const),
  ['apple', headword('apple', true)],
  ['hour', headword('hour', true)],
  ['university', headword('university', false)],
  ['dog', headword('dog', false)],
  ['goes', form('go', 'third_person', 'plural')],
  ['went', form('go', 'past')],
  ['gave', form('give', 'past')],
  ['apples', form('apple', 'plural')],
  ['left', { ...form('leave', 'past'), isHeadword: true }],
])
const look = (text: string) => known.get(text) ?? null
const check = (sentence: string, word: string | null = null) => checkSentence(sentence, word, look)

test.each<[string, string | null, Content[]]>([
  ['I eat an apple.', 'apple', []],
  ['I eat apples!', 'apple', []],
  ['She gave up.', 'give up', []],
  ['We eat in an hour, and go.', null, []],
  ['I eat a apple.', 'apple', [{ code: 'article', given: 'a', right: 'an', next: 'apple' }]],
  ['It is an university.', null, [{ code: 'article', given: 'an', right: 'a', next: 'university' }]],
  [
    'I eat an aple.',
    'apple',
    [
      { code: 'missing_word', word: 'apple' },
      { code: 'unknown_word', word: 'aple' },
    ],
  ],
  ['She can goes home.', null, [{ code: 'base_form', after: 'can', given: 'goes', right: 'go' }]],
  ['She didn’t went home.', null, [{ code: 'base_form', after: 'didn’t', given: 'went', right: 'go' }]],
  ['I want to went home.', null, [{ code: 'base_form', after: 'to', given: 'went', right: 'go' }]],
  ['I eat the the apple.', null, [{ code: 'repeated', word: 'the' }]],
  ['he and i eat', null, [{ code: 'capital' }, { code: 'small_i' }, { code: 'full_stop' }]],
])('%s', (sentence, word, findings) => {
  expect(check(sentence, word).map(({ span: _, ...content }) => content)).toEqual(findings)
})

test('what may be right is not called wrong', () => {
  for (const sentence of [
    'Can dogs go home?',
    'Xiaolin and Zorp eat the apple.',
    'I eat it very very “home”.',
    'That dog had had an apple.',
  ])
    expect(check(sentence)).toEqual([])
})

const partners: Record<string, KnownWord> = {
  depends: form('depend', 'third_person'),
  depend: headword('depend'),
  weather: headword('weather'),
  of: headword('of', null),
  on: headword('on', null),
  decision: headword('decision'),
  must: headword('must', null),
  make: headword('make', null),
  makes: form('make', 'third_person'),
  aim: headword('aim', true),
  game: headword('game'),
}
const checkPartners = (sentence: string, word: string, about: AboutWord) =>
  checkSentence(sentence, word, (text) => partners[text] ?? look(text), about)

test('a preposition that the phrases of a verb do not show is worth a hint, at its place', () => {
  const about = { phrases: ['depend on'], partsOfSpeech: ['v'] }
  const sentence = 'It depends of the weather.'
  const [finding, ...others] = checkPartners(sentence, 'depend', about)
  expect(others).toEqual([])
  expect(finding).toMatchObject({ code: 'collocation', given: 'depends of', right: ['depends on'] })
  expect(sentence.slice(finding?.span.start, finding?.span.end)).toBe('depends of')
})

test.each<[string, string, AboutWord]>([
  ['It depends on the weather.', 'depend', { phrases: ['depend on'], partsOfSpeech: ['v'] }],
  ['It depends of the weather.', 'depend', { phrases: [], partsOfSpeech: ['v'] }],
  ['It depends of the weather.', 'depend', { phrases: ['depend on', 'depend up', 'depend at'], partsOfSpeech: ['v'] }],
  [
    'It depends of the weather.',
    'depend',
    { phrases: ['depend on'], examples: ['It depends of it.'], partsOfSpeech: ['v'] },
  ],
  ['The aim of the game.', 'aim', { phrases: ['aim at'], partsOfSpeech: ['n', 'v'] }],
  ['We must make a decision.', 'decision', { phrases: ['make a decision'] }],
  ['Do decision and weather depend on it?', 'decision', { phrases: ['make a decision'] }],
])('%s has the partners that it may have', (sentence, word, about) => {
  expect(checkPartners(sentence, word, about)).toEqual([])
})

test('a verb that the phrases of a noun do not show is worth a hint', () => {
  expect(checkPartners('We must do a decision.', 'decision', { phrases: ['make a decision'] })).toMatchObject([
    { code: 'collocation', given: 'do a decision', right: ['make a decision'] },
  ])
})

test('a sentence has a length, and is the learner’s own', () => {
  const about = { examples: ['The dog had an apple.'], fewestWords: 4 }
  expect(checkSentence('I eat apples.', 'apple', look, about).map(({ code }) => code)).toEqual(['too_short'])
  expect(checkSentence('the dog had an  apple!', 'apple', look, about).map(({ code }) => code)).toContain('copied')
})

test('a slip is a word that is spelled nearly like one that the dictionary has', () => {
  const keep = (sentence: string, meant: Record<string, string[]>) =>
    keepLikelySlips(sentence, check(sentence), new Map(Object.entries(meant)), look).map(({ code }) => code)
  expect(keep('I eat an aple and go.', { aple: ['apple'] })).toEqual(['unknown_word'])
  expect(keep('I eat the eutrophication and go home.', { eutrophication: ['education'] })).toEqual([])
  // Nothing of it is English.
  expect(keep('Ich liebe dich sehr.', {})).toHaveLength(3)
})

test('whatever is written, findings lie within it, in order, and none is said twice', () => {
  const piece = fc.oneof(fc.constantFrom(...known.keys(), 'i', 'a', 'Zorp', 'aple', '.', '“', '5th'), fc.string())
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), fc.constantFrom(null, 'apple', 'give up'), (pieces, word) => {
      const sentence = pieces.join(' ')
      const findings = checkSentence(sentence, word, look, {
        fewestWords: 4,
        phrases: ['apple of'],
        examples: ['I go.'],
      })
      for (const { span } of findings) {
        expect(span.start).toBeGreaterThanOrEqual(0)
        expect(span.end).toBeGreaterThanOrEqual(span.start)
        expect(span.end).toBeLessThanOrEqual(sentence.length)
      }
      expect(findings.map(({ span }) => span.start)).toEqual(
        findings.map(({ span }) => span.start).toSorted((a, b) => a - b),
      )
      const contents = findings.map(({ span: _, ...content }) => JSON.stringify(content))
      expect(new Set(contents).size).toBe(contents.length)
    }),
  )
})
