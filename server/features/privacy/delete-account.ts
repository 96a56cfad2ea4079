/** Deletion of an account: it is hidden at once and erased after 14 days, unless the learner signs in before. */
import { defaultLanguage } from '#contract/locales'
import { Language } from '#contract/patterns'
import { daysToReturn } from '#contract/privacy-limits'
import { routes } from '#contract/routes'
import type { Deps } from '../../deps.ts'
import type { CallContext } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import { requireRecentAuth } from '../../http/recent-auth.ts'
import { createFiles } from '../../providers/files/create-files.ts'
import type { Mail } from '../outbox/index.ts'
import { logSecurity } from '../../security-log.ts'
import { lockAdministrators } from '../admin/index.ts'
import { deleteForeignIdentities, endPending, endSessions, lockSessionOwner } from '../auth/index.ts'
import { endRenewal } from '../billing/index.ts'
import { eraseMessages } from '../chat/index.ts'
import { dropAvatar } from '../profile/index.ts'
import { eraseRecordings } from '../recordings/index.ts'
import { deletionMail } from './mails.ts'
import {
  deleteUser,
  eraseTraces,
  listDeletedBefore,
  listScreenshots,
  lockDeletedBefore,
  markDeleted,
} from './privacy.store.ts'

const RETURN_MS = daysToReturn * 86_400_000
const ERASED_AT_ONCE = 20

/**
 * Hides the learner, ends their sessions and every pending change of the account. A sign-in within 14 days undoes the deletion. Throws
 * reauth_required, and last_administrator for the account of the only one who is left.
 */
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
    // Before the own account, as everybody does who locks both, whatever the role: the operator may grant it at this moment.
    const administrators = await lockAdministrators(tx)
    const account = await lockSessionOwner(tx, session)
    const isReplaceable = administrators.some((id) => id !== session.userId)
    if (account.role === 'admin' && !isReplaceable) throw new HttpError('last_administrator')
    await markDeleted(tx, session.userId, at)
    await endPending(tx, account)
    // The Google account of another person must not restore this account, unless nothing else can.
    if (account.passwordHash || account.phone || (email && mail)) await deleteForeignIdentities(tx, account)
    await endSessions(tx, session.userId)
    await endRenewal(tx, session.userId)
    if (email) {
      const language = Language.safeParse(uiLanguage).data ?? defaultLanguage
      const words = deletionMail(language, {
        day: erasedAt,
        timeZone: session.timeZone,
        link: env.origin + routes.signIn(),
      })
      await mail?.queue(tx, { to: email, ...words }, at)
    }
  })
  logSecurity(log, 'deletion_asked', call, { userId: session.userId })
  return { erased_at: erasedAt.toISOString() }
}

/** Erases learners who deleted their account more than 14 days ago: the row with all rows that refer to it, then their files. */
export async function eraseDeletedUsers({ db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - RETURN_MS)
  const files = createFiles(env)
  for (const id of await listDeletedBefore(db, before, ERASED_AT_ONCE)) {
    const erased = await db.transaction(async (tx) => {
      // A second read under a lock: the learner may sign in at this moment.
      const user = await lockDeletedBefore(tx, id, before)
      if (!user) return null
      const screenshots = await listScreenshots(tx, id)
      await eraseTraces(tx, user)
      await eraseRecordings(tx, id)
      await eraseMessages(tx, id)
      await deleteUser(tx, id)
      return { avatar: user.avatar, screenshots }
    })
    if (!erased) continue
    await dropAvatar(files, erased.avatar)
    for (const name of erased.screenshots) await files.remove(name)
  }
}
