// @module-tag postgres
/** Behind PgBouncer in transaction mode: no session lasts longer than a transaction. */
import { randomUUID } from 'node:crypto'
import { startDatabaseProxy } from '#tests/database-proxy'
import { startPgbouncer, type PgbouncerOptions } from '#tests/pgbouncer'
import { prepareHome, type Home } from '#tests/server-process'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { notifyChannel } from '../../server/db/channels.store.ts'
import type { Database, DatabaseOptions } from '../../server/db/client.ts'
import { openDatabase, openWorkingDatabase } from '../../server/db/open-database.ts'
import { prepared } from '../../server/db/prepared.ts'
import { users } from '../../server/db/schema/accounts.ts'

const CHANNEL = 'wordgrove_live'
const logs: { msg: string }[] = []
const log = pino({ level: 'warn' }, { write: (line) => void logs.push(JSON.parse(line)) })
/** On a busy machine any query may be slow. */
const said = () => logs.map(({ msg }) => msg).filter((msg) => msg !== 'slow query')
const patience = { timeout: 60_000, interval: 50 }

describe('behind a pooler', () => {
  let home: Home
  const ends: (() => unknown)[] = []
  beforeEach(async () => {
    logs.length = 0
    home = await prepareHome()
  })
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end()
    await home.remove()
  })

  const direct = () => home.variables['DATABASE_URL'] ?? ''

  async function pooled(options: Partial<PgbouncerOptions> = {}): Promise<string> {
    const target = Number(new URL(direct()).port)
    const pooler = await startPgbouncer({ target, size: 3, ...options })
    ends.push(() => pooler.close())
    const url = new URL(direct())
    url.port = String(pooler.port)
    return url.href
  }

  async function open(options: Pick<DatabaseOptions, 'url' | 'directUrl'>): Promise<Database> {
    const database = await openDatabase({ log, pool: 8, ...options })
    ends.push(() => database.close())
    return database
  }

  /** Payloads that arrive, in order. */
  async function arrivals(database: Database): Promise<readonly string[]> {
    const payloads: string[] = []
    await database.listen(CHANNEL, (payload) => void payloads.push(payload))
    return payloads
  }

  test('with the direct address notifications arrive at once, statements have no names and the role has the timeouts', async () => {
    const database = await open({ url: await pooled(), directUrl: direct() })
    await database.migrate()
    const payloads = await arrivals(database)
    await notifyChannel(database.db, CHANNEL, ['one', 'two'])
    await expect.poll(() => payloads, patience).toEqual(['one', 'two'])
    expect(said()).toEqual([])

    const byId = prepared((db) =>
      db
        .select()
        .from(users)
        .where(sql`id = ${sql.placeholder('id')}`)
        .prepare('by_id'),
    )
    const reads = Array.from({ length: 60 }, () => byId(database.db).execute({ id: randomUUID() }))
    expect((await Promise.all(reads)).flat()).toEqual([])

    const { rows } = (await database.db.execute(
      `select (select setconfig from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase where datname = current_database()) as settings`,
    )) as unknown as { rows: { settings: string[] }[] }
    expect(rows[0]?.settings.toSorted()).toEqual([
      'idle_in_transaction_session_timeout=10000ms',
      'statement_timeout=5000ms',
    ])
    // A connection that the pooler opens from now on has them.
    const later = await open({ url: await pooled(), directUrl: direct() })
    const shown = (await later.db.execute('show statement_timeout')) as unknown as { rows: object[] }
    expect(shown.rows).toEqual([{ statement_timeout: '5s' }])
    // Session locks are on the direct address: two do not hold one together.
    let inside = 0
    let most = 0
    const alone = (one: Database) =>
      one.alone(async () => {
        most = Math.max(most, (inside += 1))
        await one.db.execute('select pg_sleep(0.1)')
        inside -= 1
      })
    await Promise.all([alone(database), alone(later), alone(database), alone(later)])
    expect(most).toBe(1)
  }, 300_000)

  test('where notifications do not arrive, messages are polled, each once and in order, and it is logged', async () => {
    const url = await pooled({ ignored: ['statement_timeout', 'idle_in_transaction_session_timeout'] })
    const silent = await open({ url })
    const payloads = await arrivals(silent)
    expect(said()).toEqual([expect.stringContaining('polled every second')])
    // What was notified before it polled may have been missed: everything is read again, once.
    await expect.poll(() => payloads, patience).toEqual([''])

    const sender = await open({ url: direct() })
    await sender.db.transaction(async (slow) => {
      await notifyChannel(slow, CHANNEL, ['of a transaction that ends later'])
      await notifyChannel(sender.db, CHANNEL, ['of one that ends before'])
      await sender.db.execute('select pg_sleep(2.5)')
    })
    for (let index = 0; index < 5; index += 1) await notifyChannel(sender.db, CHANNEL, [`message ${index}`])
    await expect.poll(() => payloads.length, patience).toBe(8)
    expect(payloads.slice(3)).toEqual([0, 1, 2, 3, 4].map((index) => `message ${index}`))
    expect(payloads.slice(1, 3).toSorted()).toEqual(['of a transaction that ends later', 'of one that ends before'])
  }, 300_000)

  test('while the direct address is away messages are polled, and once it is back they are heard again', async () => {
    let proxy = await startDatabaseProxy(direct())
    ends.push(() => proxy.close())
    const way = proxy.via(direct())
    const database = await open({ url: await pooled(), directUrl: way })
    const payloads = await arrivals(database)
    await proxy.close()
    // Only now is it known that notifications may be missed.
    await expect.poll(() => said(), patience).toContain('live events are waiting for the database')
    await expect.poll(() => payloads, patience).toEqual([''])
    await notifyChannel(database.db, CHANNEL, ['of the time between'])
    await expect.poll(() => payloads, patience).toEqual(['', 'of the time between'])

    proxy = await startDatabaseProxy(direct(), Number(new URL(way).port))
    await expect.poll(() => payloads.length, patience).toBe(3)
    await notifyChannel(database.db, CHANNEL, ['heard'])
    await expect.poll(() => payloads.slice(2), patience).toEqual(['', 'heard'])
    const pollers = (await database.db.execute('select 1 from channel_pollers')) as unknown as { rows: object[] }
    expect(pollers.rows).toEqual([])
  }, 300_000)

  test('while nobody polls, no message is stored', async () => {
    const database = await open({ url: direct() })
    const payloads = await arrivals(database)
    await notifyChannel(database.db, CHANNEL, ['one'])
    await expect.poll(() => payloads, patience).toEqual(['one'])
    const { rows } = (await database.db.execute('select 1 from channel_messages')) as unknown as { rows: object[] }
    expect(rows).toEqual([])
  }, 300_000)

  test('a pooler that is given as PostgreSQL itself is refused with what to set', async () => {
    await expect(openWorkingDatabase({ log, url: await pooled() })).rejects.toThrow('DATABASE_DIRECT_URL')
  }, 300_000)

  test('when the pooler is restarted, calls fail at once and the next ones succeed', async () => {
    const target = Number(new URL(direct()).port)
    const pooler = await startPgbouncer({ target })
    ends.push(() => pooler.close())
    const url = new URL(direct())
    url.port = String(pooler.port)
    const database = await open({ url: url.href, directUrl: direct() })
    await database.db.execute('select 1')
    await pooler.restart()
    await expect
      .poll(
        () =>
          database.db.execute('select 1').then(
            () => 'answered',
            () => 'failed',
          ),
        patience,
      )
      .toBe('answered')
  }, 300_000)
})
