/** Plays runs over the interface, as a page would. */
import { randomUUID } from 'node:crypto'
import {
  answerRun,
  finishRun,
  startRun,
  type Answer,
  type Question,
  type Run,
  type RunResult,
} from '#contract/challenges'
import type { HandlerInput } from '#contract/core'
import { wordsAsked } from '#rules/run'
import type { TestApp } from './app.ts'

type Start = HandlerInput<typeof startRun>['body']

/** The first level that anyone may play. */
export const DEMO = { category: 'animals-nature', difficulty: 'easy', level: 1, type: 'multi-choice' } as const

/** Longer than a person needs for eight answers. */
export const A_WHILE = 20_000

export const start = (app: TestApp, token: string, place: Partial<Start> = {}): Promise<Run> =>
  app.call(startRun, { body: { ...DEMO, id: randomUUID(), ...place } }, token)

/** An answer to one word of a question, right unless said otherwise. */
export function answerTo(run: Run, question: Question, wordId: number, given: Partial<Answer> = {}): Answer {
  const typed = question.kind === 'type_word' || question.kind === 'listen_and_type'
  const headword = run.words.find(({ id }) => id === wordId)?.headword ?? ''
  return {
    id: randomUUID(),
    word_id: wordId,
    kind: question.kind,
    given: typed ? headword : String(wordId),
    hinted: false,
    slips: 0,
    ms: 2_000,
    ...given,
  }
}

/** Every word of a run with its question, in order. */
export const asked = (run: Run): { question: Question; wordId: number }[] =>
  run.questions.flatMap((question) => wordsAsked(question).map((wordId) => ({ question, wordId })))

/** Right answers to every word; the first `missed` words are answered wrong before. */
export function answersFor(run: Run, missed = 0): Answer[] {
  const wrong = asked(run)
    .slice(0, missed)
    .map(({ question, wordId }) => answerTo(run, question, wordId, { given: 'nothing' }))
  return [...wrong, ...asked(run).map(({ question, wordId }) => answerTo(run, question, wordId))]
}

export const send = (app: TestApp, token: string, run: Run, answers: Answer[]) =>
  app.call(answerRun, { params: { id: run.id }, body: { answers } }, token)

export const finish = (app: TestApp, token: string, run: Run): Promise<RunResult> =>
  app.call(finishRun, { params: { id: run.id } }, token)

/** A whole run at a human pace. */
export async function play(
  app: TestApp,
  token: string,
  place: Partial<Start> = {},
  missed = 0,
): Promise<{ run: Run; result: RunResult }> {
  const run = await start(app, token, place)
  app.advance(A_WHILE)
  await send(app, token, run, answersFor(run, missed))
  return { run, result: await finish(app, token, run) }
}
