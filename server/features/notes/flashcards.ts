/** Flashcards: what learners say of themselves goes into the same log and the same cards as everything else, without points. */
import type { FlashcardAnswer } from '#contract/flashcards'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { Fault } from '../../http/errors.ts'
import { answersOf, recordAnswers, type JudgedAnswer } from '../answers/service.ts'
import { readNoteWords } from './words.ts'

/** Nobody turns more cards in one round. */
const MOST_CARDS = 4_000

export async function takeFlashcards(
  { db, now }: Deps,
  session: Session,
  round: string,
  given: readonly FlashcardAnswer[],
): Promise<{ acknowledged: string[] }> {
  return db.transaction(async (tx) => {
    const before = await answersOf(tx, session.userId, round)
    const known = new Set(before.map(({ id }) => id))
    const fresh = [...new Map(given.map((answer) => [answer.id, answer])).values()].filter(({ id }) => !known.has(id))
    const acknowledged = given.map(({ id }) => id)
    if (fresh.length === 0) return { acknowledged }
    const words = await readNoteWords(
      tx,
      fresh.map(({ word_id }) => word_id),
    )
    if (before.length + fresh.length > MOST_CARDS || fresh.some(({ word_id }) => !words.has(word_id)))
      throw new Fault('answer_foreign')
    const answered = new Set(before.map(({ wordId }) => wordId))
    const answers = fresh.map(({ id, word_id, knew, ms }): JudgedAnswer => {
      const first = !answered.has(word_id)
      answered.add(word_id)
      return {
        id,
        wordId: word_id,
        kind: 'flashcard',
        given: knew ? 'knew' : 'not yet',
        correct: knew,
        hinted: false,
        slips: 0,
        ms,
        letters: 0,
        first,
        counted: true,
      }
    })
    await recordAnswers(tx, session, { runId: round, position: before.length, answers }, now())
    return { acknowledged }
  })
}
