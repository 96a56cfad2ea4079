/**
 * `npm run bench`: measures the pages and the server beside the least pages and the least server, all in one run, since only ratios mean
 * the same on two machines. `--smoke`: once each, and only what is the same on every machine is judged. `--only pages`,
 * `--only warm`, `--only notes` or `--only memory` (not part of the smoke) or `--only server`: one part; of the last, `--only school` measures the
 * 200 learners alone. `--seconds`: how long they play, instead of 25. With DATABASE_URL, on that PostgreSQL instead of the embedded
 * database; there the whole also measures the leaderboard of many learners, as `--only leaderboard` does (`--learners`: how many), and how
 * long look-ups hold the server's thread up, as `--only words` does. It fills that database: use one to throw away. `--only admin` measures the
 * lists of administrators over as many learners, on either database, `--only grove` the grove of ten thousand words, `--only http2` pages through a proxy
 * that speaks HTTP/2, and `--only chat` conversations, on PostgreSQL over three servers too; none of them is a part of the whole.
 */
import { parseArgs } from 'node:util'
import { existsSync } from 'node:fs'
import { loadavg } from 'node:os'
import { fillAdminLists, measureAdminLists } from './admin-lists.ts'
import { tableOf, isKept } from './budget.ts'
import type { Cell } from './budget.ts'
import { fillChat, measureChat } from './chat.ts'
import { measurePages } from './page-cells.ts'
import { startFloorServer, startProduct } from './processes.ts'
import { fillGrove, measureGrove } from './grove.ts'
import { measureHttp2 } from './http2.ts'
import { measureMemory } from './memory.ts'
import { measureNotes } from './notes.ts'
import type { DatabasePlace } from './on-database.ts'
import { newToken } from './product.ts'
import { measureManyLearners, measureServer } from './server-cells.ts'
import { measureSchool } from './school.ts'
import { measureLoading, measureLookingUp } from './thread.ts'
import { measureWarmPages } from './warm.ts'

const { values } = parseArgs({
  options: {
    smoke: { type: 'boolean', default: false },
    only: { type: 'string' },
    learners: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '25' },
  },
})
const measures = (part: string): boolean => values.only === undefined || values.only === part
const databaseUrl = process.env.DATABASE_URL
if (values.only === 'leaderboard' && !databaseUrl)
  throw new Error(
    'Many learners are measured on PostgreSQL: npx node scripts/with-postgres.ts npm run bench -- --only leaderboard',
  )
const rounds = values.smoke ? 1 : 5
/** Programs that wanted to run before we did: with more than one, times and ratios say little. */
const busy = loadavg()[0] ?? 0

if (!existsSync('dist/index.html')) throw new Error('There is no build to measure: npm run build')
const learners = Number(values.learners)
let filledToken = ''
/** What the parts that are no part of the whole measure over. */
const fill = {
  admin: async (place: DatabasePlace) => {
    filledToken = await fillAdminLists(place, learners)
  },
  chat: fillChat,
  grove: async (place: DatabasePlace) => {
    filledToken = await fillGrove(place)
  },
}[values.only ?? '']
const product = await startProduct(
  (values.smoke || fill !== undefined) && !databaseUrl,
  databaseUrl ? undefined : (directory) => fill?.({ directory }),
)
const cells: Cell[] = []
try {
  if (databaseUrl) await fill?.({ url: databaseUrl })
  if (values.only === 'chat') {
    const others = databaseUrl ? [await startProduct(false), await startProduct(false)] : []
    try {
      cells.push(...(await measureChat([product, ...others], 4 * rounds)))
    } finally {
      for (const other of others) await other.stop()
    }
  }
  if (values.only === 'admin') {
    const { origin } = product
    cells.push(
      ...(await measureAdminLists({ origin, token: filledToken, times: 4 * rounds, limit: databaseUrl ? 150 : 300 })),
    )
  }
  if (values.only === 'grove') cells.push(...(await measureGrove(product.origin, filledToken, rounds)))
  if (values.only === 'http2') cells.push(...(await measureHttp2(product.origin, rounds)))
  if (measures('words') && !values.smoke) cells.push(...(await measureLoading(product)))
  const token = await newToken(product.origin)
  if (measures('pages')) cells.push(...(await measurePages(product.origin, token, rounds)))
  if (measures('warm') && !values.smoke) cells.push(...(await measureWarmPages(product.origin, rounds)))
  if (measures('notes') && !values.smoke) cells.push(...(await measureNotes(product.origin, rounds)))
  if (measures('memory') && !values.smoke) cells.push(...(await measureMemory(product.origin)))
  if (!['pages', 'warm', 'notes', 'memory', 'admin', 'chat', 'grove', 'http2'].includes(values.only ?? '')) {
    const floor = await startFloorServer()
    try {
      const bench = {
        product: product.origin,
        floor: floor.origin,
        token,
        rounds,
        seconds: values.smoke ? 0.5 : 2,
      }
      if (measures('server')) cells.push(...(await measureServer(bench)))
      if ((measures('server') || values.only === 'school') && !values.smoke) {
        const limits = databaseUrl ? ([120, 300] as const) : ([250, 600] as const)
        cells.push(
          ...(await measureSchool(product, { learners: 200, warmUp: 5, seconds: Number(values.seconds), limits })),
        )
      }
      // The embedded database does its work on the same thread: there it is no measure.
      if (measures('words') && databaseUrl && !values.smoke) cells.push(...(await measureLookingUp(bench, product)))
      if (measures('leaderboard') && databaseUrl && !values.smoke)
        cells.push(...(await measureManyLearners({ ...bench, databaseUrl, learners })))
    } finally {
      await floor.stop()
    }
  }
} finally {
  await product.stop()
}
process.stdout.write(`\n${tableOf(cells)}\n\nLoad of the machine before the run: ${busy.toFixed(1)}\n`)
const missed = cells.filter((cell) => !isKept(cell) && (!values.smoke || cell.steady))
if (missed.length > 0) process.stdout.write(`\nMissed: ${missed.map(({ name }) => name).join(', ')}\n`)
process.exit(missed.length > 0 ? 1 : 0)
