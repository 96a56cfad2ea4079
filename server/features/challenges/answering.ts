/** Takes answers to an open run: sorts out repeats, judges the rest, and hands them to the answers service. */
import type { Answer, answerRun } from '#contract/challenges'
import type { Output } from '#contract/core'
import { isHumanPace } from '#rules/pace'
import { belongsTo, isCorrect } from '#rules/run'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { Fault } from '../../http/errors.ts'
import { recordAnswers, type JudgedAnswer } from '../answers/service.ts'
import { alive } from './runs.ts'
import { readRunWords } from '../words/service.ts'
import { answersOf, lockRun } from './store.ts'

/** Nobody needs more tries than this for eight words; it bounds what one run can write. */
const MAX_ANSWERS = 400

export async function takeAnswers(
  { db, now }: Deps,
  session: Session,
  runId: string,
  given: readonly Answer[],
): Promise<Output<typeof answerRun>> {
  return db.transaction(async (tx) => {
    const run = await lockRun(tx, session.userId, runId)
    if (!run) throw new Fault('run_not_found')
    const at = now()
    const before = await answersOf(tx, session.userId, runId)
    const known = new Set(before.map(({ id }) => id))
    const fresh = [...new Map(given.map((answer) => [answer.id, answer])).values()].filter(({ id }) => !known.has(id))
    const acknowledged = given.map(({ id }) => id)
    if (fresh.length === 0) return { acknowledged, points: 0 }
    if (run.result) throw new Fault('run_finished')
    alive(run, at)
    if (before.length + fresh.length > MAX_ANSWERS) throw new Fault('answer_foreign')
    const words = await readRunWords(
      tx,
      fresh.map(({ word_id }) => word_id),
    )
    const counted = isHumanPace(before.length + fresh.length, at.getTime() - run.issuedAt.getTime())
    const answered = new Set(before.map(({ wordId }) => wordId))
    const judged = fresh.map((answer): JudgedAnswer => {
      const question = run.questions.find((each) => belongsTo(each, answer))
      const word = words.find(({ id }) => id === answer.word_id)
      if (!question || !word) throw new Fault('answer_foreign')
      const first = !answered.has(answer.word_id)
      answered.add(answer.word_id)
      return {
        id: answer.id,
        wordId: answer.word_id,
        kind: answer.kind,
        given: answer.given,
        correct: isCorrect(question, answer, words),
        hinted: answer.hinted,
        slips: answer.slips,
        ms: answer.ms,
        letters: word.headword.length,
        first,
        counted,
      }
    })
    const points = await recordAnswers(tx, session, { runId, position: before.length, answers: judged }, at)
    return { acknowledged, points }
  })
}
