/** All rows of one learner in the database's own JSON: it reads its types back as they were, whatever they are. */
import { and, eq, getTableName, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Reader, Tx } from '../../db/client.ts'
import { rowsOf } from '../../db/rows-of.ts'
import { orders, removedFiles, users } from '../../db/schema/index.ts'
import { avatarFile } from '../profile/index.ts'
import { exported } from './learner-tables.store.ts'
import { notRestored } from './restored-tables.ts'

/** Rows of a table that are read and written in one statement. */
const AT_ONCE = 1_000

export interface CopiedRows {
  /** By its name in the database. */
  readonly table: string
  /** Each is a JSON object with the columns of the table. */
  readonly rows: readonly string[]
}

/** Tables that come back, each after those that it refers to. */
const restored: readonly (typeof exported)[string][] = inOrder(
  Object.entries(exported).flatMap(([name, entry]) => (name in notRestored ? [] : [entry])),
)

function inOrder(entries: readonly (typeof exported)[string][]) {
  const left = new Set(entries)
  const ordered: (typeof exported)[string][] = []
  while (left.size > 0) {
    const waiting = new Set([...left].map(({ table }) => getTableName(table)))
    const free = [...left].filter(({ table }) =>
      getTableConfig(table).foreignKeys.every((key) => {
        const to = getTableName(key.reference().foreignTable)
        return to === getTableName(table) || !waiting.has(to)
      }),
    )
    if (free.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...waiting].join(', ')}`)
    for (const entry of free) left.delete(entry)
    ordered.push(...free)
  }
  return ordered
}

/** The id of whoever has this e-mail address, phone number, username or id. */
export async function findAccount(db: Reader, who: string): Promise<string | undefined> {
  const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(who)
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      or(
        eq(users.email, who.toLowerCase()),
        eq(users.phone, who),
        eq(sql`lower(${users.username})`, who.toLowerCase()),
        isId ? eq(users.id, who) : undefined,
      ),
    )
  return user?.id
}

/** What the database has of a learner, in an order in which it can be inserted; no more than a block at a time. */
export async function* readCopy(db: Reader, userId: string): AsyncGenerator<CopiedRows, void, undefined> {
  for (const { table, where } of restored) {
    const rows = await db
      .select({ row: sql<string>`row_to_json(${table})::text` })
      .from(table)
      .where(where(db, userId) ?? sql`false`)
    for (let at = 0; at < rows.length; at += AT_ONCE)
      yield { table: getTableName(table), rows: rows.slice(at, at + AT_ONCE).map(({ row }) => row) }
  }
}

/** Inserts the rows that are not there, and says how many those were. A row that is there stays as it is. Throws for a table that does not come back. */
export async function insertMissing(tx: Tx, { table: name, rows }: CopiedRows): Promise<number> {
  const table = restored.find((entry) => getTableName(entry.table) === name)?.table
  if (!table) throw new Error(`${name} is no table of learners that comes back`)
  const columns = sql.join(columnNames(table), sql`, `)
  const inserted = await rowsOf(
    tx,
    sql`
    insert into ${table} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${table}, ${`[${rows.join(',')}]`}::json)
    on conflict do nothing returning 1`,
  )
  return inserted.length + (table === orders ? await nameOrders(tx, rows) : 0)
}

const columnNames = (table: PgTable): SQL[] =>
  getTableConfig(table)
    .columns.filter(({ generated }) => generated === undefined)
    .map(({ name }) => sql`${sql.identifier(toSnakeCase(name))}`)

/** Orders outlast their account without a name: they get it back. */
async function nameOrders(tx: Tx, rows: readonly string[]): Promise<number> {
  const kept = rows.map((row) => JSON.parse(row) as { id: string; user_id: string; email: string; phone: string })
  let named = 0
  for (const { id, user_id: userId, email, phone } of kept) {
    const changed = await tx
      .update(orders)
      .set({ userId, email, phone })
      .where(and(eq(orders.id, id), isNull(orders.userId)))
      .returning({ id: orders.id })
    named += changed.length
  }
  return named
}

/** Names of uploaded files in rows: pictures of accounts and tickets, sounds of recordings. */
export const filesIn = ({ rows }: CopiedRows): { pictures: string[]; sounds: string[] } => {
  const parsed = rows.map((row) => JSON.parse(row) as Partial<Record<'avatar' | 'screenshot' | 'file', string | null>>)
  return {
    pictures: parsed.flatMap(({ avatar, screenshot }) => avatarFile(avatar ?? null) ?? screenshot ?? []),
    sounds: parsed.flatMap(({ file }) => file ?? []),
  }
}

/** Files that rows name again are removed no more. */
export async function keepFiles(tx: Tx, block: CopiedRows): Promise<void> {
  if (block.table !== 'recordings') return
  await tx.delete(removedFiles).where(inArray(removedFiles.name, filesIn(block).sounds))
}

/** What is unique in `row`, an account, and belongs to another account by now. */
export async function findTaken(tx: Tx, row: string): Promise<string[]> {
  const account = JSON.parse(row) as Record<'id' | 'email' | 'phone' | 'username' | 'invite_code', string | null>
  const unique = {
    'the e-mail address': account.email && eq(users.email, account.email),
    'the phone number': account.phone && eq(users.phone, account.phone),
    'the username': account.username && eq(sql`lower(${users.username})`, account.username.toLowerCase()),
    'the invite code': account.invite_code && eq(users.inviteCode, account.invite_code),
  }
  const taken: string[] = []
  for (const [what, condition] of Object.entries(unique))
    if (condition && (await tx.$count(users, condition)) > 0) taken.push(what)
  return taken
}

/** The account, locked until the transaction ends. */
export async function lockAccount(tx: Tx, id: string) {
  const [user] = await tx
    .select({ id: users.id, retention: users.retention, memoryWeights: users.memoryWeights })
    .from(users)
    .where(eq(users.id, id))
    .for('update')
  return user
}

/** An account that came back is used again, and administers nothing until the operator says so. */
export async function reopenAccount(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .update(users)
    .set({ deletedAt: null, lastSeenAt: at, role: sql`case when ${users.role} = 'guest' then 'guest' else 'user' end` })
    .where(eq(users.id, id))
}
