/** A new time zone may be another day already, or still: what is limited by the day goes along, so that no day is had twice. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import { dayIn, type Day } from '#rules/days'
import type { Tx } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'
import { learnerDays } from '../../db/schema/learning.ts'
import { lookUps, usages } from '../../db/schema/look-ups.ts'

/** Rows of `usages` beside what is counted elsewhere: points of `learner_days`, words of `look_ups`. */
export const carried = { points: 'points', words: 'wordInfo' } as const

/**
 * Called before the zone changes. The day of the new zone counts at least as much as the day of the old one does; the old day keeps what it has,
 * for requests in flight and for a learner who changes back.
 */
export async function carryDay(tx: Tx, userId: string, timeZone: string, now: Date): Promise<void> {
  const [learner] = await tx.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, userId)).for('update')
  const from = dayIn(learner?.timeZone ?? timeZone, now)
  const to = dayIn(timeZone, now)
  if (from === to) return
  const kept = await tx
    .select()
    .from(usages)
    .where(and(eq(usages.userId, userId), inArray(usages.day, [from, to])))
  const keptOf = (name: string, day: Day) => kept.find((row) => row.name === name && row.day === day)?.count ?? 0
  const own: Readonly<Record<string, (day: Day) => Promise<number>>> = {
    [carried.points]: (day) => pointsOf(tx, userId, day),
    [carried.words]: (day) => tx.$count(lookUps, and(eq(lookUps.userId, userId), eq(lookUps.informedOn, day))),
  }
  for (const name of new Set([...kept.map((row) => row.name), ...Object.keys(own)])) {
    const ownOf = own[name] ?? (() => Promise.resolve(0))
    const count = keptOf(name, from) + (await ownOf(from)) - (await ownOf(to))
    if (count <= 0) continue
    await tx
      .insert(usages)
      .values({ userId, name, day: to, count })
      .onConflictDoUpdate({
        target: [usages.userId, usages.name, usages.day],
        set: { count: sql`greatest(${usages.count}, excluded.count)` },
      })
  }
}

async function pointsOf(tx: Tx, userId: string, day: Day): Promise<number> {
  const isDay = and(eq(learnerDays.userId, userId), eq(learnerDays.day, day))
  return (await tx.select({ points: learnerDays.points }).from(learnerDays).where(isDay))[0]?.points ?? 0
}
