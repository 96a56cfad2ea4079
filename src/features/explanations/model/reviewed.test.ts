import { expect, test } from 'vitest'
import type { Section, WordRecord } from '#contract/words'
import { reviewedSection, senseFacts } from './reviewed.ts'

const definitions: Section = {
  kind: 'definitions',
  source: ['wordgrove', 'ecdict'],
  items: [
    { part_of_speech: 'n', zh: '布料；织物', en: 'cloth' },
    { part_of_speech: 'v', zh: '编造', en: 'to make up' },
  ],
}
const example = { id: '1-1', en: 'This fabric is soft.', zh: '这块布料很软。' }
const record = (...sections: Section[]): WordRecord => ({
  id: 1,
  headword: 'fabric',
  ipa_uk: null,
  ipa_us: null,
  meaning: { zh: '布料；织物', en: 'cloth' },
  picture: null,
  tags: [],
  frequency: null,
  form_of: [],
  sections,
})
const examples = (...source: Section['source']): Section => ({ kind: 'examples', source, items: [example] })
const BAG = { zh: '布袋', en: '' }
const asked = (zh: string, en = '') => ({ meaning: { zh, en } })

test('a word has the part of speech and the sentence of the sense that was asked for', () => {
  const known = record(definitions, examples('wordgrove'))
  expect(senseFacts(asked('织物'), known)).toEqual({ partOfSpeech: 'n', example })
  expect(senseFacts(asked('', 'cloth'), known)).toEqual({ partOfSpeech: 'n', example })
})

test('a word of one sense has its part of speech, whatever the question calls it', () => {
  const [cloth] = definitions.items
  const known = { ...record({ ...definitions, items: cloth ? [cloth] : [] }, examples('wordgrove')), meaning: BAG }
  expect(senseFacts({ meaning: BAG }, known)).toEqual({ partOfSpeech: 'n', example })
})

test('the sentence is of the meaning that the dictionary asks, also where that is not its first', () => {
  const known = { ...record(definitions, examples('wordgrove')), meaning: { zh: '编造', en: 'to make up' } }
  expect(senseFacts(asked('编造'), known)).toEqual({ partOfSpeech: 'v', example })
  expect(senseFacts(asked('布料'), known)).toEqual({ partOfSpeech: 'n', example: undefined })
})

test('that sentence explains no other sense', () => {
  const known = record(definitions, examples('wordgrove'))
  expect(senseFacts(asked('编造'), known)).toEqual({ partOfSpeech: 'v', example: undefined })
  expect(senseFacts(asked('工厂', 'cloth'), known)).toEqual({ partOfSpeech: '', example: undefined })
})

test.each([[['wordnet']], [['wordgrove', 'wordnet']], [['ai']]] as const)(
  'a sentence of %j was not reviewed and is not shown',
  (source) => {
    expect(senseFacts(asked('布料'), record(definitions, examples(...source))).example).toBeUndefined()
  },
)

test('a word without an entry has nothing', () => {
  expect(senseFacts(asked('布料'), undefined)).toEqual({ partOfSpeech: '', example: undefined })
  expect(reviewedSection(undefined, 'word_structure')).toBeUndefined()
})
