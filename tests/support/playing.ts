/** Plays through the interface, as the browser does. */
import { randomUUID } from 'node:crypto'
import {
  answerRun,
  finishRun,
  startRun,
  type Answer,
  type Difficulty,
  type Run,
  type RunResult,
} from '#contract/challenges'
import type { TestApp } from './app.ts'

export interface Play {
  readonly category?: string
  readonly sub?: string
  readonly difficulty?: Difficulty
  readonly level?: number
  /** How many words are wrong at the first try; each is right at the second. */
  readonly mistakes?: number
}

/** Starts a run of the demo category, typing. */
export const startTyping = ({ call }: TestApp, token: string, { mistakes: _, ...place }: Play = {}): Promise<Run> =>
  call(
    startRun,
    { body: { id: randomUUID(), category: 'animals-nature', difficulty: 'easy', level: 1, ...place, type: 'typing' } },
    token,
  )

/** The typed answer to the word at `index` of a run; `given` is the word itself when left out. */
export function typedAnswer(run: Run, index: number, given?: string): Answer {
  const question = run.questions[index]
  if (question?.kind !== 'type_word') throw new Error(`question ${index} is not for typing`)
  const headword = run.words.find(({ id }) => id === question.word_id)?.headword ?? ''
  return {
    id: randomUUID(),
    word_id: question.word_id,
    kind: 'type_word',
    given: given ?? headword,
    hinted: false,
    slips: 0,
    ms: 3_000,
  }
}

/** Plays a level from start to finish at a person's pace, which moves the clock by a minute. */
export async function playLevel(app: TestApp, token: string, play: Play = {}): Promise<RunResult> {
  const run = await startTyping(app, token, play)
  app.advance(60_000)
  const indexes = run.questions.map((_, index) => index)
  const answers = [
    ...indexes.map((index) => typedAnswer(run, index, index < (play.mistakes ?? 0) ? 'zzz' : undefined)),
    ...indexes.slice(0, play.mistakes ?? 0).map((index) => typedAnswer(run, index)),
  ]
  await app.call(answerRun, { params: { id: run.id }, body: { answers } }, token)
  return app.call(finishRun, { params: { id: run.id } }, token)
}
