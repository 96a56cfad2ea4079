// @module-tag postgres
/** A backup that is made while learners write is one moment of all tables, and brings everything back that was acknowledged before it. */
import { execFile, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startGuest } from '#contract/auth'
import { answerRun, finishRun, getRun, startRun } from '#contract/challenges'
import { getUser } from '#contract/profile'
import { answersFor, DEMO } from '#tests/play'
import { kill, prepareHome, startServer, type Home, type ServerProcess } from '#tests/server-process'
import { onPostgres } from '#tests/test-database'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Db } from '../../server/db/client.ts'
import { openDatabase } from '../../server/db/open-database.ts'
import { postgresTool } from '../../server/db/postgres-tools.ts'
import { answers, users } from '../../server/db/schema/index.ts'

const run = promisify(execFile)
const cli = (name: string) => fileURLToPath(new URL(`../../server/cli/${name}.ts`, import.meta.url))
const command = (home: Home, name: string, ...words: string[]) =>
  run(process.execPath, [cli(name), ...words], { env: { ...process.env, DATA_DIR: home.dataDir, ...home.variables } })

let home: Home
const started: ChildProcess[] = []
// While a database is put back, calls wait and are refused: nothing to read in the output of a test.
const start = (at: Home) =>
  startServer({ ...at, variables: { LOG_LEVEL: 'fatal', ...at.variables } }, (child) => started.push(child))
beforeEach(async () => {
  home = await prepareHome()
})
afterEach(async () => {
  for (const child of started.splice(0)) await kill(child)
  await home.remove()
})

interface Writer {
  readonly token: string
  /** Ids of answers in the order in which they were sent, by run. */
  readonly sent: Map<string, string[]>
  readonly acknowledged: Set<string>
  readonly finished: Set<string>
  readonly done: Promise<void>
}

/** A guest who plays one run after the other, answer by answer, until told to stop; a server that goes away ends it too. */
async function write(server: ServerProcess, isOver: () => boolean): Promise<Writer> {
  const { access_token: token } = await server.call(startGuest, { body: {} })
  const [sent, acknowledged, finished] = [new Map<string, string[]>(), new Set<string>(), new Set<string>()]
  const play = async () => {
    while (!isOver()) {
      const played = await server.call(startRun, { body: { ...DEMO, id: randomUUID() } }, token)
      const params = { id: played.id }
      const ids: string[] = []
      sent.set(played.id, ids)
      for (const answer of answersFor(played)) {
        ids.push(answer.id)
        await server.call(answerRun, { params, body: { answers: [answer] } }, token)
        acknowledged.add(answer.id)
      }
      await server.call(finishRun, { params }, token)
      finished.add(played.id)
    }
  }
  return { token, sent, acknowledged, finished, done: play() }
}

/** Resolves as soon as the writers have had so many more answers acknowledged. */
async function more(writers: readonly Writer[], count: number): Promise<void> {
  const total = () => writers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
  const wanted = total() + count
  while (total() < wanted) await new Promise((resolve) => setTimeout(resolve, 5))
}

/** Works on the data of a server that does not run, or of a PostgreSQL. */
async function withData<T>({ dataDir, variables }: Home, work: (db: Db) => Promise<T>): Promise<T> {
  const log = pino({ level: 'silent' })
  const url = variables['DATABASE_URL']
  const database = await openDatabase(url ? { log, url } : { log, directory: join(dataDir, 'db') })
  return work(database.db).finally(() => database.close())
}

/** What must agree in any one moment: rows that one transaction writes into several tables. */
async function disagreements(home: Home): Promise<object> {
  const { rows } = (await withData(home, (db) =>
    db.execute(sql`
    select
      (select count(*)::int from answers) as answers,
      (select count(*)::int from (
        select user_id, count(*) as much from answers group by user_id
        except select user_id, sum(answers) from learner_days group by user_id) as days) as days,
      (select count(*)::int from (
        select distinct user_id, word_id from answers where first and counted
        except select user_id, word_id from cards) as moved) as cards,
      (select count(*)::int from runs where result is not null and (
        select count(*) from answers where answers.user_id = runs.user_id and answers.run_id = runs.id) <> 8) as runs,
      (select count(*)::int from (
        select run_id from answers group by run_id having max(position) + 1 <> count(*)) as gaps) as gaps,
      (select count(*)::int from answers where not exists (
        select from runs where runs.user_id = answers.user_id and runs.id = answers.run_id)) as orphans`),
  )) as unknown as { rows: Record<string, number>[] }
  const { answers: counted = 0, ...others } = rows[0] ?? {}
  expect(counted).toBeGreaterThan(0)
  return others
}
const none = { days: 0, cards: 0, runs: 0, gaps: 0, orphans: 0 }

