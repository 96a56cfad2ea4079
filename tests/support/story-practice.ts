/** Practices for stories: every kind of question, judged by the rules like those of the server. */
import type { Answer, Question } from '#contract/challenges'
import type { Practice, PracticeResult } from '#contract/practice'
import { seededRandom } from '#rules/random'
import { judgeBy, runResult } from '#rules/run'
import { letterTiles, sentenceTiles } from '#rules/tiles'
import type { MockAnswers } from './mock-api.ts'
import { storyWords } from './story-run.ts'

const random = seededRandom('practice')
const sentence = 'The fox sleeps in the garden.'

/** One question of each kind, all about the fox but for the pairs. */
export const questions = {
  choose_picture: { kind: 'choose_picture', word_id: 1, options: [2, 1, 3, 4] },
  choose_meaning: { kind: 'choose_meaning', word_id: 1, options: [3, 4, 1, 2] },
  choose_word: { kind: 'choose_word', word_id: 1, options: [4, 1, 2, 3] },
  spell_word: { kind: 'spell_word', word_id: 1, tiles: letterTiles('fox', random) },
  type_word: { kind: 'type_word', word_id: 1 },
  listen_and_type: { kind: 'listen_and_type', word_id: 1 },
  arrange_sentence: {
    kind: 'arrange_sentence',
    word_id: 1,
    sentence,
    zh: '狐狸在花园里睡觉。',
    tiles: sentenceTiles(sentence, random),
  },
  say_word: { kind: 'say_word', word_id: 1 },
  match_pairs: { kind: 'match_pairs', left: [1, 2, 3, 4], right: [4, 2, 1, 3] },
} as const satisfies Record<string, Question>

export const storyPractice = (kinds: readonly (keyof typeof questions)[], rest: Partial<Practice> = {}): Practice => ({
  id: '7d0f7f0e-1111-4222-8333-444455556666',
  issued_at: '2026-01-01T00:00:00.000Z',
  expires_at: '2026-01-02T00:00:00.000Z',
  questions: kinds.map((kind) => structuredClone(questions[kind]) as Question),
  words: storyWords,
  not_found: [],
  answers: [],
  result: null,
  ...rest,
})

/** A choice of the word for each of the first words. */
export const choicesOf = (count: number): Question[] =>
  storyWords
    .slice(0, count)
    .map(({ id }) => ({ kind: 'choose_word', word_id: id, options: [1, 2, 3, id > 3 ? id : 4] }))

/** What it comes to when these words were missed. */
export const storyPracticeResult = (missed: PracticeResult['missed'], total = 8): PracticeResult => ({
  right_at_first_try: total - missed.length,
  total,
  points: 10 * (total - missed.length),
  ms: 96_000,
  missed,
  current_streak: 4,
})

/** A server that takes the answers of this practice and counts them at its end. */
export function practiceServer(practice: Practice): MockAnswers {
  const answers: Answer[] = [...practice.answers]
  return {
    'POST /api/practices': practice,
    'POST /api/practices/{id}/answers': ({ body }) => {
      const given = (body as { answers: Answer[] }).answers
      answers.push(...given)
      return { acknowledged: given.map(({ id }) => id), points: 0 }
    },
    'POST /api/practices/{id}/finish': () => {
      const { missed, total } = runResult(practice.questions, answers, judgeBy(practice.words))
      return storyPracticeResult(missed, total)
    },
  }
}
