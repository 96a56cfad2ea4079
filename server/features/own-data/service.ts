/** Taking one's data along, and leaving. */
import { brand } from '#contract/brand'
import { daysToReturn } from '#contract/own-data'
import { Language } from '#contract/patterns'
import { and, eq, lte } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { phoneCodes, registrations, users } from '../../db/schema/index.ts'
import type { Deps } from '../../deps.ts'
import { createGate } from '../../gate.ts'
import type { Session } from '../../http/context.ts'
import { createFiles } from '../../providers/files/index.ts'
import type { Mail } from '../../providers/mail/index.ts'
import { endSessions, requireFresh } from '../auth/service.ts'
import { dropAvatar } from '../users/avatars.ts'
import { deletionMail } from './mails.ts'
import { exported, readTable } from './learner-tables.ts'

const RETURN_MS = daysToReturn * 86_400_000
const ERASED_AT_ONCE = 20

/** A long learner's export is large: one is made at a time. */
const gate = createGate(1, 10)

/** Everything kept about the learner as one JSON file. Throws reauth_required. */
export async function exportData({ db, now }: Deps, session: Session): Promise<Response> {
  const at = now()
  requireFresh(session, at)
  const text = await gate(async () => {
    const tables: Record<string, unknown> = {}
    for (const name of Object.keys(exported)) tables[name] = await readTable(db, name, session.userId)
    return JSON.stringify({ service: brand.both, exported_at: at.toISOString(), ...tables }, null, 1)
  })
  return new Response(text, {
    headers: {
      'Content-Type': 'application/json',
      'Content-Disposition': `attachment; filename="wordgrove-${session.user.username}-${at.toISOString().slice(0, 10)}.json"`,
    },
  })
}

/** Hides the learner and ends their sessions; signing in takes it back for 14 days. Throws reauth_required. */
export async function deleteAccount(
  { db, env, now }: Deps,
  mail: Mail | null,
  session: Session,
): Promise<{ erased_at: string }> {
  const at = now()
  requireFresh(session, at)
  const { email, uiLanguage } = session.user
  const erasedAt = new Date(at.getTime() + RETURN_MS)
  await db.transaction(async (tx) => {
    await tx.update(users).set({ deletedAt: at }).where(eq(users.id, session.userId))
    await endSessions(tx, session.userId)
    if (email) {
      const language = Language.safeParse(uiLanguage).data ?? 'zh'
      const words = deletionMail(language, { day: erasedAt, link: `${env.origin}/signin` })
      await mail?.queue(tx, { to: email, ...words }, at)
    }
  })
  return { erased_at: erasedAt.toISOString() }
}

/** Erases the learners whose 14 days are over: the row takes everything along that hangs on it, then their files go. */
export async function eraseDeletedUsers({ db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>): Promise<void> {
  const isOver = lte(users.deletedAt, new Date(now().getTime() - RETURN_MS))
  const over = await db.select({ id: users.id }).from(users).where(isOver).limit(ERASED_AT_ONCE)
  const files = createFiles(env)
  for (const { id } of over) {
    const avatar = await db.transaction(async (tx) => {
      // Asked again: they may have come back this very moment.
      const [gone] = await tx
        .delete(users)
        .where(and(eq(users.id, id), isOver))
        .returning({ email: users.email, phone: users.phone, avatar: users.avatar })
      if (gone) await eraseTraces(tx, gone)
      return gone?.avatar ?? null
    })
    await dropAvatar(files, avatar)
  }
}

/** What is found by address or number instead of by user. */
async function eraseTraces(
  db: Reader,
  { email, phone }: { email: string | null; phone: string | null },
): Promise<void> {
  if (email) await db.delete(registrations).where(eq(registrations.email, email))
  if (phone) await db.delete(phoneCodes).where(eq(phoneCodes.phone, phone))
}
