import { and, count, desc, eq, gt, isNotNull, like, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import type { UserState } from '#contract/admin-users'
import type { Reader, Tx } from '../../db/client.ts'
import { sessions, users } from '../../db/schema/accounts.ts'
import { orders } from '../../db/schema/orders.ts'

/** What an administrator may see of an account. */
const shown = {
  id: users.id,
  username: users.username,
  email: users.email,
  phone: users.phone,
  role: users.role,
  suspendedAt: users.suspendedAt,
  deletedAt: users.deletedAt,
  vipUntil: users.vipUntil,
  createdAt: users.createdAt,
  lastSeenAt: users.lastSeenAt,
}
export type UserRow = Pick<typeof users.$inferSelect, keyof typeof shown>

/** Where a page of users ends. */
export interface UserPosition {
  readonly createdAt: Date
  readonly id: string
}

const isAccount = ne(users.role, 'guest')
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** A number as it is typed or copied: with +86, spaces and hyphens. */
const PHONE = /^(?:\+86)?(1\d{10})$/
/** As `maskPhone` and `maskEmail` show them. */
const MASKED_PHONE = /^(1\d\d)\*{4}(\d{4})$/
const MASKED_EMAIL = /^([^*@])\*{3}(@[^*@]+)$/

/** % and _ of the caller are letters like others. */
const literal = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`)

/** Each by its own index, but for what is masked: the whole of an id, an address or a number, the beginning of a name. */
function matchesText(q: string): SQL | undefined {
  if (UUID.test(q)) return eq(users.id, q)
  const [, first, domain] = MASKED_EMAIL.exec(q.toLowerCase()) ?? []
  if (first !== undefined && domain !== undefined) return like(users.email, `${literal(first)}%${literal(domain)}`)
  if (q.includes('@')) return eq(users.email, q.toLowerCase())
  const digits = q.replace(/[\s-]/g, '')
  const [, head, tail] = MASKED_PHONE.exec(digits) ?? []
  if (head !== undefined) return like(users.phone, `${head}____${tail}`)
  const name = like(sql`lower(${users.username})`, `${literal(q.toLowerCase())}%`)
  const [, phone] = PHONE.exec(digits) ?? []
  return phone === undefined ? name : or(eq(users.phone, phone), name)
}

const matchesState = (state: UserState, now: Date): SQL | undefined =>
  ({
    suspended: isNotNull(users.suspendedAt),
    leaving: isNotNull(users.deletedAt),
    vip: gt(users.vipUntil, now),
    admin: eq(users.role, 'admin'),
  })[state]

export interface UserSearch {
  readonly q: string | undefined
  readonly state: UserState | undefined
  readonly now: Date
  readonly after: UserPosition | undefined
  readonly limit: number
}

/** Accounts, the newest first. */
export function searchUsers(db: Reader, { q, state, now, after, limit }: UserSearch): Promise<UserRow[]> {
  const { createdAt, id } = users
  const rest = after && or(lt(createdAt, after.createdAt), and(eq(createdAt, after.createdAt), gt(id, after.id)))
  return db
    .select(shown)
    .from(users)
    .where(and(isAccount, q ? matchesText(q) : undefined, state && matchesState(state, now), rest))
    .orderBy(desc(createdAt), id)
    .limit(limit)
}

export const findUser = async (db: Reader, id: string): Promise<UserRow | undefined> =>
  (
    await db
      .select(shown)
      .from(users)
      .where(and(eq(users.id, id), isAccount))
  )[0]

/** The account, locked until the transaction ends. */
export const lockUser = async (tx: Tx, id: string): Promise<UserRow | undefined> =>
  (
    await tx
      .select(shown)
      .from(users)
      .where(and(eq(users.id, id), isAccount))
      .for('no key update')
  )[0]

export async function updateUser(
  tx: Tx,
  id: string,
  changes: Partial<Pick<UserRow, 'username' | 'suspendedAt'>>,
): Promise<void> {
  await tx.update(users).set(changes).where(eq(users.id, id))
}

/** The latest sessions that have not ended, and how many there are. */
export async function readSessions(db: Reader, userId: string, now: Date, limit: number) {
  const isLive = and(eq(sessions.userId, userId), gt(sessions.expiresAt, now))
  const { id, userAgent, createdAt, lastSeenAt } = sessions
  const rows = await db
    .select({ id, userAgent, createdAt, lastSeenAt })
    .from(sessions)
    .where(isLive)
    .orderBy(desc(lastSeenAt))
    .limit(limit)
  const [total] = await db.select({ sessions: count() }).from(sessions).where(isLive)
  return { rows, count: total?.sessions ?? 0 }
}

export function readOrders(db: Reader, userId: string, limit: number) {
  const { number, plan, status, amountCents, createdAt } = orders
  return db
    .select({ number, plan, status, amountCents, createdAt })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(createdAt))
    .limit(limit)
}
