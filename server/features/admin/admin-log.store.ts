/** Who changed what as an administrator, with what it was before and after: written in the transaction of the change. */
import { and, desc, eq, gte, like, lt, or, sql, type SQL } from 'drizzle-orm'
import type { LogAction, LogFilter } from '#contract/admin-log'
import type { Db, Reader } from '../../db/client.ts'
import { insertRows } from '../../db/insert-rows.ts'
import { adminLog, type Json } from '../../db/schema/admin-log.ts'
import type { Session } from '../../http/context.ts'

export interface AdminAction {
  readonly action: LogAction
  /** Id of what was changed. */
  readonly subject: string
  readonly before: Json
  readonly after: Json
  readonly at: Date
}

/**
 * Records an action of an administrator in the transaction that changes what it names; without a session it was the operator's.
 *
 * `before` and `after` are JSON values, not serialized: a string for one value ('open', 'closed'), an object with the changed fields alone,
 * under the same keys on both sides, for several (`{ zh: '苹果' }`, `{ zh: '苹果树' }`), null where there was or is nothing. The log shows
 * objects field by field. Never a password, a code, an e-mail address or a phone: entries stay for two years, also when their subject leaves.
 */
export const logAdmin = (db: Reader, session: Session | null, action: AdminAction): Promise<void> =>
  logAdminActions(db, session, [action])

/** Entries that one statement writes. */
const WRITTEN = 500

/** Records many actions of one moment, as `logAdmin` does. */
export async function logAdminActions(
  db: Reader,
  session: Session | null,
  actions: readonly AdminAction[],
): Promise<void> {
  const by = session ? { actorId: session.userId, actor: session.user.username } : { actor: 'operator' }
  for (let from = 0; from < actions.length; from += WRITTEN)
    await insertRows(
      db,
      adminLog,
      actions.slice(from, from + WRITTEN).map((action) => ({ ...by, ...action })),
    )
}

const literal = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`)

/** The midnight at which a day begins in a time zone, or the one at its end. */
const midnight = (day: string, timeZone: string, days: 0 | 1): SQL =>
  sql`((${day}::date + ${days}::integer)::timestamp at time zone ${timeZone})`

function matches({ actor, action, subject, q, from, to }: LogFilter, timeZone: string): SQL | undefined {
  return and(
    actor ? like(sql`lower(${adminLog.actor})`, `${literal(actor.toLowerCase())}%`) : undefined,
    action ? like(adminLog.action, `${literal(action)}%`) : undefined,
    subject ? eq(adminLog.subject, subject) : undefined,
    q ? like(adminLog.search, `%${literal(q.toLowerCase())}%`) : undefined,
    from ? gte(adminLog.at, midnight(from, timeZone, 0)) : undefined,
    to ? lt(adminLog.at, midnight(to, timeZone, 1)) : undefined,
  )
}

/** Where a page of the log ends. */
export interface LogPosition {
  readonly at: Date
  readonly id: number
}

export interface LogQuery {
  readonly filter: LogFilter
  /** Of the days in the filter. */
  readonly timeZone: string
  /** Where the page before ended. */
  readonly after: LogPosition | undefined
  readonly limit: number
}

/** Entries, the newest first, with JSON as text. */
export function listLogEntries(db: Reader, { filter, timeZone, after, limit }: LogQuery) {
  const { id, at, actor, action, subject } = adminLog
  const rest = after && or(lt(at, after.at), and(eq(at, after.at), lt(id, after.id)))
  return db
    .select({
      id,
      at,
      actor,
      action,
      subject,
      before: sql<string | null>`${adminLog.before}::text`,
      after: sql<string | null>`${adminLog.after}::text`,
    })
    .from(adminLog)
    .where(and(matches(filter, timeZone), rest))
    .orderBy(desc(at), desc(id))
    .limit(limit)
}

/** Years after which an entry is deleted. */
const KEPT_YEARS = 2

/** Deletes what is older than two years; the retention job calls it. The trigger lets a delete pass only below this setting. */
export async function removeOldLogEntries(db: Db, now: Date): Promise<void> {
  const cutoff = new Date(now)
  cutoff.setUTCFullYear(cutoff.getUTCFullYear() - KEPT_YEARS)
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('wordgrove.admin_log_cutoff', ${cutoff.toISOString()}, true)`)
    await tx.delete(adminLog).where(lt(adminLog.at, cutoff))
  })
}

/** One value stands without the quotes of JSON. */
function readable(json: string | null): string {
  const value: unknown = json === null ? null : JSON.parse(json)
  return value === null ? '-' : typeof value === 'string' ? value : (json ?? '')
}

const SHOWN = 200

/** The latest 200 actions, newest first, a line each, for the operator. */
export async function readAdminLog(db: Reader): Promise<string> {
  const rows = await listLogEntries(db, { filter: {}, timeZone: 'UTC', after: undefined, limit: SHOWN })
  if (rows.length === 0) return 'Nobody has changed anything as an administrator.'
  return rows
    .map(
      ({ at, actor, action, subject, before, after }) =>
        `${at.toISOString()} ${actor} ${action} ${subject}: ${readable(before)} -> ${readable(after)}`,
    )
    .join('\n')
}
