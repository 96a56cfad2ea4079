/**
 * Measures restore points on the embedded database: bytes and time of a learner with 10,000 words in notes over fourteen nights, and the job over
 * many learners who have all changed something.
 *
 *     node scripts/measure-restore-points.ts [learners, else 10000]
 */
import { performance } from 'node:perf_hooks'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { openPglite } from '../server/db/pglite.ts'
import { users } from '../server/db/schema/accounts.ts'
import { noteEntries, notePages, notes, noteSections } from '../server/db/schema/notes.ts'
import { restoreContents, restorePoints } from '../server/db/schema/restore-points.ts'
import { makeNightPoints } from '../server/features/restore-points/index.ts'

const LEARNERS = Number(process.argv[2] ?? 10_000)
const NIGHTS = 14
const DAY_MS = 86_400_000

const log = pino({ level: 'silent' })
const { db, migrate, close } = await openPglite({ log })
await migrate()

let at = new Date('2026-03-04T04:00:00Z')
const night = async () => {
  at = new Date(at.getTime() + DAY_MS)
  await db.update(users).set({ lastSeenAt: at })
  const begin = performance.now()
  await makeNightPoints({ db, log, now: () => at }, new AbortController().signal)
  return Math.round(performance.now() - begin)
}

/** Notes of so many words each for everyone whose name begins so. */
async function fill(prefix: string, learners: number, notesEach: number, words: number): Promise<void> {
  await db.execute(sql`insert into ${users} (username, invite_code, created_at, last_seen_at)
    select ${prefix} || n, ${prefix} || n, ${at.toISOString()}, ${at.toISOString()} from generate_series(1, ${learners}::int) n`)
  const moment = sql`${at.toISOString()}::timestamptz`
  await db.execute(sql`insert into ${notes} (id, user_id, title_zh, title_en, words, created_at, updated_at)
    select gen_random_uuid(), id, 'Note ' || n, 'Note ' || n, ${words}::int, ${moment}, ${moment}
    from ${users}, generate_series(1, ${notesEach}::int) n where username like ${`${prefix}%`}`)
  await db.execute(sql`insert into ${noteSections} (note_id, id, position, version, title_zh, title_en)
    select n.id, gen_random_uuid(), 'V', 1, 'Section', 'Section' from ${notes} n join ${users} u on u.id = n.user_id
    where u.username like ${`${prefix}%`}`)
  await db.execute(sql`insert into ${notePages} (note_id, id, section_id, position, version, title_zh, title_en)
    select s.note_id, gen_random_uuid(), s.id, 'V', 1, 'Page', 'Page' from ${noteSections} s
    where not exists (select 1 from ${notePages} p where p.note_id = s.note_id)`)
  await db.execute(sql`insert into ${noteEntries} (note_id, id, page_id, position, version, word, meaning, added_at)
    select p.note_id, gen_random_uuid(), p.id, 'V' || to_hex(n), 1, 'word' || n, null, ${moment}
    from ${notePages} p, generate_series(1, ${words}::int) n
    where not exists (select 1 from ${noteEntries} e where e.note_id = p.note_id)`)
}

const stored = async (name: string) => {
  const [row] = await db
    .select({
      points: sql`(select count(*) from ${restorePoints} p where p.user_id = ${users.id})`.mapWith(Number),
      json: sql`sum(${restoreContents.bytes})`.mapWith(Number),
      disk: sql`sum(pg_column_size(${restoreContents.body}))`.mapWith(Number),
    })
    .from(restoreContents)
    .innerJoin(users, eq(users.id, restoreContents.userId))
    .where(eq(users.username, name))
    .groupBy(users.id)
  return row
}

await fill('long', 1, 20, 500)
await fill('quiet', 1, 20, 500)
// The first turn makes the schedules.
await night()
const first = await night()
console.log('The first point of two learners with 20 notes of 500 words, ms', first, await stored('long1'))
const times: number[] = []
for (let count = 1; count < NIGHTS; count += 1) {
  // One of the twenty notes of the first learner changes.
  await db.execute(sql`update ${notes} set version = version + 1, title_zh = 'Changed ' || version where id =
    (select n.id from ${notes} n join ${users} u on u.id = n.user_id where u.username = 'long1' order by n.id limit 1)`)
  times.push(await night())
}
console.log(`After ${NIGHTS} nights with one note changed in each, ms a night`, times.join(' '), await stored('long1'))
console.log('The learner who changed nothing', await stored('quiet1'))

await fill('many', LEARNERS, 2, 20)
await night()
const begin = performance.now()
const took = await night()
console.log(`A point for each of ${LEARNERS} learners with 2 notes of 20 words: ${took} ms`)
await db.execute(sql`update ${notes} set version = version + 1, title_zh = 'Other'`)
console.log(`The next night, all changed: ${await night()} ms`)
console.log(`The night after, none changed: ${await night()} ms`)
console.log(`In all ${Math.round(performance.now() - begin)} ms`)
await close()
