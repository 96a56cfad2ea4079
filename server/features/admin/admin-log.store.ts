/** Who changed what as an administrator, with what it was before and after: written in the transaction of the change. */
import { desc } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { adminLog } from '../../db/schema/admin-log.ts'
import type { Session } from '../../http/context.ts'

interface AdminAction {
  /** What was done, such as 'ticket.close'. */
  readonly action: string
  /** Id of what was changed. */
  readonly subject: string
  readonly before: string | null
  readonly after: string | null
  readonly at: Date
}

/** Notes an action of an administrator; without a session it was the operator's. */
export async function logAdmin(db: Reader, session: Session | null, action: AdminAction): Promise<void> {
  const by = session ? { actorId: session.userId, actor: session.user.username } : { actor: 'operator' }
  await db.insert(adminLog).values({ ...by, ...action })
}

const SHOWN = 200

/** The latest 200 actions, newest first, a line each, for the operator. */
export async function readAdminLog(db: Reader): Promise<string> {
  const rows = await db.select().from(adminLog).orderBy(desc(adminLog.id)).limit(SHOWN)
  if (rows.length === 0) return 'Nobody has changed anything as an administrator.'
  return rows
    .map(
      ({ at, actor, action, subject, before, after }) =>
        `${at.toISOString()} ${actor} ${action} ${subject}: ${before ?? '-'} -> ${after ?? '-'}`,
    )
    .join('\n')
}
