// @module-tag postgres
/**
 * What the calls that learners make most ask of the database reads no table that grows from end to end. The statements are those that the calls
 * send, with their values; the planner has its own settings and the statistics of a filled database.
 */
import { randomUUID } from 'node:crypto'
import { finishRun, getLevels, startRun } from '#contract/challenges'
import { countUnread, listConversations, listMessages, markRead, sendMessage } from '#contract/chat'
import { listConfusions } from '#contract/confusions'
import { getGrove } from '#contract/grove'
import { getLeaderboard } from '#contract/leaderboard'
import { listEntries, listNotes } from '#contract/notes'
import { listNotifications } from '#contract/notifications'
import { getStats, getUser } from '#contract/profile'
import { getReviews, listMissed, startReview } from '#contract/reviews'
import { weekOf } from '#rules/points'
import { createTestApp, type TestApp } from '#tests/app'
import { openChat } from '#tests/chat'
import type { Person } from '#tests/people'
import { A_WHILE, answersFor, DEMO, send, start } from '#tests/play'
import { eq, NoopLogger, sql, type Logger, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { users } from '../../server/db/schema/accounts.ts'
import { weeklyPoints } from '../../server/db/schema/learning.ts'
import { totalPoints } from '../../server/db/schema/memory.ts'

const PEOPLE = 200

/** Tables that grow with what learners do. `users` is not among them: the leaderboard joins everyone who has points of this week. */
const growing = [
  'answers',
  'cards',
  'conversation_members',
  'conversation_messages',
  'conversations',
  'contacts',
  'learner_days',
  'level_results',
  'note_entries',
  'note_pages',
  'note_sections',
  'notes',
  'notifications',
  'runs',
  'sessions',
  'weekly_points',
]

let app: TestApp
let ann: Person
let bo: Person
let chat: string
let note: string
beforeAll(async () => {
  app = await createTestApp()
  ;[ann, bo] = [await app.user(), await app.user()]
  chat = await openChat(app, ann, bo)
  await fill()
  const { notes } = await app.call(listNotes, { query: { kind: 'own' } }, ann.token)
  note = notes[0]?.id ?? ''
}, 120_000)
afterAll(() => app.close())

/** As much for each of many learners as a few weeks bring, ann and bo among them. */
async function fill(): Promise<void> {
  const at = sql`${app.now().toISOString()}::timestamptz`
  const run = (statement: SQL) => app.db.execute(statement)
  await run(sql`
    insert into users (username, invite_code, role, created_at, last_seen_at)
    select 'crowd-' || n, 'crowd-' || n, 'user', ${at}, ${at} from generate_series(1, ${PEOPLE}::int) as n`)
  await run(sql`
    insert into answers (user_id, id, run_id, position, word_id, skill, kind, given, correct, hinted, slips, ms, first, counted, grade, points, at)
    select users.id, gen_random_uuid(), null, n % 8, words.id, 'see', 'choose_meaning', 'x', n % 7 > 0, false, 0, 2000, true, true, 'good', 1,
      ${at} - n * interval '3 hours'
    from users, generate_series(1, 2) as n, (select id from words order by id limit 50) as words`)
  await run(sql`
    insert into cards (user_id, word_id, due, stability, difficulty, scheduled_days, learning_steps, reps, lapses, state, last_review, begun_at)
    select users.id, words.id, ${at} + (words.id % 40 - 5) * interval '1 day', 5, 5, 5, 0, 2, 0, 2, ${at} - interval '2 days', ${at} - interval '9 days'
    from users, (select id from words order by id limit 60) as words`)
  await run(sql`
    insert into runs (id, user_id, category, sub, difficulty, level, type, words_from, questions, issued_at, expires_at, finished_at)
    select gen_random_uuid(), users.id, ${DEMO.category}, null, 'easy', n, 'multi-choice', 'level', '[]', ${at}, ${at}, ${at} - n * interval '1 day'
    from users, generate_series(1, 20) as n`)
  await run(sql`
    insert into level_results (user_id, map, difficulty, level, stars, completed_at)
    select users.id, ${DEMO.category}, 'easy', n, 3, ${at} from users, generate_series(1, 20) as n`)
  await run(sql`
    insert into learner_days (user_id, day, answers, words, points, sessions)
    select users.id, ${at}::date - n, 20, 16, 20, 2 from users, generate_series(1, 60) as n`)
  await run(sql`
    insert into weekly_points (user_id, week, points)
    select users.id, ${weekOf(app.now())}::date - 7 * n, (random() * 1000)::int from users, generate_series(0, 20) as n`)
  await run(sql`
    insert into notifications (user_id, kind, subject_id, created_at)
    select users.id, 'report_mended', gen_random_uuid(), ${at} from users, generate_series(1, 20)`)
  await run(sql`
    insert into sessions (user_id, token_hash, expires_at)
    select users.id, md5(users.id::text || n), ${at} + interval '30 days' from users, generate_series(1, 20) as n`)
  await fillNotes(run, at)
  await fillConversations(run, at)
  await run(sql`analyze`)
}

async function fillNotes(run: (statement: SQL) => Promise<unknown>, at: SQL): Promise<void> {
  await run(sql`
    insert into notes (id, user_id, title_zh, title_en, words, created_at, updated_at)
    select gen_random_uuid(), users.id, 'n', 'n', 10, ${at}, ${at} from users, generate_series(1, 6)`)
  const own = sql`notes where user_id is not null`
  await run(sql`
    insert into note_sections (note_id, id, position, version, title_zh, title_en)
    select id, id, 'a', 1, 's', 's' from ${own}`)
  await run(sql`
    insert into note_pages (note_id, id, section_id, position, version, title_zh, title_en)
    select id, id, id, 'a', 1, 'p', 'p' from ${own}`)
  await run(sql`
    insert into note_entries (note_id, id, page_id, position, version, word_id, word, added_at)
    select notes.id, gen_random_uuid(), notes.id, 'a' || words.id, 1, words.id, words.headword, ${at}
    from notes, (select id, headword from words order by id limit 10) as words where user_id is not null`)
}

/** Each learner of the crowd talks with the next. */
async function fillConversations(run: (statement: SQL) => Promise<unknown>, at: SQL): Promise<void> {
  const pairs = sql`
    (select one.id as one, two.id as two, md5(one.username)::uuid as id from users as one
      join users as two on two.username = 'crowd-' || (substr(one.username, 7)::int % ${PEOPLE}::int + 1)
      where one.username like 'crowd-%') as pairs`
  await run(sql`insert into conversations (id, last_seq, first_count, version) select id, 60, 30, 60 from ${pairs}`)
  await run(sql`
    insert into conversation_members (conversation_id, side, user_id, last_at)
    select id, 0, one, ${at} from ${pairs} union all select id, 1, two, ${at} from ${pairs}`)
  // More without lines, of learners who are erased: what is read by id needs many rows, not many messages.
  await run(sql`insert into conversations (id) select md5('more' || n)::uuid from generate_series(1, 4000) as n`)
  await run(sql`
    insert into conversation_members (conversation_id, side)
    select md5('more' || n)::uuid, side from generate_series(1, 4000) as n, generate_series(0, 1) as side`)
  await run(sql`
    insert into conversation_messages (conversation_id, seq, version, side, key, text, at, first_count)
    select id, n, n, (n + 1) % 2, gen_random_uuid(), 'line', ${at}, (n + 1) / 2 from ${pairs}, generate_series(1, 60) as n`)
  await run(sql`
    insert into contacts (user_id, other_id, state, at)
    select one.id, two.id, 'accepted', ${at} from users as one, (select id from users order by id limit 20) as two
    where one.id <> two.id on conflict do nothing`)
}

interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** What a piece of work sends to the database. */
async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  // What a database without a logger of its own reports to.
  const logger: Logger = NoopLogger.prototype
  const log = vi.spyOn(logger, 'logQuery').mockImplementation((text, values) => void statements.push({ text, values }))
  try {
    await work()
  } finally {
    log.mockRestore()
  }
  return statements.filter(({ text }) => /^\s*(select|insert|update|delete|with)\b/i.test(text))
}

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly PlanNode[]
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** The nodes of a statement's plan. */
async function planOf({ text, values }: Statement): Promise<PlanNode[]> {
  const parts = text
    .split(/\$(\d+)/)
    .map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`))
  const result: unknown = await app.db.execute(sql`explain (format json) ${sql.join(parts)}`)
  const { rows } = result as { rows: { 'QUERY PLAN': [{ Plan: PlanNode }] }[] }
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  if (!plan) throw new Error(`There is no plan of: ${text}`)
  return nodesOf(plan)
}

/** Growing tables that the plan of a statement reads from end to end. */
async function fullyRead(statement: Statement): Promise<string[]> {
  return (await planOf(statement))
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .flatMap((node) => node['Relation Name'] ?? [])
    .filter((table) => growing.includes(table))
}

/** A run that ann plays, answered or finished within the work. */
async function playedRun() {
  const run = await start(app, ann.token)
  app.advance(A_WHILE)
  return run
}

/** Each call, with a table that it asks, so that a call that asks nothing does not pass. */
const calls: [name: string, table: string, prepare: () => Promise<() => Promise<unknown>>][] = [
  ['who is there', 'sessions', async () => () => app.call(getUser, {}, ann.token)],
  ['a run begun', 'runs', async () => () => app.call(startRun, { body: { ...DEMO, id: randomUUID() } }, ann.token)],
  [
    'answers of a run',
    'answers',
    async () => {
      const run = await playedRun()
      return () => send(app, ann.token, run, answersFor(run))
    },
  ],
  [
    'a run finished',
    'runs',
    async () => {
      const run = await playedRun()
      await send(app, ann.token, run, answersFor(run))
      return () => app.call(finishRun, { params: { id: run.id } }, ann.token)
    },
  ],
  ['what is due', 'cards', async () => () => app.call(getReviews, {}, ann.token)],
  ['a review begun', 'cards', async () => () => app.call(startReview, { body: { id: randomUUID() } }, ann.token)],
  ['confused words', 'answers', async () => () => app.call(listConfusions, { query: {} }, ann.token)],
  ['missed words', 'answers', async () => () => app.call(listMissed, { query: {} }, ann.token)],
  [
    'the map of levels',
    'level_results',
    async () => () =>
      app.call(getLevels, { params: { category: DEMO.category }, query: { difficulty: 'easy' } }, ann.token),
  ],
  ['the leaderboard', 'weekly_points', async () => () => app.call(getLeaderboard, { query: {} }, ann.token)],
  [
    'the leaderboard of contacts',
    'weekly_points',
    async () => () => app.call(getLeaderboard, { query: { scope: 'contacts' } }, ann.token),
  ],
  ['the grove', 'cards', async () => () => app.call(getGrove, {}, ann.token)],
  ['statistics', 'learner_days', async () => () => app.call(getStats, {}, ann.token)],
  ['notes', 'notes', async () => () => app.call(listNotes, { query: { kind: 'own' } }, ann.token)],
  [
    'words of a note',
    'note_entries',
    async () => () => app.call(listEntries, { params: { id: note }, query: {} }, ann.token),
  ],
  ['notifications', 'notifications', async () => () => app.call(listNotifications, { query: {} }, ann.token)],
  ['conversations', 'conversation_members', async () => () => app.call(listConversations, { query: {} }, ann.token)],
  ['unread messages', 'conversation_members', async () => () => app.call(countUnread, {}, ann.token)],
  [
    'a page of a conversation',
    'conversation_messages',
    async () => () => app.call(listMessages, { params: { id: chat }, query: {} }, ann.token),
  ],
  [
    'a message sent',
    'conversation_messages',
    async () => () =>
      app.call(sendMessage, { params: { id: chat }, body: { id: randomUUID(), text: 'Hello' } }, ann.token),
  ],
  [
    'a message read',
    'conversation_members',
    async () => () => app.call(markRead, { params: { id: chat }, body: { seq: 60 } }, bo.token),
  ],
]

test.each(calls)('%s', async (_, table, prepare) => {
  const statements = await statementsOf(await prepare())
  expect(statements.map(({ text }) => text).join('\n')).toContain(`"${table}"`)
  const faults: Record<string, string[]> = {}
  for (const statement of statements) {
    const tables = await fullyRead(statement)
    if (tables.length > 0) faults[statement.text] = tables
  }
  expect(faults).toEqual({})
})

test.each(['week', 'all'] as const)(
  'neighbours on the leaderboard (%s) are not sorted, however many have equal points',
  async (span) => {
    // Behind the first hundred, where neighbours are read.
    await app.db.update(weeklyPoints).set({ points: 2 }).where(eq(weeklyPoints.userId, ann.id))
    // Of the others a quarter have fewer points of all time, the rest more.
    await app.db.execute(sql`
      insert into ${totalPoints} (user_id, points)
      select id, case when id = ${ann.id} then 4 when right(id::text, 1) < '4' then 3 else 5 end from ${users}
      on conflict (user_id) do update set points = excluded.points`)
    await app.db.execute(sql`analyze`)
    const statements = await statementsOf(() => app.call(getLeaderboard, { query: { span } }, ann.token))
    // Two above and two below.
    const neighbours = statements.filter(({ text, values }) => /limit \$\d+$/.test(text) && values.at(-1) === 2)
    const nodes = (await Promise.all(neighbours.map(planOf))).flat().map((node) => node['Node Type'])
    expect(neighbours).toHaveLength(2)
    expect(nodes.filter((type) => type.includes('Sort'))).toEqual([])
  },
)

test('a statement without an index is found', async () => {
  const text = 'select * from answers where given = $1'
  expect(await fullyRead({ text, values: ['x'] })).toEqual(['answers'])
})
