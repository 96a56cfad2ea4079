/** Runs and practices that are issued ahead, to be played without a connection. */
import { and, eq, gt, isNull, notExists, sql } from 'drizzle-orm'
import { MAX_OFFLINE_RUNS } from '#rules/late-answers'
import type { Tx } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'
import { answers, runs } from '../../db/schema/learning.ts'
import { practices } from '../../db/schema/practices.ts'
import { HttpError } from '../../http/errors.ts'

const tables = [runs, practices] as const

/**
 * Makes room for one more, in the transaction that inserts it: ends the one that is replaced, unless an answer to it has arrived. Calls of one
 * learner wait for each other. Throws offline_runs_full.
 */
export async function admitOfflineRun(tx: Tx, userId: string, replaces: string | undefined, at: Date): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  let open = 0
  for (const table of tables) {
    const isOpen = and(
      eq(table.userId, userId),
      eq(table.offline, true),
      isNull(table.finishedAt),
      gt(table.expiresAt, at),
    )
    if (replaces !== undefined) {
      const answered = tx
        .select({ one: sql`1` })
        .from(answers)
        .where(and(eq(answers.userId, userId), eq(answers.runId, replaces)))
      await tx
        .update(table)
        .set({ expiresAt: at })
        .where(and(isOpen, eq(table.id, replaces), notExists(answered)))
    }
    open += await tx.$count(table, isOpen)
  }
  if (open >= MAX_OFFLINE_RUNS) throw new HttpError('offline_runs_full')
}
