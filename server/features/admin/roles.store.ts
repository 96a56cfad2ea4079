/** The administrator role. The operator grants it on the command line, never over the network. */
import { and, eq, isNull, ne } from 'drizzle-orm'
import { recordBackup } from '../../db/backups.store.ts'
import type { Reader, Tx } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'
import { logAdmin, readAdminLog } from './admin-log.store.ts'

const isActiveAdministrator = and(eq(users.role, 'admin'), isNull(users.suspendedAt), isNull(users.deletedAt))

/**
 * Ids of the administrators who may sign in, locked in one order: of two who suspend each other at once, or who both delete their accounts,
 * the second waits and finds what the first did.
 */
export async function lockAdministrators(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(isActiveAdministrator)
    .orderBy(users.id)
    .for('no key update')
  return rows.map(({ id }) => id)
}

const roles = { grant: 'admin', revoke: 'user' } as const

/** Ids of the administrators who may sign in. */
export async function listAdministrators(db: Reader): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(isActiveAdministrator)
  return rows.map(({ id }) => id)
}

/**
 * Carries out 'grant ann@example.com' or 'revoke ann@example.com' and resolves to a sentence for the operator. It counts from the next call
 * of that person on. 'log' resolves to what administrators did, a line each, and 'record-backup' notes a backup that was
 * made in another way. Throws an Error with a sentence when it cannot be done.
 */
export async function administer(db: Reader, command: string): Promise<string> {
  const [verb = '', email = '', ...rest] = command.trim().split(/\s+/)
  if (verb === 'log' && email === '') return readAdminLog(db)
  if (verb === 'record-backup' && email === '') {
    await recordBackup(db, new Date(), null)
    return 'The backup is recorded.'
  }
  const role = verb === 'grant' || verb === 'revoke' ? roles[verb] : undefined
  if (!role || !email.includes('@') || rest.length > 0)
    throw new Error('npm run admin -- grant|revoke <email>, or log, or record-backup')
  const user = await db.transaction(async (tx) => {
    const isAccount = and(eq(users.email, email.toLowerCase()), ne(users.role, 'guest'))
    const [found] = await tx
      .select({ id: users.id, username: users.username, role: users.role })
      .from(users)
      .where(isAccount)
      .for('update')
    if (!found || found.role === role) return found
    await tx.update(users).set({ role }).where(eq(users.id, found.id))
    const { id: subject, role: before } = found
    await logAdmin(tx, null, { action: 'user.role', subject, before, after: role, at: new Date() })
    return found
  })
  if (!user) throw new Error(`No account has the e-mail ${email}.`)
  return `${user.username} (${email}) is ${role === 'admin' ? 'an administrator now' : 'an administrator no longer'}.`
}
