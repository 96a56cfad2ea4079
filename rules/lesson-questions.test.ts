import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { QuestionWord } from './distractors.ts'
import { lessonQuestions } from './lesson-questions.ts'
import { seededRandom } from './random.ts'
import { wordsAsked } from './run.ts'

const wordAt = (index: number): QuestionWord => ({
  id: index + 1,
  headword: `word${'abcdefghijklmnopqrstuvwx'[index]}`,
  picture: `${index}.webp`,
  meaning: { zh: `词${index}`, en: `meaning ${index}` },
  ipa_uk: 'w',
  ipa_us: 'w',
  frequency: index + 1,
  subcategory: null,
  synonyms: [],
})
const words = Array.from({ length: 8 }, (_, index) => wordAt(index))
const pool = Array.from({ length: 24 }, (_, index) => wordAt(index))
const sentences = new Map(
  words.map(({ id, headword }) => [id, { en: `I like the ${headword} now.`, zh: '我喜欢它。' }] as const),
)

const lesson = (seed: string, wishes: { short?: boolean; speaking?: boolean; listening?: boolean }) =>
  lessonQuestions({ words, sentences, pool, listening: true, random: seededRandom(seed), ...wishes })
const steps = (questions: ReturnType<typeof lesson>) => questions.flatMap(wordsAsked)

test('a short lesson has at most twenty steps, meets every word and has it written or said', () => {
  fc.assert(
    fc.property(fc.string(), fc.boolean(), fc.boolean(), (seed, speaking, listening) => {
      const questions = lesson(seed, { short: true, speaking, listening })
      expect(steps(questions).length).toBeLessThanOrEqual(20)
      const idsOf = (kinds: readonly string[]) =>
        new Set(questions.filter(({ kind }) => kinds.includes(kind)).flatMap(wordsAsked))
      expect(idsOf(['match_pairs', 'choose_picture', 'choose_meaning', 'choose_word']).size).toBe(8)
      expect(idsOf(['spell_word', 'say_word', 'type_word', 'listen_and_type']).size).toBe(8)
      expect(idsOf(['match_pairs']).size).toBeGreaterThan(0)
      expect(idsOf(['arrange_sentence']).size).toBeGreaterThan(0)
    }),
  )
})

test('a lesson that is not short asks every word as a pair, by choice and to be typed', () => {
  const questions = lesson('whole', {})
  expect(steps(questions)).toHaveLength(32)
  for (const kind of ['match_pairs', 'listen_and_type'])
    expect(new Set(questions.filter((each) => each.kind === kind).flatMap(wordsAsked)).size).toBe(8)
})

test('a short lesson of few words stays whole', () => {
  const few = { words: words.slice(0, 4), sentences, pool, listening: true }
  const questions = lessonQuestions({ ...few, short: true, random: seededRandom('few') })
  expect(questions).toEqual(lessonQuestions({ ...few, random: seededRandom('few') }))
})
