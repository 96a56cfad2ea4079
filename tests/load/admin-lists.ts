/** The lists of administrators and their start page over as much data as a service of 100,000 learners has, and a quick update of 5,000 rows. */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Cell } from './budget.ts'
import { quantile } from './numbers.ts'
import { onDatabase, type DatabasePlace, type Run } from './on-database.ts'
import { ask, duration } from './requests.ts'

export interface AdminBench {
  /** The product. */
  readonly origin: string
  /** Of an administrator who has just proved who they are. */
  readonly token: string
  /** How often each list is asked for. */
  readonly times: number
  /** Milliseconds that a list may take at p95. */
  readonly limit: number
}

const REPORTS = 50_000
const ORDERS = 50_000
const CHAT_REPORTS = 20_000
const LOG_ENTRIES = 100_000
const TICKETS = 20_000
const MAILS = 20_000
const NOTES = 20_000
const UPDATED_ROWS = 5_000
/** Milliseconds that saving a quick update of that many rows may take. */
const UPDATE_MS = 10_000

/** One statement each, in their order. */
const fillStatements = (users: number): readonly string[] => [
  `insert into users (username, email, phone, invite_code, vip_until, suspended_at, deleted_at, role, created_at, last_seen_at)
   select 'crowd-' || n, 'crowd-' || n || '@example.com', '139' || lpad(n::text, 8, '0'), 'crowd-' || n,
     case when n % 20 = 0 then now() + interval '30 days' end, case when n % 1000 = 1 then now() end,
     case when n % 500 = 2 then now() end, case when n % 5000 = 3 then 'admin' else 'user' end,
     now() - n * interval '10 minutes', now() - (n % 400) * interval '1 day' from generate_series(1, ${users}) n`,
  `insert into sessions (token_hash, user_id, expires_at)
   select md5(id::text), id, now() + interval '30 days' from users where username like 'crowd-%'`,
  `create temporary table crowd as
   select row_number() over (order by created_at desc)::int as n, id, username from users where username like 'crowd-%'`,
  'create index on crowd (n)',
  'analyze crowd',
  `insert into orders (number, user_id, key, plan, months, method, provider, status, list_cents, price_cents, amount_cents, paid_cents,
     checks, email, language, created_at, expires_at, paid_at)
   select 'WG-CROWD-' || n, id, gen_random_uuid(), 'monthly', 1, 'alipay', 'demo',
     case when n % 50 = 0 then 'refunded' when n % 500 = 1 then 'refunding' when n % 30 = 0 then 'closed' else 'paid' end, 999, 999, 999, 999,
     case when n % 1000 = 1 then 1 else 0 end, username || '@example.com', 'zh', now() - n * interval '20 minutes', now(), now()
   from crowd where n <= ${ORDERS}`,
  `insert into order_events (order_id, kind, paid_cents, at)
   select id, kind, case when kind = 'paid' then 999 else 0 end, created_at from orders, unnest(array['created', 'paid']) kind`,
  `insert into order_events (order_id, kind, at) select id, 'disputed', now() from orders where number like '%77'`,
  `insert into tickets (id, user_id, kind, topic, status, priority, created_at, updated_at)
   select gen_random_uuid(), id, 'feedback', 'other', case when n % 20 = 0 then 'open' when n % 3 = 0 then 'answered' else 'closed' end,
     n % 7 = 0, now() - n * interval '1 hour', now() - n * interval '50 minutes' from crowd where n <= ${TICKETS}`,
  `insert into ticket_messages (ticket_id, author, text, at)
   select id, author, repeat('The sound of this word does not start. ', 5), created_at from tickets, unnest(array['learner', 'support', 'learner']) author`,
  'create temporary table dictionary as select (row_number() over (order by id))::int as n, id from words where not hidden',
  'create index on dictionary (n)',
  'analyze',
  `insert into word_reports (user_id, word_id, section, text, created_at, resolved_at, mended)
   select crowd.id, dictionary.id, (array[null, 'examples', 'definitions', 'collocations'])[1 + series % 4], 'There is a mistake in this block.',
     now() - series * interval '5 minutes', case when series > ${REPORTS} then now() end, case when series > ${REPORTS} then true end
   from generate_series(1, ${2 * REPORTS}) series join crowd on crowd.n = 1 + series % ${users}
     join dictionary on dictionary.n = 1 + (series * 7) % (select count(*)::int from dictionary)`,
  `insert into admin_log (at, actor, action, subject, before, after)
   select now() - n * interval '5 minutes', 'admin-' || n % 50, (array['ticket.close', 'word.update', 'user.suspend', 'order.refund'])[1 + n % 4],
     'subject-' || n % 20000, jsonb_build_object('zh', 'before ' || n), jsonb_build_object('zh', 'after ' || n, 'en', repeat('a meaning ', 10))
   from generate_series(1, ${LOG_ENTRIES}) n`,
  `insert into outbox (channel, recipient_hash, sealed, attempts, sent_at, created_at)
   select 'mail', n::text, repeat('x', 800), case when n % 5 = 0 then 5 else 1 end, case when n % 5 > 0 then now() end,
     now() - n * interval '4 seconds' from generate_series(1, ${MAILS}) n`,
  `insert into chat_reports (reporter_id, reported_id, conversation_id, seq, reason, text, lines, created_at, decision, decided_at)
   select reporter.id, reported.id, gen_random_uuid(), series, 'spam', 'Only advertising.',
     (select jsonb_agg(jsonb_build_object('seq', line, 'by', 'reported', 'text', repeat('Buy this now. ', 8), 'at', now())) from generate_series(1, 11) line),
     now() - series * interval '5 minutes', case when series > ${CHAT_REPORTS} then 'warned' end, case when series > ${CHAT_REPORTS} then now() end
   from generate_series(1, ${2 * CHAT_REPORTS}) series join crowd reporter on reporter.n = 1 + series % ${users}
     join crowd reported on reported.n = 1 + (series * 13) % 2000`,
  `insert into notes (id, user_id, title_zh, title_en, created_at, updated_at)
   select gen_random_uuid(), id, '单词', 'Words ' || n, now(), now() from crowd where n <= ${NOTES}`,
  `insert into picture_sums (word_id, asked, "right")
   select word_id, 20 + word_id % 400, 10 + word_id % 10 from pictures on conflict do nothing`,
  `insert into confusions (word_id, given_id, times, by_picture)
   select word.id, other.id, 1 + word.n % 9, word.n % 5 from dictionary word join generate_series(1, 5) step on true
     join dictionary other on other.n = 1 + (word.n + step * 31) % (select count(*)::int from dictionary) where other.id <> word.id on conflict do nothing`,
  `insert into metric_counts (metric, day, hour, shard, count, last_at)
   select metric, now()::date - day, hour, shard, 100, now() from generate_series(0, 60) day, generate_series(0, 23) hour,
     generate_series(0, 3) shard, unnest(array['answers', 'active_learners', 'new_accounts', 'errors', 'mail.succeeded', 'ai.succeeded']) metric
   on conflict do nothing`,
  'drop table crowd',
  'drop table dictionary',
  // As autovacuum leaves a table that has been there for a while; it would come in the middle of the measurement otherwise.
  'vacuum analyze',
]

