/**
 * The least server: Hono on the same kind of database, one statement or one transaction a call. On the embedded one it takes PGlite as it
 * comes, without the prepared statements of ours. Run as a child; prints its port.
 */
import { PGlite } from '@electric-sql/pglite'
import { serve } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { Hono } from 'hono'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { openDatabase } from '../../server/db/open-database.ts'

const [directory] = process.argv.slice(2)
const url = process.env.DATABASE_URL
const opened = await openDatabase({ log: pino({ level: 'silent' }), directory, url })
await opened.migrate()
if (!url) await opened.close()
const db = url ? opened.db : drizzle(await PGlite.create(directory))
// Copies of the product's tables with their keys and indexes, but nothing that they refer to.
for (const name of ['runs', 'level_results', 'learner_days']) {
  await db.execute(sql.raw(`drop table if exists bare_${name}`))
  await db.execute(sql.raw(`create table bare_${name} (like ${name} including all)`))
}

const user = '00000000-0000-4000-8000-000000000000'
/** As large as the questions of a level. */
const questions = JSON.stringify(
  Array.from({ length: 8 }, (_, id) => ({ kind: 'choose_picture', word_id: id, options: [id, 1, 2, 3] })),
)

const insertRun = (id: string) => sql`
  insert into bare_runs (id, user_id, category, difficulty, level, type, words_from, questions, issued_at, expires_at)
  values (${id}, ${user}, 'animals', 'easy', 1, 'typing', 'level', ${questions}::jsonb, now(), now())`

const app = new Hono()
app.get('/select', async (c) => c.json(await db.execute(sql`select 1`)))
app.get('/points', async (c) => {
  const { week = '', learner = '' } = c.req.query()
  return c.json(await db.execute(sql`select points from weekly_points where week = ${week} and user_id = ${learner}`))
})
app.get('/hello', () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('event: hello\ndata: {}\n\n'))
      controller.close()
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
})
app.post('/insert', async (c) => {
  await db.execute(insertRun(crypto.randomUUID()))
  return c.json({ ok: true })
})
app.post('/prepare', async (c) => {
  const id = crypto.randomUUID()
  await db.execute(insertRun(id))
  return c.json({ id })
})
app.post('/finish', async (c) => {
  const { id } = await c.req.json<{ id: string }>()
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into bare_level_results (user_id, map, difficulty, level, stars, completed_at) values (${user}, 'animals', 'easy', 1, 3, now())
      on conflict (user_id, map, difficulty, level) do update set stars = greatest(bare_level_results.stars, 3)`)
    await tx.execute(sql`
      insert into bare_learner_days (user_id, day, sessions) values (${user}, current_date, 1)
      on conflict (user_id, day) do update set sessions = bare_learner_days.sessions + 1`)
    await tx.execute(
      sql`update bare_runs set result = ${questions}::jsonb, finished_at = now() where user_id = ${user} and id = ${id}`,
    )
  })
  return c.json({ ok: true })
})

const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 })
server.once('listening', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
process.on('disconnect', () => process.exit(0))
