import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { confusionKinds, type ConfusionKind } from './confusions.ts'
import { buildDrill } from './drill.ts'
import { areConfusable, type QuestionWord } from './distractors.ts'
import { seededRandom } from './random.ts'
import { belongsTo, wordsAsked } from './run.ts'

const word = (id: number, headword: string, zh: string, given: Partial<QuestionWord> = {}): QuestionWord => ({
  id,
  headword,
  meaning: { zh, en: `the meaning of ${headword}` },
  picture: null,
  frequency: id * 100,
  subcategory: null,
  synonyms: [],
  ...given,
})
const borrow = word(1, 'borrow', '借入')
const lend = word(2, 'lend', '出租')
const pool = [
  word(3, 'carry', '搬运'),
  word(4, 'throw', '扔掉'),
  word(5, 'swim', '游泳'),
  word(6, 'write', '写字'),
  word(7, 'paint', '绘画'),
]
const build = (
  kind: ConfusionKind,
  listening = true,
  words: [QuestionWord, QuestionWord] = [borrow, lend],
  seed = 'a',
) => buildDrill({ words, kind, pool, listening, random: seededRandom(seed) })

describe('buildDrill', () => {
  it('asks first what the confusion shows in, both words in every kind', () => {
    const kindsOf = (kind: ConfusionKind, listening?: boolean) => build(kind, listening).map((each) => each.kind)
    const twice = (...kinds: string[]) => kinds.flatMap((kind) => [kind, kind])
    expect(kindsOf('meaning')).toEqual(twice('choose_word', 'choose_meaning', 'type_word'))
    expect(kindsOf('spelling')).toEqual(twice('type_word', 'choose_meaning', 'spell_word'))
    expect(kindsOf('sound')).toEqual(twice('listen_and_type', 'choose_word', 'spell_word'))
  })

  it('asks nothing that has to be heard of a learner who cannot listen', () => {
    for (const kind of confusionKinds) {
      const kinds = build(kind, false).map((each) => each.kind)
      expect(kinds).not.toContain('listen_and_type')
      expect(kinds).toContain('type_word')
    }
  })

  it('asks nothing that the answer to another question answers as well', () => {
    for (const kind of confusionKinds) {
      for (const listening of [true, false]) {
        const questions = build(kind, listening)
        for (const { kind: answered, ...question } of questions) {
          const answer = { kind: answered, word_id: 'word_id' in question ? question.word_id : 0 }
          expect(questions.filter((each) => belongsTo(each, answer))).toHaveLength(1)
        }
      }
    }
  })

  it('shows both words among the options, never two that could both be right', () => {
    fc.assert(
      fc.property(fc.constantFrom(...confusionKinds), fc.string(), (kind, seed) => {
        const known = new Map([borrow, lend, ...pool].map((each) => [each.id, each]))
        const questions = build(kind, true, [borrow, lend], seed)
        expect(new Set(questions.map((each) => `${each.kind} ${wordsAsked(each).join()}`)).size).toBe(questions.length)
        for (const question of questions) {
          if (!('options' in question)) continue
          expect(question.options).toEqual(expect.arrayContaining([borrow.id, lend.id]))
          expect(new Set(question.options).size).toBe(4)
          const shown = question.options.flatMap((id) => known.get(id) ?? [])
          shown.forEach((one, index) =>
            shown.slice(index + 1).forEach((other) => expect(areConfusable(one, other)).toBe(false)),
          )
        }
      }),
    )
  })

  it('never offers a word beside another that would be right too', () => {
    const grey = word(8, 'advice', '建议')
    const gray = word(9, 'advise', '建议；劝告')
    const questions = build('spelling', true, [grey, gray])
    expect(questions.filter(({ kind }) => kind === 'type_word')).toHaveLength(2)
    for (const question of questions) {
      if ('options' in question) expect(question.options).not.toEqual(expect.arrayContaining([8, 9]))
    }
  })

  it('asks with two options where there are no other words', () => {
    const questions = buildDrill({
      words: [borrow, lend],
      kind: 'meaning',
      pool: [],
      listening: false,
      random: seededRandom('b'),
    })
    expect(questions.flatMap((each) => ('options' in each ? [each.options.length] : []))).toEqual([2, 2, 2, 2])
  })
})
