import { describe, expect, it } from 'vitest'
import type { QuestionWord } from './distractors.ts'
import { kindsFor, kindsInTurn, mixQuestions } from './mixed-questions.ts'
import { seededRandom } from './random.ts'

const word = (id: number, headword = `word${id}`): QuestionWord => ({
  id,
  headword,
  picture: id % 2 === 0 ? `/pictures/${id}.webp` : null,
  meaning: { zh: `词${id}`, en: `thing ${id}` },
  frequency: id * 100,
  subcategory: null,
  synonyms: [],
})
const many = Array.from({ length: 12 }, (_, index) => word(index + 1))

describe('kindsFor', () => {
  const kindsAt = (state: number, stability: number) =>
    new Set([0, 1, 2, 3, 4, 5].map((turn) => kindsFor({ state, stability, turn })[0]))

  it('only shows what is shaky, then has it heard and put together, then typed', () => {
    expect([...kindsAt(1, 20), ...kindsAt(3, 20), ...kindsAt(2, 1)].every((kind) => kind?.startsWith('choose'))).toBe(
      true,
    )
    expect(kindsAt(2, 8)).toEqual(new Set(['listen_and_type', 'spell_word', 'choose_word']))
    expect(kindsAt(2, 60)).toEqual(new Set(['type_word', 'listen_and_type', 'spell_word']))
  })

  it('asks what was forgotten eight times by its picture, in a sentence and from letters', () => {
    const turns = [0, 1, 2, 3, 4, 5]
    const kindsAfter = (lapses: number, stability: number) =>
      new Set(turns.map((turn) => kindsFor({ state: 2, stability, lapses, turn })[0]))
    for (const stability of [1, 8, 60]) {
      const other = new Set(['choose_picture', 'arrange_sentence', 'spell_word'])
      expect(kindsAfter(8, stability)).toEqual(other)
      expect(kindsAfter(30, stability)).toEqual(other)
    }
    expect(kindsAfter(7, 60)).toEqual(new Set(['type_word', 'listen_and_type', 'spell_word']))
    const sentence = { en: 'I saw word1 there.', zh: '我在那里看见了词1。' }
    const kinds = kindsFor({ state: 1, stability: 1, lapses: 8, turn: 0 })
    const asked = (given: object) => mixQuestions([{ word: word(1), kinds, ...given }], many, seededRandom('leech'))[0]
    expect([asked({ sentence })?.kind, asked({})?.kind]).toEqual(['arrange_sentence', 'choose_meaning'])
  })
})

describe('what is asked to be said', () => {
  const turns = Array.from({ length: 24 }, (_, index) => index)

  it('is nothing without the learner’s leave', () => {
    const cards = [0, 1, 2, 3].flatMap((state) => [1, 8, 60].map((stability) => ({ state, stability })))
    for (const turn of turns) {
      expect(kindsInTurn(turn)).not.toContain('say_word')
      for (const card of cards) expect(kindsFor({ ...card, turn })).not.toContain('say_word')
    }
  })

  it('takes its turn with leave, for words that are no longer shaky', () => {
    const kindsOf = (stability: number) => turns.map((turn) => kindsFor({ state: 2, stability, turn }, true)[0])
    expect(kindsOf(1)).not.toContain('say_word')
    for (const stability of [8, 60])
      expect(kindsOf(stability).filter((kind) => kind === 'say_word')).toHaveLength(turns.length / 4)
    expect(turns.filter((turn) => kindsInTurn(turn, true)[0] === 'say_word')).toHaveLength(turns.length / 6)
  })

  it('is a word with phonetics; another one is typed', () => {
    const kindOf = (asked: QuestionWord) =>
      mixQuestions([{ word: asked, kinds: ['say_word'] }], many, seededRandom('a'))[0]?.kind
    expect(kindOf({ ...word(1), ipa_uk: null, ipa_us: 'fɑks' })).toBe('say_word')
    expect(kindOf(word(1))).toBe('type_word')
  })
})

describe('mixQuestions', () => {
  const ask = (asked: QuestionWord, kinds: Parameters<typeof mixQuestions>[0][number]['kinds'], pool = many) =>
    mixQuestions([{ word: asked, kinds }], pool, seededRandom('a'))[0]

  it('takes the first kind that fits: no picture question without a picture, no tiles for two letters', () => {
    expect(ask(word(2), ['choose_picture', 'choose_meaning'])?.kind).toBe('choose_picture')
    expect(ask(word(3), ['choose_picture', 'choose_meaning'])?.kind).toBe('choose_meaning')
    expect(ask(word(4, 'go'), ['spell_word', 'listen_and_type'])?.kind).toBe('listen_and_type')
  })

  it('asks a phrase in every kind: its spaces are given and count for no letter', () => {
    const kinds = ['choose_meaning', 'choose_word', 'spell_word', 'type_word', 'listen_and_type'] as const
    for (const kind of kinds) expect(ask(word(6, 'take care of it'), [kind])?.kind).toBe(kind)
    const question = ask(word(6, 'take care of it'), ['spell_word'])
    expect(question && 'tiles' in question ? question.tiles : []).not.toContain(' ')
    expect(ask(word(6, 'get in the way of it'), ['spell_word', 'type_word'])?.kind).toBe('type_word')
  })

  it('has a word typed when nothing else fits', () => {
    expect(ask(word(2), ['choose_meaning', 'arrange_sentence'], [])).toEqual({ kind: 'type_word', word_id: 2 })
  })

  it('offers four options, the word among them, none twice', () => {
    const question = ask(word(5), ['choose_word'])
    const options = question && 'options' in question ? question.options : []
    expect(new Set(options).size).toBe(4)
    expect(options).toContain(5)
  })
})
