/** Flashcards: what learners say of themselves goes into the same log and the same cards as everything else, without points. */
import type { FlashcardAnswer } from '#contract/flashcards'
import { countedTime, LATE_DAYS } from '#rules/late-answers'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import { answersOf, countSessions, recordAnswers, type JudgedAnswer } from '../answers/index.ts'
import { findOwnWords, readLearnerWords } from '../words/index.ts'

const MS_PER_DAY = 86_400_000

/** Most cards in one round. */
const MOST_CARDS = 4_000

/**
 * Records what was said of the cards, and answers the ids that the browser is done with: of the others it sends the answer again. Throws
 * answer_foreign for a round of too many cards, and for one under the id of a run or practice, which learners do not judge themselves.
 */
export async function takeFlashcards(
  { db, now }: Deps,
  session: Session,
  round: string,
  given: readonly FlashcardAnswer[],
): Promise<{ acknowledged: string[] }> {
  return db.transaction(async (tx) => {
    if ((await countSessions(tx, session.userId, round)) > 0) throw new HttpError('answer_foreign')
    const before = await answersOf(tx, session.userId, round)
    const known = new Set(before.map(({ id }) => id))
    const fresh = [...new Map(given.map((answer) => [answer.id, answer])).values()].filter(({ id }) => !known.has(id))
    const own = await findOwnWords(
      tx,
      session.userId,
      fresh.flatMap(({ word }) => word ?? []),
    )
    // Where the note's own changes come later than its cards, the browser sends the answer again.
    const about = fresh.flatMap(({ word_id, word, ...answer }) => {
      const wordId = word_id ?? own.get(word ?? '')
      return wordId === undefined ? [] : [{ ...answer, wordId }]
    })
    if (before.length + about.length > MOST_CARDS) throw new HttpError('answer_foreign')
    const ids = [...new Set(about.map(({ wordId }) => wordId))]
    const there = new Set((await readLearnerWords(tx, session.userId, ids)).map(({ id }) => id))
    const answered = new Set(before.map(({ wordId }) => wordId))
    // An id that is no word never will be one: what was said of it is dropped, and the rest of its batch kept.
    const kept = about.filter(({ wordId }) => there.has(wordId))
    const arrival = now()
    const oldest = new Date(arrival.getTime() - LATE_DAYS * MS_PER_DAY)
    const answers = kept.map(({ id, wordId, knew, ms, at }): JudgedAnswer => {
      const first = !answered.has(wordId)
      answered.add(wordId)
      return {
        id,
        wordId,
        kind: 'flashcard',
        given: knew ? 'knew' : 'not yet',
        correct: knew,
        mistaken: null,
        pictured: false,
        hinted: false,
        slips: 0,
        ms,
        letters: 0,
        first,
        counted: true,
        at: countedTime(at, oldest, arrival),
        source: at === undefined ? 'online' : 'offline',
      }
    })
    if (answers.length > 0)
      await recordAnswers(tx, session, { runId: round, position: before.length, answers }, arrival)
    const arrived = new Set([...known, ...about.map(({ id }) => id)])
    return { acknowledged: given.flatMap(({ id }) => (arrived.has(id) ? id : [])) }
  })
}