/** Rows of each table, as one transaction sees them. */
async function countTables(client: pg.Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'drizzle') order by 1`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of rows) {
    const counted = await client.query<{ rows: number }>(`select count(*)::int as rows from ${name}`)
    counts[name] = counted.rows[0]?.rows ?? 0
  }
  return counts
}

async function withClient<T>({ variables }: Home, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: variables['DATABASE_URL'] })
  await client.connect()
  return work(client).finally(() => client.end())
}

/** A dump of one snapshot, and the rows of that snapshot; writers go on meanwhile. */
const dumpSnapshot = (from: Home, meanwhile: () => Promise<void>) =>
  withClient(from, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id')
    const file = join(from.dataDir, 'snapshot.dump')
    await meanwhile()
    const options = ['--format=custom', '--no-owner', `--snapshot=${rows[0]?.id}`]
    await Promise.all([postgresTool(from.variables['DATABASE_URL'] ?? '', 'pg_dump', options, file), meanwhile()])
    return { file, counts: await countTables(client) }
  })

/** Of every run of a writer, what the server has of it. */
async function answersAt(server: ServerProcess, { token, sent }: Writer): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  for (const id of sent.keys()) {
    const read = await server.call(getRun, { params: { id } }, token).catch(() => undefined)
    if (read)
      found.set(
        id,
        read.answers.map((answer) => answer.id),
      )
  }
  return found
}

test('made while five learners write, it holds what was acknowledged before and no half of anything', async () => {
  const server = await start(home)
  let isOver = false
  const writers = await Promise.all(Array.from({ length: 5 }, () => write(server, () => isOver)))
  await more(writers, 20)
  const before = writers.map(({ acknowledged }) => new Set(acknowledged))
  const [{ stdout }] = await Promise.all([command(home, 'backup'), more(writers, 20)])
  const snapshot = onPostgres() ? await dumpSnapshot(home, () => more(writers, 10)) : undefined
  await more(writers, 20)
  isOver = true
  await Promise.all(writers.map(({ done }) => done))

  const elsewhere = await prepareHome()
  onTestFinished(() => elsewhere.remove())
  if (snapshot) {
    await command(elsewhere, 'restore', snapshot.file)
    expect(await withClient(elsewhere, countTables)).toEqual(snapshot.counts)
    expect(await withClient(home, countTables)).not.toEqual(snapshot.counts)
  }
  await command(elsewhere, 'restore', stdout.trim())
  expect(await disagreements(elsewhere)).toEqual(none)
  const restored = await start(elsewhere)
  let there = 0
  for (const [index, writer] of writers.entries()) {
    const found = await answersAt(restored, writer)
    for (const [id, ids] of found) expect(ids).toEqual(writer.sent.get(id)?.slice(0, ids.length))
    const kept = new Set([...found.values()].flat())
    expect([...(before[index] ?? [])].filter((id) => !kept.has(id))).toEqual([])
    there += kept.size
  }
  // It was made in the middle: what came after it is not there.
  expect(there).toBeLessThan(writers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0))
  await kill(restored.child)
}, 300_000)

test('one learner comes back out of a backup while the server serves the others', async () => {
  const server = await start(home)
  let isOver = false
  const writers = await Promise.all([0, 1].map(() => write(server, () => isOver)))
  await more(writers, 20)
  isOver = true
  await Promise.all(writers.map(({ done }) => done))
  const [lost, other] = writers
  if (!lost || !other) throw new Error('no writers')
  const { id } = await server.call(getUser, {}, lost.token)
  const { stdout } = await command(home, 'backup')
  server.child.kill('SIGTERM')
  await server.ended
  await withData(home, (db) => db.delete(users).where(eq(users.id, id)))

  const again = await start(home)
  const restored = await command(home, 'restore', stdout.trim(), '--learner', id)
  expect(restored.stdout).toMatch(new RegExp(`^Restored of ${id}: users 1, .*answers ${lost.acknowledged.size}`))
  expect((await answersAt(again, other)).size).toBe(other.sent.size)
  again.child.kill('SIGTERM')
  await again.ended
  const kept = await withData(home, (db) => db.select({ id: answers.id }).from(answers).where(eq(answers.userId, id)))
  expect(new Set(kept.map((row) => row.id))).toEqual(lost.acknowledged)
  expect(await disagreements(home)).toEqual(none)
  expect((await readdir(join(home.dataDir, 'backups'))).filter((name) => name.startsWith('learner-'))).toEqual([])
}, 300_000)

test('put back while a server writes: refused by the embedded database, all or nothing on PostgreSQL', async () => {
  const server = await start(home)
  let isOver = false
  const writers = await Promise.all(Array.from({ length: 4 }, () => write(server, () => isOver)))
  await more(writers, 10)
  const { stdout } = await command(home, 'backup')
  await more(writers, 10)
  const outcomes = writers.map(({ done }) =>
    done.then(
      () => 'done',
      () => 'refused',
    ),
  )
  const restoring = await command(home, 'restore', stdout.trim()).then(
    () => 'restored',
    (error: { stderr: string }) => error.stderr,
  )
  isOver = true
  await Promise.all(outcomes)
  if (!onPostgres()) expect(restoring).toContain('Stop the server first')
  server.child.kill('SIGTERM')
  await server.ended
  expect(await disagreements(home)).toEqual(none)
  // Whatever came of it, a server that starts then goes on.
  const again = await start(home)
  await again.call(startGuest, { body: {} })
  expect((await again.request('/health/ready')).status).toBe(200)
}, 300_000)
