/** How many new words today has room for. */
import type { NewWords } from '#contract/new-words'
import { dayIn, startOfDay } from '#rules/days'
import { isBacklog, newWordsFor, newWordsLeft } from '#rules/new-words'
import type { Reader } from '../../db/client.ts'
import type { Session } from '../../http/context.ts'
import { readPlannedDay } from '../planner/index.ts'
import { countBegun, countDue } from './reviews.store.ts'

/** By the learner's own day and, where there is one, their plan for an exam. `known` saves a count that the caller has. */
export async function readNewWords(
  db: Reader,
  session: Session,
  at: Date,
  known?: { readonly due: number },
): Promise<NewWords> {
  const { userId, timeZone, user } = session
  const [due, planned] = await Promise.all([known?.due ?? countDue(db, userId, at), readPlannedDay(db, session, at)])
  if (planned) {
    const { perDay, begun } = planned
    const left = newWordsLeft({ due, begun, perDay })
    return { per_day: perDay, begun, left, waiting: isBacklog(due), planned: true }
  }
  const begun = await countBegun(db, userId, startOfDay(timeZone, dayIn(timeZone, at)))
  const perDay = newWordsFor(user.dailyMinutes)
  return { per_day: perDay, begun, left: newWordsLeft({ due, begun, perDay }), waiting: isBacklog(due) }
}
