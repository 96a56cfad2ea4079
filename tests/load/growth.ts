/**
 * What a learner's calls cost among many, beside what they cost among a thousandth of them: `node tests/load/growth.ts [learners [--again]]`. By default
 * 200,000, who have 20,000,000 answers and 10,000,000 cards: 30 GB of disk. It starts a PostgreSQL of its own, with the settings of Debian but
 * for those below, and a server on each of both databases. Ends with 1 when a call or a statement takes more than three times as long.
 */
import { loadavg } from 'node:os'
import { createInterface } from 'node:readline'
import { pino } from 'pino'
import { contentVersion } from '#content/version'
import { insertFixtureWords } from '#tests/fixture-words'
import { startPostgresCluster } from '../../scripts/postgres-cluster.ts'
import { openDatabase } from '../../server/db/open-database.ts'
import { contentState } from '../../server/db/schema/words.ts'
import { note, play, readablePaths, readPages, type Times } from './growth-calls.ts'
import { ANSWERS, CARDS, fill } from './growth-fill.ts'
import { connected } from './leaderboard.ts'
import { median } from './numbers.ts'
import { startProduct, type Product } from './processes.ts'

/** How many times as long a call may take. */
const MOST = 3
/** Milliseconds below which a statement's time is noise. */
const LEAST_MS = 0.2
/** Learners who are measured, evenly among all. */
const MEASURED = 20
const WARM_UP = 5
const MIGRATIONS = 9
/** Autovacuum would come at any moment of one of the measurements: it is done once, after the filling. */
const settings = [
  'shared_preload_libraries=pg_stat_statements',
  'track_io_timing=on',
  'max_wal_size=8GB',
  'autovacuum=off',
]

