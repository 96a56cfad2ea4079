import { and, eq, lt, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { alipayDemoTrades } from '../../../db/schema/orders.ts'

export type DemoTrade = typeof alipayDemoTrades.$inferSelect

/** Keeps the trade that exists: the page may be opened again. */
export async function insertTrade(db: Reader, row: typeof alipayDemoTrades.$inferInsert): Promise<void> {
  await db.insert(alipayDemoTrades).values(row).onConflictDoNothing()
}

export async function findTrade(db: Reader, number: string): Promise<DemoTrade | undefined> {
  return (await db.select().from(alipayDemoTrades).where(eq(alipayDemoTrades.number, number)))[0]
}

/** Pays or closes an open trade; a paid or closed one stays as it is. */
export async function endTrade(db: Reader, number: string, status: 'TRADE_SUCCESS' | 'TRADE_CLOSED'): Promise<void> {
  const isOpen = eq(alipayDemoTrades.status, 'WAIT_BUYER_PAY')
  await db
    .update(alipayDemoTrades)
    .set({ status })
    .where(and(eq(alipayDemoTrades.number, number), isOpen))
}

/** Records the refund under the number of its request; the same number again changes nothing. */
export async function refundTrade(db: Reader, number: string, request: string): Promise<void> {
  await db
    .update(alipayDemoTrades)
    .set({ status: 'TRADE_CLOSED', refundRequest: sql`coalesce(${alipayDemoTrades.refundRequest}, ${request})` })
    .where(eq(alipayDemoTrades.number, number))
}

const KEPT_MS = 90 * 86_400_000

/** Erases trades that are past every refund. */
export async function removeOldTrades(db: Reader, now: Date): Promise<void> {
  await db.delete(alipayDemoTrades).where(lt(alipayDemoTrades.createdAt, new Date(now.getTime() - KEPT_MS)))
}
