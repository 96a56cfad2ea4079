/** Congratulations in the database. */
import { and, eq, gt } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'
import { congratulations } from '../../db/schema/together.ts'

export async function readLast(db: Reader, userId: string, otherId: string): Promise<Date | undefined> {
  const isIt = and(eq(congratulations.userId, userId), eq(congratulations.otherId, otherId))
  return (await db.select({ at: congratulations.at }).from(congratulations).where(isIt))[0]?.at
}

export async function saveCongratulation(tx: Tx, row: typeof congratulations.$inferInsert): Promise<void> {
  await tx
    .insert(congratulations)
    .values(row)
    .onConflictDoUpdate({ target: [congratulations.userId, congratulations.otherId], set: { at: row.at } })
}

export function readCongratulated(db: Reader, userId: string, since: Date) {
  return db
    .select({ otherId: congratulations.otherId, at: congratulations.at })
    .from(congratulations)
    .where(and(eq(congratulations.userId, userId), gt(congratulations.at, since)))
}