/** Fills the database and makes an administrator; answers their token. The embedded database is filled before its server starts. */
export const fillAdminLists = (database: DatabasePlace, users: number): Promise<string> =>
  onDatabase(database, async (run) => {
    for (const statement of fillStatements(users)) await run(statement)
    return makeAdministrator(run)
  })

async function makeAdministrator(run: Run): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(token).digest('hex')
  const id = randomUUID()
  await run(`insert into users (id, username, role, invite_code) values ('${id}', 'bench-admin', 'admin', '${id}')`)
  await run(
    `insert into sessions (token_hash, user_id, expires_at, proven_at) values ('${hash}', '${id}', now() + interval '1 day', now())`,
  )
  return token
}

/** Every list's first page: plain, and with what is usually asked of it, much of it, little and nothing. */
const lists: Readonly<Record<string, readonly string[]>> = {
  overview: [''],
  users: [
    '',
    'q=crowd-5',
    'q=crowd-77777',
    'q=nobody',
    'q=crowd-4711@example.com',
    'q=13900004711',
    'state=suspended',
    'state=leaving',
    'state=vip',
    'state=admin',
    'q=crowd-5&state=vip',
    'q=nobody&state=vip',
  ],
  orders: [
    '',
    'status=paid',
    'status=pending',
    'status=refunded',
    'status=refunding',
    'status=failed',
    'q=WG-CROWD-4711',
    'q=crowd-47',
    'q=crowd-4711@example.com',
    'q=nobody',
    'q=nobody&status=paid',
  ],
  tickets: ['', 'status=open', 'status=answered', 'status=closed'],
  reports: ['', 'q=app', 'q=zebra', 'q=nobody', 'section=whole', 'section=etymology', 'q=app&section=examples'],
  log: [
    '',
    'actor=admin-7',
    'actor=nobody',
    'action=ticket',
    'action=nothing',
    'subject=subject-4711',
    'q=after 4711',
    'q=nothing',
    'from=2025-06-01&to=2025-06-30',
    'action=word.update&q=nothing',
  ],
  mails: [''],
  'chat-reports': [''],
  words: [
    '',
    'q=app',
    'q=苹果',
    'list=gre',
    'list=gre&flag=unreviewed',
    'flag=reported',
    'flag=unreviewed',
    'flag=without_example',
    'flag=hidden',
    'flag=edited',
    'flag=source_changed',
    'q=苹果&flag=edited',
  ],
  pictures: ['', 'order=reported', 'q=app', 'q=苹果', 'page=50'],
  notes: ['', 'q=word', 'tag=daily', 'state=published', 'state=withdrawn', 'state=edited'],
  lessons: ['', 'q=the', 'course=starter', 'flag=edited'],
  'picture-set': [''],
  'quick-update': [''],
  'quick-update/source-changes': [''],
}