const [learners = '200000', again] = process.argv.slice(2)
const most = Number(learners)
/** Whether the databases stay until the input ends, to be looked at and measured again with other code. */
const isRepeated = again === '--again'
const log = pino({ level: 'error' })
const say = (text: string) => process.stdout.write(`${text}\n`)
const since = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`

interface Place {
  readonly url: string
  readonly learners: number
  readonly times: Times
}

interface Statement {
  readonly query: string
  readonly calls: number
  /** Milliseconds of one execution, without those that it waited for the disk. */
  readonly ms: number
  readonly waited: number
  readonly blocks: number
}

async function makeDatabase({ url, learners }: Place): Promise<void> {
  const database = await openDatabase({ log, url })
  try {
    await database.migrate()
    await insertFixtureWords(database.db)
    // The real dictionary would take its time; the fixture counts as up to date.
    await database.db.update(contentState).set({ value: await contentVersion() })
  } finally {
    await database.close()
  }
  const began = performance.now()
  await fill(url, learners, (line) => say(`  ${line}`))
  say(`${learners} learners, ${learners * ANSWERS} answers, ${learners * CARDS} cards made in ${since(began)}`)
}

/** Milliseconds of migrating what is migrated already, some times over. */
async function migrateAgain({ url, times }: Place): Promise<void> {
  const database = await openDatabase({ log, url })
  try {
    for (let turn = 0; turn < MIGRATIONS; turn += 1) {
      const began = performance.now()
      await database.migrate()
      note(times, 'migrations of a migrated database', performance.now() - began)
    }
  } finally {
    await database.close()
  }
}

async function startServer({ url, times }: Place): Promise<Product> {
  const began = performance.now()
  const product = await startProduct(false, undefined, { DATABASE_URL: url })
  note(times, 'from the start of the process to /health/ready', performance.now() - began)
  return product
}

const sizes = (url: string) =>
  connected(url, async (client) => {
    const { rows } = await client.query<{ name: string; total: string; rows: string; heap: number; bytes: number }>(`
      select relname as name, pg_size_pretty(pg_total_relation_size(oid)) as total, reltuples::bigint::text as rows,
        (pg_relation_size(oid) / greatest(reltuples, 1))::int as heap, (pg_total_relation_size(oid) / greatest(reltuples, 1))::int as bytes
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by pg_total_relation_size(oid) desc limit 8`)
    const { rows: database } = await client.query<{ total: string }>(
      'select pg_size_pretty(pg_database_size(current_database())) as total',
    )
    return { total: database[0]?.total ?? '', tables: rows }
  })

/** Statements of the database since they were last forgotten. Blocks are those of 8 kB that one execution looks at, in memory or not. */
const statementsOf = (url: string) =>
  connected(url, async (client) => {
    const { rows } = await client.query<Statement>(`
      select query, sum(calls)::int as calls, sum(total_exec_time - blk_read_time) / sum(calls) as ms, sum(blk_read_time) / sum(calls) as waited,
        (sum(shared_blks_hit + shared_blks_read) / sum(calls))::float as blocks
      from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())
      group by query`)
    return new Map(rows.map((row) => [row.query, row]))
  })

const cluster = await startPostgresCluster(settings)
process.on('exit', cluster.remove)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))

const place = (name: string, learners: number): Place => ({
  url: cluster.url(undefined, name),
  learners,
  times: new Map(),
})
const few = place('few', Math.max(100, most / 1000))
const many = place('many', most)
const places = [few, many]
let exceeds = false

const row = (name: string, one: number, other: number, rest = '') => {
  const ratio = other / one
  const isOver = ratio > MOST && other > LEAST_MS
  exceeds ||= isOver
  return `${one.toFixed(2).padStart(9)} ${other.toFixed(2).padStart(9)} ${ratio.toFixed(1).padStart(6)} ${isOver ? '!' : ' '} ${rest}${name}`
}

interface Round {
  /** Of the first learner: those of a warm-up come between those of a measurement. */
  readonly shift: number
  readonly count: number
  readonly isCounted: boolean
}

/** Few and many in turn, so that what disturbs the machine disturbs both. */
async function measure(
  origins: readonly string[],
  readable: ReadonlySet<string>,
  { shift, count, isCounted }: Round,
): Promise<void> {
  for (let turn = 0; turn < count; turn += 1)
    for (const [index, { learners, times }] of places.entries()) {
      const learner = 2 + shift + Math.floor((turn * (learners - 8)) / count)
      const noted: Times = isCounted ? times : new Map()
      await readPages(origins[index] ?? '', learner, readable, noted)
      await play(origins[index] ?? '', learner, noted)
    }
}

/** Starts both servers, asks them in turn and says what it took. Fills `times` anew. */
async function measureBoth(): Promise<void> {
  const products: Product[] = []
  try {
    for (const each of places) {
      each.times.clear()
      await migrateAgain(each)
      products.push(await startServer(each))
    }
    const origins = products.map(({ origin }) => origin)
    const readable = await readablePaths(origins[0] ?? '', 1)
    await measure(origins, readable, { shift: 3, count: WARM_UP, isCounted: false })
    await connected(many.url, (client) => client.query('select pg_stat_statements_reset()'))
    await measure(origins, readable, { shift: 0, count: MEASURED, isCounted: true })
    await report()
  } finally {
    await Promise.all(products.map((product) => product.stop()))
  }
}

async function report(): Promise<void> {
  say(`\nMilliseconds, median: among ${few.learners} learners, among ${many.learners}, how many times as long`)
  for (const [name, times] of few.times) say(row(name, median(times), median(many.times.get(name) ?? [])))
  say(
    '\nStatements by their mean milliseconds without reading from the disk, ratio; among few and many: reading from the disk, blocks',
  )
  const [ofFew, ofMany] = [await statementsOf(few.url), await statementsOf(many.url)]
  const both = [...ofMany.values()].flatMap((other) => {
    const one = ofFew.get(other.query)
    return one ? [{ one, other }] : []
  })
  for (const { one, other } of both.toSorted((a, b) => b.other.ms / b.one.ms - a.other.ms / a.one.ms).slice(0, 30)) {
    const reads = `reads ${one.waited.toFixed(2)} ${other.waited.toFixed(2)} ms, `
    const blocks = `${one.blocks.toFixed(0)} ${other.blocks.toFixed(0)} blocks, ${other.calls} calls: `
    say(row(other.query.replace(/\s+/g, ' ').slice(0, 400), one.ms, other.ms, reads + blocks))
  }
  say(`load of the machine: ${loadavg()[0]?.toFixed(1)}`)
}

say(`load of the machine: ${loadavg()[0]?.toFixed(1)}`)
for (const each of places) {
  await connected(cluster.url(), (client) => client.query(`create database ${new URL(each.url).pathname.slice(1)}`))
  await makeDatabase(each)
  await connected(each.url, (client) => client.query('create extension pg_stat_statements'))
  const { total, tables } = await sizes(each.url)
  say(`\n${each.learners} learners: ${total}`)
  for (const table of tables)
    say(
      `${table.total.padStart(9)} ${table.name}: ${table.rows} rows of ${table.heap} bytes, with indexes ${table.bytes}`,
    )
}
await measureBoth()
if (isRepeated) {
  say(`\n${many.url} is there to look at. Enter measures again, the end of the input ends it.`)
  for await (const _ of createInterface({ input: process.stdin })) await measureBoth()
}
process.exit(exceeds ? 1 : 0)
