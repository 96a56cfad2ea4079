import { and, eq, isNotNull, lte } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'
import { orders, phoneCodes, registrations, tickets, users } from '../../db/schema/index.ts'

export async function markDeleted(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.update(users).set({ deletedAt: at }).where(eq(users.id, id))
}

/** Ids of at most `limit` users who deleted their account at `moment` or earlier. */
export async function listDeletedBefore(db: Reader, moment: Date, limit: number): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(lte(users.deletedAt, moment)).limit(limit)
  return rows.map(({ id }) => id)
}

/** The user, locked until the transaction ends; undefined when the account is no longer deleted. */
export async function lockDeletedBefore(tx: Tx, id: string, moment: Date) {
  const [user] = await tx
    .select({ id: users.id, email: users.email, phone: users.phone, avatar: users.avatar })
    .from(users)
    .where(and(eq(users.id, id), lte(users.deletedAt, moment)))
    .for('update')
  return user
}

/** Names of the files that the user added to tickets. */
export async function listScreenshots(tx: Tx, userId: string): Promise<string[]> {
  const isTheirs = and(eq(tickets.userId, userId), isNotNull(tickets.screenshot))
  const rows = await tx.select({ name: tickets.screenshot }).from(tickets).where(isTheirs)
  return rows.flatMap(({ name }) => name ?? [])
}

/** Erases what the service keeps without a name, and rows that are found by e-mail or phone number instead of by user. */
export async function eraseTraces(
  db: Reader,
  { id, email, phone }: Pick<typeof users.$inferSelect, 'id' | 'email' | 'phone'>,
): Promise<void> {
  await db.update(orders).set({ email: null, phone: null }).where(eq(orders.userId, id))
  if (email) await db.delete(registrations).where(eq(registrations.email, email))
  if (phone) await db.delete(phoneCodes).where(eq(phoneCodes.phone, phone))
}

export async function deleteUser(tx: Tx, id: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, id))
}