const csvOf = (rows: readonly string[]) => ({ format: 'csv', data: ['word,part_of_speech,zh,en', ...rows].join('\n') })

/** Rows that give a word of the dictionary another meaning. */
async function changedRows({ origin, token }: AdminBench, count: number): Promise<string[]> {
  const known: string[] = []
  for (let query = ''; known.length < UPDATED_ROWS;) {
    const page = await ask<{ items: { word: { headword: string } }[]; next: string | null }>({
      url: `${origin}/api/admin/words${query}`,
      token,
    })
    known.push(...page.items.map(({ word }) => word.headword).filter((word) => /^[a-z]{4,}$/.test(word)))
    if (page.next === null) throw new Error('The dictionary has too few words.')
    query = `?cursor=${encodeURIComponent(page.next)}`
  }
  const rows = known
    .slice(0, UPDATED_ROWS)
    .map((word, index) => `${word},n,某物${index % 1000},the thing that is meant here`)
  // The further senses of some words come from their source and would not pass as ours.
  const preview = await ask<{ rows: { state: string }[] }>({
    method: 'POST',
    url: `${origin}/api/admin/quick-update/preview`,
    token,
    body: csvOf(rows),
  })
  const usable = rows.filter((_, index) => preview.rows[index]?.state === 'changed')
  if (usable.length < count) throw new Error(`Only ${usable.length} words take another meaning.`)
  return usable.slice(0, count)
}

/** Rows of words that the dictionary does not have. */
const newRows = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const letters = index.toString(26).padStart(4, '0')
    const word = [...letters].map((digit) => 'abcdefghijklmnopqrstuvwxyz'[parseInt(digit, 26)]).join('')
    return `zqx${word},n,新词${index % 1000},a thing that has a new name`
  })

export async function measureAdminLists(bench: AdminBench): Promise<Cell[]> {
  const { origin, token, times, limit } = bench
  const half = UPDATED_ROWS / 2
  const file = csvOf([...(await changedRows(bench, half)), ...newRows(half)])
  const save = { method: 'POST', token, body: { ...file, id: randomUUID() } } as const
  const preview = await duration({ ...save, url: `${origin}/api/admin/quick-update/preview`, body: file })
  const update = await duration({ ...save, url: `${origin}/api/admin/quick-update/apply` })
  const calls = Object.entries(lists).flatMap(([list, queries]) =>
    queries.map((query) => ({ name: `/api/admin/${list}${query && `?${query}`}`, taken: [] as number[] })),
  )
  // Each round asks for every list once, so that what disturbs the machine disturbs all. The first round is not counted.
  for (let round = 0; round <= times; round += 1)
    for (const { name, taken } of calls) {
      const ms = await duration({ url: origin + encodeURI(name), token })
      if (round > 0) taken.push(ms)
    }
  const atMost = (name: string, value: number, most: number): Cell => ({
    name,
    unit: 'ms',
    value,
    limit: most,
    better: 'less',
  })
  return [
    ...calls.map(({ name, taken }) => atMost(`${name}, p95`, quantile(taken, 0.95), limit)),
    atMost(`preview of a quick update of ${UPDATED_ROWS} rows`, preview, UPDATE_MS),
    atMost(`quick update of ${UPDATED_ROWS} rows`, update, UPDATE_MS),
  ]
}
