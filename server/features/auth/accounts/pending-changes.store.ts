/** What waits to change an account. It ends when the account gets another password, e-mail or phone, or is to be deleted. */
import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { phoneCodes, sessions, users } from '../../../db/schema/accounts.ts'
import type { Session } from '../../../http/context.ts'
import { HttpError } from '../../../http/errors.ts'
import { deleteLinks } from '../codes/links.store.ts'
import { deleteMergeRows, endRegistrations } from './accounts.store.ts'

type Reach = Pick<typeof users.$inferSelect, 'id' | 'email' | 'phone'>

const isString = (value: string | null | undefined): value is string => typeof value === 'string'

/**
 * Locks the row of an account until the transaction ends. Every change of how an account is reached or entered takes this lock first, so
 * that of two at once the second sees what the first has ended. Answers and cards, which name the row, do not wait for it.
 */
export async function lockAccount(tx: Tx, userId: string) {
  const { id, email, phone, passwordHash, role } = users
  const [account] = await tx
    .select({ id, email, phone, passwordHash, role })
    .from(users)
    .where(eq(id, userId))
    .for('no key update')
  return account
}

/** Locks the account of a session that is still there, and resolves to it. Throws session_missing: it has ended since the call began. */
export async function lockSessionOwner(tx: Tx, session: Pick<Session, 'id' | 'userId'>) {
  const account = await lockAccount(tx, session.userId)
  const rows = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, session.id))
  if (!account || rows.length === 0) throw new HttpError('session_missing')
  return account
}

/**
 * Ends mailed links, codes to phones, sign-ups for its addresses with their ties to guests, and proofs of who is there. `before` is how the
 * account was reached until now, `after` what takes its place. docs/security.md has the table of what ends when.
 */
export async function endPending(tx: Tx, before: Reach, after: Partial<Reach> = {}): Promise<void> {
  const { id } = before
  const phones = [before.phone, after.phone].filter(isString)
  await deleteLinks(tx, id)
  await tx.delete(phoneCodes).where(or(eq(phoneCodes.userId, id), inArray(phoneCodes.phone, phones)))
  for (const email of [before.email, after.email].filter(isString)) {
    await endRegistrations(tx, email)
    await deleteMergeRows(tx, email)
  }
  await tx
    .update(sessions)
    .set({ provenAt: null })
    .where(and(eq(sessions.userId, id), isNotNull(sessions.provenAt)))
}
