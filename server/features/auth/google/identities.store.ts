/** Linked accounts as rows. */
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { identities } from '../../../db/schema/identities.ts'

interface Identity {
  readonly issuer: string
  readonly subject: string
  readonly email: string
}

/** The user whose account this identity opens. */
export async function identityOwner(
  db: Reader,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
): Promise<string | undefined> {
  const rows = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
  return rows[0]?.userId
}

/** False when a concurrent request linked it first. */
export async function insertIdentity(
  db: Reader,
  { issuer, subject, email }: Identity,
  userId: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .insert(identities)
    .values({ issuer, subject, email, userId, createdAt: now })
    .onConflictDoNothing()
    .returning({ subject: identities.subject })
  return rows.length > 0
}

export const identitiesOf = (db: Reader, userId: string) =>
  db.select({ email: identities.email }).from(identities).where(eq(identities.userId, userId))

export async function deleteIdentities(db: Reader, userId: string): Promise<void> {
  await db.delete(identities).where(eq(identities.userId, userId))
}

/**
 * Unlinks accounts elsewhere that are of another address than the account, and resolves to their addresses. An intruder may have linked
 * them. Who holds the account's own address gains nothing by a link.
 */
export async function deleteForeignIdentities(
  db: Reader,
  { id, email }: { id: string; email: string | null },
): Promise<string[]> {
  const isForeign = email === null ? undefined : ne(sql`lower(${identities.email})`, email)
  const rows = await db
    .delete(identities)
    .where(and(eq(identities.userId, id), isForeign))
    .returning({ email: identities.email })
  return rows.map((row) => row.email)
}
