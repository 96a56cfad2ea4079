/** Taking one's data along, and leaving. */
import { brand } from '#contract/brand'
import { daysToReturn } from '#contract/own-data'
import { Language } from '#contract/patterns'
import { and, eq, lte } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { orders, phoneCodes, registrations, users } from '../../db/schema/index.ts'
import type { Deps } from '../../deps.ts'
import { createSemaphore } from '../../semaphore.ts'
import type { CallContext } from '../../http/context.ts'
import { logSecurity } from '../../security-log.ts'
import { createFiles } from '../../providers/files/index.ts'
import type { Mail } from '../../providers/mail/index.ts'
import { deleteForeignIdentities, endPending, endSessions, lockSessionOwner, requireRecentAuth } from '../auth/index.ts'
import { endRenewal } from '../billing/index.ts'
import { dropAvatar } from '../users/index.ts'
import { deletionMail } from './mails.ts'
import { exported, readTable } from './learner-tables.ts'

const RETURN_MS = daysToReturn * 86_400_000
const ERASED_AT_ONCE = 20

/** A long learner's export is large: one is made at a time. */
const gate = createSemaphore(1, 10)

/** Everything kept about the learner as one JSON file. Throws reauth_required. */
export async function exportData({ db, log, now }: Deps, call: CallContext<'user'>): Promise<Response> {
  const { session } = call
  const at = now()
  requireRecentAuth(session, at)
  const text = await gate(async () => {
    const tables: Record<string, unknown> = {}
    for (const name of Object.keys(exported)) tables[name] = await readTable(db, name, session.userId)
    return JSON.stringify({ service: brand.both, exported_at: at.toISOString(), ...tables }, null, 1)
  })
  logSecurity(log, 'data_exported', call, { userId: session.userId })
  return new Response(text, {
    headers: {
      'Content-Type': 'application/json',
      'Content-Disposition': `attachment; filename="wordgrove-${session.user.username}-${at.toISOString().slice(0, 10)}.json"`,
    },
  })
}

/** Hides the learner and ends their sessions and what waits to change the account; signing in takes it back for 14 days. Throws reauth_required. */
export async function deleteAccount(
  { db, env, log, now }: Deps,
  mail: Mail | null,
  call: CallContext<'user'>,
): Promise<{ erased_at: string }> {
  const { session } = call
  const at = now()
  requireRecentAuth(session, at)
  const { email, uiLanguage } = session.user
  const erasedAt = new Date(at.getTime() + RETURN_MS)
  await db.transaction(async (tx) => {
    const account = await lockSessionOwner(tx, session)
    await tx.update(users).set({ deletedAt: at }).where(eq(users.id, session.userId))
    await endPending(tx, account)
    // Another's Google account must not bring this one back; unless nothing else could.
    if (account.passwordHash || account.phone || (email && mail)) await deleteForeignIdentities(tx, account)
    await endSessions(tx, session.userId)
    await endRenewal(tx, session.userId)
    if (email) {
      const language = Language.safeParse(uiLanguage).data ?? 'zh'
      const words = deletionMail(language, { day: erasedAt, timeZone: session.timeZone, link: `${env.origin}/signin` })
      await mail?.queue(tx, { to: email, ...words }, at)
    }
  })
  logSecurity(log, 'deletion_asked', call, { userId: session.userId })
  return { erased_at: erasedAt.toISOString() }
}

/** Erases the learners whose 14 days are over: the row takes everything along that hangs on it, then their files go. */
export async function eraseDeletedUsers({ db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>): Promise<void> {
  const isOver = lte(users.deletedAt, new Date(now().getTime() - RETURN_MS))
  const over = await db.select({ id: users.id }).from(users).where(isOver).limit(ERASED_AT_ONCE)
  const files = createFiles(env)
  for (const { id } of over) {
    const avatar = await db.transaction(async (tx) => {
      // Asked again, and held: they may come back this very moment.
      const [leaving] = await tx
        .select({ id: users.id, email: users.email, phone: users.phone, avatar: users.avatar })
        .from(users)
        .where(and(eq(users.id, id), isOver))
        .for('update')
      if (!leaving) return null
      await eraseTraces(tx, leaving)
      await tx.delete(users).where(eq(users.id, id))
      return leaving.avatar
    })
    await dropAvatar(files, avatar)
  }
}

type Leaving = Pick<typeof users.$inferSelect, 'id' | 'email' | 'phone'>

/** What stays without a name, and what is found by address or number instead of by user. */
async function eraseTraces(db: Reader, { id, email, phone }: Leaving): Promise<void> {
  await db.update(orders).set({ email: null, phone: null }).where(eq(orders.userId, id))
  if (email) await db.delete(registrations).where(eq(registrations.email, email))
  if (phone) await db.delete(phoneCodes).where(eq(phoneCodes.phone, phone))
}
