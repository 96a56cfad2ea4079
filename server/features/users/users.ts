/** Accounts as administrators find and read them. */
import type { AdminUser, AdminUserDetails, UserState } from '#contract/admin-users'
import { OrderStatus, PlanId } from '#contract/billing'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { createCursor, cursorFields } from '../../http/cursor.ts'
import { HttpError } from '../../http/errors.ts'
import { maskEmail, maskPhone } from '../../masking.ts'
import { logAdmin } from '../admin/index.ts'
import { deviceOf } from '../auth/index.ts'
import { findSubscription } from '../billing/index.ts'
import { findUser, readOrders, readSessions, searchUsers, type UserPosition, type UserRow } from './users.store.ts'

const PAGE = 30
/** Sessions and orders on the page of a user. */
const LATEST = 10

const pages = createCursor<UserPosition>({ createdAt: cursorFields.instant, id: cursorFields.uuid })

const iso = (at: Date | null) => at?.toISOString() ?? null

const present = ({ id, username, email, phone, role, ...row }: UserRow, at: Date): AdminUser => ({
  id,
  username,
  email: email && maskEmail(email),
  phone: phone && maskPhone(phone),
  is_admin: role === 'admin',
  suspended_at: iso(row.suspendedAt),
  deleted_at: iso(row.deletedAt),
  is_vip: row.vipUntil !== null && row.vipUntil > at,
  vip_until: iso(row.vipUntil),
  created_at: row.createdAt.toISOString(),
  last_seen_at: row.lastSeenAt.toISOString(),
})

interface Query {
  readonly q?: string | undefined
  readonly state?: UserState | undefined
  readonly cursor?: string | undefined
}

/** A page of accounts, the newest first. */
export async function listUsers(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { q, state, cursor }: Query,
): Promise<{ items: AdminUser[]; next: string | null }> {
  const at = now()
  const found = await searchUsers(db, {
    q: q?.trim() || undefined,
    state,
    now: at,
    after: pages.parse(cursor),
    limit: PAGE + 1,
  })
  const rows = found.slice(0, PAGE)
  const last = found.length > PAGE ? rows.at(-1) : undefined
  return { items: rows.map((row) => present(row, at)), next: last ? pages.format(last) : null }
}

/** An account with sessions and orders; the view is logged. Throws not_found. */
export async function readUser({ db, now }: Deps, session: Session, id: string): Promise<AdminUserDetails> {
  const at = now()
  const user = await findUser(db, id)
  if (!user) throw new HttpError('not_found')
  const sessions = await readSessions(db, id, at, LATEST)
  const orders = await readOrders(db, id, LATEST)
  const bought = user.vipUntil && user.vipUntil > at ? await findSubscription(db, id) : undefined
  await logAdmin(db, session, { action: 'user.view', subject: id, before: null, after: null, at })
  return {
    user: present(user, at),
    sessions: sessions.rows.map((row) => ({
      id: row.id,
      ...deviceOf(row.userAgent ?? ''),
      signed_in_at: row.createdAt.toISOString(),
      last_used_at: row.lastSeenAt.toISOString(),
    })),
    session_count: sessions.count,
    plan: bought ? { id: PlanId.parse(bought.plan), renews: bought.autoRenew } : null,
    orders: orders.map(({ number, plan, status, amountCents, createdAt }) => ({
      number,
      plan: PlanId.parse(plan),
      status: OrderStatus.parse(status),
      amount_cents: amountCents,
      created_at: createdAt.toISOString(),
    })),
  }
}
