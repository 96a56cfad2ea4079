/** What the tutor knows of a learner's words. */
import { and, eq } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { cards } from '../../db/schema/learning.ts'
import { usages } from '../../db/schema/look-ups.ts'
import { isLearnedBefore } from '../answers/index.ts'

/** `today` is when the learner's present day began. */
export const countLearned = (db: Reader, userId: string, today: Date): Promise<number> =>
  db.$count(cards, and(eq(cards.userId, userId), isLearnedBefore(today)))

/** Answers of the service that were counted on a day of the learner. */
export async function readUsed(db: Reader, userId: string, day: string): Promise<number> {
  const isIt = and(eq(usages.userId, userId), eq(usages.name, 'tutor'), eq(usages.day, day))
  return (await db.select({ count: usages.count }).from(usages).where(isIt))[0]?.count ?? 0
}
