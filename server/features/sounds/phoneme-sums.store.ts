/** Sums of how phonemes came out, by learner and week. */
import { eq, sql, sum } from 'drizzle-orm'
import { dayIn, type Day } from '#rules/days'
import { mondayOf } from '#rules/streak'
import type { Reader, Tx } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'
import { phonemeSums } from '../../db/schema/sounds.ts'

type Row = typeof phonemeSums.$inferSelect
export type PhonemeResult = Pick<Row, 'phoneme' | 'state' | 'heard'>

/** Monday of the week of an instant on the learner's calendar. */
export async function readWeekOf(db: Reader, userId: string, at: Date): Promise<Day> {
  const [user] = await db.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, userId))
  return mondayOf(dayIn(user?.timeZone ?? '', at))
}

/** Adds one for each result. */
export async function addPhonemes(tx: Tx, userId: string, week: Day, results: readonly PhonemeResult[]): Promise<void> {
  const same = Map.groupBy(results, ({ phoneme, state, heard }) => [phoneme, state, heard].join(' '))
  // In one order everywhere, so that two transactions that add the same rows wait for each other and do not deadlock.
  const rows = [...same]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, [first, ...more]]) => (first ? [{ ...first, userId, week, count: more.length + 1 }] : []))
  if (rows.length === 0) return
  await tx
    .insert(phonemeSums)
    .values(rows)
    .onConflictDoUpdate({
      target: [phonemeSums.userId, phonemeSums.week, phonemeSums.phoneme, phonemeSums.state, phonemeSums.heard],
      set: { count: sql`${phonemeSums.count} + excluded.count` },
    })
}

export type PhonemeSum = PhonemeResult & {
  /** Null for all weeks before `from`, which are one sum. */
  readonly week: Day | null
  readonly count: number
}

/** All sums of a learner: those since `from` by week. */
export function readPhonemes(db: Reader, userId: string, from: Day): Promise<PhonemeSum[]> {
  const week = sql<Day | null>`case when ${phonemeSums.week} >= ${from}::date then ${phonemeSums.week}::text end`
  const { phoneme, state, heard } = phonemeSums
  return db
    .select({ week: week.as('shown_week'), phoneme, state, heard, count: sum(phonemeSums.count).mapWith(Number) })
    .from(phonemeSums)
    .where(eq(phonemeSums.userId, userId))
    .groupBy(sql`shown_week`, phoneme, state, heard)
}
