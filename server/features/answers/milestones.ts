/** Which round number the end of a session says: counted here, since a page knows no number before its session. */
import type { Milestone } from '#contract/milestones'
import { dayIn, startOfDay } from '#rules/days'
import { markReached, milestonesReached, type Growth } from '#rules/milestones'
import type { Tx } from '../../db/client.ts'
import { readBaseIds } from '../../db/led-words.ts'
import type { Session } from '../../http/context.ts'
import { lockDay, type StreakChange } from '../days/index.ts'
import { countBegunBefore, countLearned, countLearnedAmong, hasResultWith } from './milestones.store.ts'
import { findLearnedWithout } from './rebuild.ts'

interface EndedSession {
  readonly id: string
  /** Of its answers; a word may occur twice. */
  readonly wordIds: readonly number[]
  readonly streak: StreakChange
}

/**
 * The largest milestone that a session reached and no earlier end of this learner has said; null for none. Guests are told of words alone: a
 * streak is not promised to them.
 */
export async function findMilestone(
  tx: Tx,
  learner: Session,
  { id, wordIds, streak }: EndedSession,
  at: Date,
): Promise<Milestone | null> {
  const words = await growthOfWords(tx, learner, { id, wordIds, streak }, at)
  const reached = milestonesReached({
    words,
    // Counted from the best one: a streak that begins anew is not told the same numbers again.
    ...(learner.role !== 'guest' && { streak: { before: streak.before.best, after: streak.after.current } }),
  })
  if (reached.length === 0) return null
  // Two ends at once come one after the other from here on, so the second sees what the first has said.
  await lockDay(tx, learner, at)
  for (const milestone of reached) if (!(await hasResultWith(tx, learner.userId, milestone))) return milestone
  return null
}

/**
 * Learned words before and after. A word counts from the day after its first answer: those that began to count since the last day of study
 * belong to the first session that follows.
 */
async function growthOfWords(
  tx: Tx,
  learner: Session,
  { id, wordIds, streak: { lastDay } }: EndedSession,
  at: Date,
): Promise<Growth> {
  const today = startOfDay(learner.timeZone, dayIn(learner.timeZone, at))
  const earlier = lastDay === null ? today : startOfDay(learner.timeZone, lastDay)
  const asked = [...new Set(wordIds)]
  const { learned: after, learnedEarlier } = await countLearned(tx, learner.userId, { today, earlier })
  // Few sessions come near a number: only theirs are looked at closely.
  const least = Math.max(0, learnedEarlier - asked.length)
  if (markReached('words', { before: least, after }) === null) return { before: after, after }
  const bases = await readBaseIds(tx, asked)
  const headwords = [...new Set(asked.map((word) => bases.get(word) ?? word))]
  const others = learnedEarlier - (await countLearnedAmong(tx, learner.userId, headwords, earlier))
  const before = await findLearnedWithout(tx, learner.user, asked, id)
  return { before: others + (await countBegunBefore(tx, learner.userId, before, earlier)), after }
}
