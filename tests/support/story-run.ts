/** Runs for stories: built and judged by the rules, like those of the server. */
import type { Answer, ChallengeType, Run, RunResult, RunWord } from '#contract/challenges'
import { buildQuestions } from '#rules/questions'
import { seededRandom } from '#rules/random'
import { judgeBy, runResult } from '#rules/run'
import { starsFor } from '#rules/stars'
import type { MockAnswers } from './mock-api.ts'
import { animals, foods } from './story-words.ts'

export const storyWords: RunWord[] = [...animals, ...foods].map(({ headword, uk, us, meaning, src }, index) => ({
  id: index + 1,
  headword,
  ipa_uk: uk,
  ipa_us: us,
  meaning,
  picture: src,
}))

export function storyRun(type: ChallengeType, rest: Partial<Run> = {}): Run {
  const pool = storyWords.map((word) => ({ ...word, frequency: word.id, subcategory: null, synonyms: [] }))
  return {
    id: '5d0f7f0e-1111-4222-8333-444455556666',
    category: 'animals-nature',
    sub: null,
    title: { zh: '动物与自然', en: 'Animals and nature' },
    difficulty: 'easy',
    level: 1,
    type,
    words_from: 'level',
    issued_at: '2026-01-01T00:00:00.000Z',
    expires_at: '2026-01-02T00:00:00.000Z',
    questions: buildQuestions({ type, words: pool, pool, random: seededRandom(type) }),
    words: storyWords,
    answers: [],
    result: null,
    ...rest,
  }
}

/** What a run comes to when its first `missed` words were missed. */
export function storyResult(run: Run, missed: number): RunResult {
  const asked = run.questions.flatMap((question) => ('word_id' in question ? [question.word_id] : question.left))
  const right = asked.length - missed
  const stars = starsFor(right, asked.length)
  return {
    stars,
    best_stars: stars,
    right_at_first_try: right,
    total: asked.length,
    points: right * 10,
    ms: 74_000,
    missed: asked.slice(0, missed).map((word_id, index) => ({
      word_id,
      given: run.type === 'typing' ? (index === 0 ? 'hx' : headwordOf(word_id)) : String((word_id % 8) + 1),
    })),
    next_level: { level: run.level + 1, unlocked: stars === 3 },
    current_streak: 3,
  }
}

export const headwordOf = (id: number): string => storyWords.find((word) => word.id === id)?.headword ?? ''

/** A server that takes the answers of this run and counts them at its end. */
export function runServer(run: Run): MockAnswers {
  const answers: Answer[] = [...run.answers]
  return {
    'POST /api/runs': run,
    'POST /api/runs/{id}/answers': ({ body }) => {
      const given = (body as { answers: Answer[] }).answers
      answers.push(...given)
      return { acknowledged: given.map(({ id }) => id), points: 0 }
    },
    'POST /api/runs/{id}/finish': () => {
      const { rightAtFirstTry, total, missed } = runResult(run.questions, answers, judgeBy(run.words))
      return {
        ...storyResult(run, 0),
        stars: starsFor(rightAtFirstTry, total),
        best_stars: starsFor(rightAtFirstTry, total),
        right_at_first_try: rightAtFirstTry,
        points: rightAtFirstTry * 10,
        missed,
      }
    },
  }
}
