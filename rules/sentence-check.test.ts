import { expect, test } from 'vitest'
import { checkSentence, type KnownWord, type SentenceFinding } from './sentence-check.ts'

const headword = (text: string, startsWithVowel: boolean | null = false): KnownWord => ({
  headword: text,
  isHeadword: true,
  forms: [],
  startsWithVowel,
})
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
const check = (sentence: string, word: string | null = null) =>
  checkSentence(sentence, word, (text) => known.get(text) ?? null)

test.each<[string, string | null, SentenceFinding[]]>([
  ['I eat an apple.', 'apple', []],
  ['I eat apples!', 'apple', []],
  ['She gave up.', 'give up', []],
  ['We eat in an hour, and go.', null, []],
  ['I eat a apple.', 'apple', [{ kind: 'article', given: 'a', right: 'an', next: 'apple' }]],
  ['It is an university.', null, [{ kind: 'article', given: 'an', right: 'a', next: 'university' }]],
  [
    'I eat an aple.',
    'apple',
    [
      { kind: 'missing_word', word: 'apple' },
      { kind: 'unknown_word', word: 'aple' },
    ],
  ],
  ['She can goes home.', null, [{ kind: 'base_form', after: 'can', given: 'goes', right: 'go' }]],
  ['She didn’t went home.', null, [{ kind: 'base_form', after: 'didn’t', given: 'went', right: 'go' }]],
  ['I want to went home.', null, [{ kind: 'base_form', after: 'to', given: 'went', right: 'go' }]],
  ['I eat the the apple.', null, [{ kind: 'repeated', word: 'the' }]],
  ['he and i eat', null, [{ kind: 'small_i' }, { kind: 'capital' }, { kind: 'full_stop' }]],
])('%s', (sentence, word, findings) => {
  expect(check(sentence, word)).toEqual(findings)
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
