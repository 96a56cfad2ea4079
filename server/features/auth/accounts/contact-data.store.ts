/** What changes of an account read and write. */
import { and, eq, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader, Tx } from '../../../db/client.ts'
import { users } from '../../../db/schema/accounts.ts'

/** How an account is named and reached. */
export async function personById(db: Reader, id: string) {
  const { username, email, phone, uiLanguage } = users
  const rows = await db
    .select({ id: users.id, username, email, phone, uiLanguage })
    .from(users)
    .where(and(eq(users.id, id), ne(users.role, 'guest')))
  return rows[0]
}

export async function passwordHashOf(db: Reader, userId: string): Promise<string | null> {
  const [row] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId))
  return row?.passwordHash ?? null
}

export async function setPassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId))
}

/** False when another account has the address. */
export const setEmail = (tx: Tx, userId: string, email: string): Promise<boolean> =>
  setUnlessTaken(tx, userId, { email })

/** False when another account has the number. */
export const setPhone = (tx: Tx, userId: string, phone: string): Promise<boolean> =>
  setUnlessTaken(tx, userId, { phone })

async function setUnlessTaken(tx: Tx, userId: string, value: { email: string } | { phone: string }): Promise<boolean> {
  const text = 'email' in value ? value.email : value.phone
  // Of two accounts that ask for the same at once the second waits here and then sees the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${text}, 0))`)
  const other = alias(users, 'other')
  const same = 'email' in value ? eq(other.email, text) : eq(other.phone, text)
  const free = notExists(
    tx
      .select({ id: other.id })
      .from(other)
      .where(and(same, ne(other.id, userId))),
  )
  const changed = await tx
    .update(users)
    .set(value)
    .where(and(eq(users.id, userId), free))
    .returning({ id: users.id })
  return changed.length > 0
}
