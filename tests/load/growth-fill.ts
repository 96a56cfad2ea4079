/**
 * Learners with the history of fifty days, made by SQL: a hundred answers and fifty cards each, and what else their pages read. Every learner
 * has as much as any other, so that a call for one of them differs between two databases by what others have, and by nothing else.
 */
import pg from 'pg'
import { weekOf } from '#rules/points'

export const ANSWERS = 100
export const CARDS = 50
/** Learners of one statement. */
const CHUNK = 20_000
/** Of ten answers each: five runs and five reviews. All learners have one before any has the next, as time has it, so a learner's rows lie apart. */
const SESSIONS = 10

/** The id of the learner `n`, in the order of `n`; ids of what is theirs differ in their end. */
const id = (n: string, end = '0') =>
  `(lpad(to_hex(${n}), 8, '0') || '-0000-4000-8000-' || lpad(to_hex(${end}), 12, '0'))::uuid`

/** The same from here: what `id` makes in SQL. */
export const idOf = (n: number, end = 0): string =>
  `${n.toString(16).padStart(8, '0')}-0000-4000-8000-${end.toString(16).padStart(12, '0')}`
export const tokenOf = (n: number): string => `token-of-the-learner-${n}`

/** Ends of ids of the rest. */
export const NOTE = 0x100
export const CHAT = 0x200

/** Word of an answer of the fixture dictionary's eighty: a run asks the eight of a level, a review words beyond the levels. */
const word = (session: string, step: string) =>
  `case when ${session} % 2 = 0 and ${step} < 8 then (${session} / 2 % 4) * 8 + ${step} else 32 + (n * 7 + (${session} * 5 + ${step}) % 18) % 48 end`

const time = (session: string) =>
  `now() - ((9 - ${session}) * 5) * interval '1 day' - (n % 5000 + 900) * interval '1 second'`

interface Step {
  readonly name: string
  readonly statement: string
  /** Without: one statement for all learners. */
  readonly isChunked: boolean
}

const chunked = (name: string, statement: string): Step => ({ name, statement, isChunked: true })
const whole = (name: string, statement: string): Step => ({ name, statement, isChunked: false })

/** $1 is the first learner, $2 the last; of a statement for all of them $2 alone matters. */
const learners = 'generate_series($1::int, $2::int) n'

const sessionSteps = (session: number): Step[] => {
  const s = String(session)
  const isRun = session % 2 === 0
  const made = isRun
    ? `insert into runs (id, user_id, category, difficulty, level, type, words_from, questions, issued_at, expires_at, finished_at, result)
       select ${id('n', s)}, ${id('n')}, 'animals-nature', 'easy', level, 'typing', 'level', questions, ${time(s)}, ${time(s)} + interval '1 day', ${time(s)},
         '{"stars":2,"best_stars":2,"right_at_first_try":7,"total":8,"points":9,"ms":24000,"missed":[],"next_level":{"level":2,"unlocked":true},"current_streak":1}'
       from ${learners} join growth_levels on level = ${(session / 2) % 4} + 1 order by n`
    : `insert into practices (id, user_id, source, questions, not_found, issued_at, expires_at, finished_at, result)
       select ${id('n', s)}, ${id('n')}, 'review', questions, '{}', ${time(s)}, ${time(s)} + interval '1 day', ${time(s)},
         '{"right_at_first_try":9,"total":10,"points":9,"ms":24000,"missed":[],"current_streak":1}'
       from ${learners} join growth_levels on level = 5 order by n`
  return [
    chunked(isRun ? `runs ${s}` : `reviews ${s}`, made),
    chunked(
      `answers ${s}`,
      `insert into answers (user_id, id, run_id, position, word_id, skill, kind, given, correct, hinted, slips, ms, first, counted, grade, points, at)
       select ${id('n')}, gen_random_uuid(), ${isRun ? `case when step < 8 then ${id('n', s)} end` : id('n', s)}, step, w.id, 'spell', 'type_word',
         case when is_right then w.headword else 'nothing' end, is_right, false, 0, 2000 + n % 3000, true, true,
         case when is_right then 'good' else 'again' end, is_right::int, ${time(s)} + step * interval '4 seconds'
       from ${learners} cross join generate_series(0, 9) step join growth_words w on w.place = ${word(s, 'step')}
         cross join lateral (select (n + ${s} * 10 + step) % 7 > 0 as is_right) right_ones order by n, step`,
    ),
    chunked(
      `days ${s}`,
      `insert into learner_days (user_id, day, answers, words, points, sessions)
       select ${id('n')}, (${time(s)})::date - ago, case ago when 0 then 10 else 0 end, case ago when 0 then 10 else 0 end, case ago when 0 then 9 else 0 end, 1 - ago
       from ${learners} cross join generate_series(0, 1) ago order by n on conflict do nothing`,
    ),
  ]
}

/** What learners have beside sessions. `week` is the leaderboard's of today. */
const otherSteps = (week: string, count: number): Step[] => [
  chunked(
    'cards',
    `insert into cards (user_id, word_id, due, stability, difficulty, scheduled_days, learning_steps, reps, lapses, state, last_review, begun_at)
     select ${id('n')}, w.id, now() + ((w.place + n) % 20 - 2) * interval '1 day', 8, 5, 8, 0, 2, 0, 2, now() - interval '6 days', now() - interval '40 days'
     from ${learners} cross join generate_series(0, ${CARDS - 1}) j join growth_words w on w.place = case when j < 32 then j else 32 + (n * 7 + j - 32) % 48 end
     order by n, j`,
  ),
  chunked(
    'results of levels',
    `insert into level_results (user_id, map, difficulty, level, stars, completed_at)
     select ${id('n')}, 'animals-nature', 'easy', level, 2, now() - interval '9 days' from ${learners} cross join generate_series(1, 4) level`,
  ),
  chunked(
    'points of weeks',
    `insert into weekly_points (user_id, week, points)
     select ${id('n')}, '${week}'::date - 7 * ago, 1 + (n::bigint * 7919 + ago * 31) % 1500 from ${learners} cross join generate_series(0, 7) ago`,
  ),
  chunked(
    'points of all time',
    `insert into total_points (user_id, points) select ${id('n')}, 90 + (n::bigint * 7919 % 9000)::int from ${learners}`,
  ),
  whole(
    'groups of leagues',
    `insert into league_groups (id, week, tier, members, pace, closed_at)
     select ${id('g', '16 + ago')}, '${week}'::date - 7 * ago, g % 5, 30, 2, case when ago > 0 then now() end
     from generate_series(0, ($2::int - $1::int) / 30) g cross join generate_series(0, 1) ago`,
  ),
  chunked(
    'places of leagues',
    `insert into league_places (user_id, week, tier, group_id, pace, joined_at, result_seen)
     select ${id('n')}, '${week}'::date - 7 * ago, (n - 1) / 30 % 5, ${id('((n - 1) / 30)', '16 + ago')}, 2, now() - interval '20 days', true
     from ${learners} cross join generate_series(0, 1) ago`,
  ),
  chunked(
    'scores of leagues',
    `insert into league_scores (user_id, week, days, score)
     select ${id('n')}, '${week}'::date - 7 * ago, array[n % 40, 0, 0, 0, 0, 0, 0], n % 40 from ${learners} cross join generate_series(0, 1) ago`,
  ),
  chunked(
    'notes',
    `with note as (insert into notes (id, user_id, title_zh, title_en, words, created_at, updated_at)
       select ${id('n', String(NOTE))}, ${id('n')}, 'Words', 'Words', 10, now(), now() from ${learners}),
     section as (insert into note_sections (note_id, id, position, version, title_zh, title_en)
       select ${id('n', String(NOTE))}, ${id('n', String(NOTE))}, 'a', 1, 's', 's' from ${learners}),
     page as (insert into note_pages (note_id, id, section_id, position, version, title_zh, title_en)
       select ${id('n', String(NOTE))}, ${id('n', String(NOTE))}, ${id('n', String(NOTE))}, 'a', 1, 'p', 'p' from ${learners})
     insert into note_entries (note_id, id, page_id, position, version, word_id, word, added_at)
     select ${id('n', String(NOTE))}, gen_random_uuid(), ${id('n', String(NOTE))}, 'a' || place, 1, w.id, headword, now()
     from ${learners} join growth_words w on w.place < 10`,
  ),
  chunked(
    'contacts',
    `insert into contacts (user_id, other_id, state, at)
     select ${id('n')}, ${id('n + side')}, 'accepted', now() from ${learners} cross join (values (-1), (1), (2), (-2)) sides (side) where n + side between 1 and ${count}`,
  ),
  chunked(
    'conversations',
    `with chat as (insert into conversations (id, last_seq, first_count, version) select ${id('n', String(CHAT))}, 10, 5, 10 from ${learners}),
     member as (insert into conversation_members (conversation_id, side, user_id, last_at)
       select ${id('n', String(CHAT))}, side, ${id(`least(n + side, ${count})`)}, now() from ${learners} cross join generate_series(0, 1) side)
     insert into conversation_messages (conversation_id, seq, version, side, key, text, at, first_count)
     select ${id('n', String(CHAT))}, m, m, (m + 1) % 2, gen_random_uuid(), 'How was your day?', now(), (m + 1) / 2 from ${learners} cross join generate_series(1, 10) m`,
  ),
  chunked(
    'notifications',
    `insert into notifications (user_id, kind, subject_id, actor_id, created_at)
     select ${id('n')}, 'contact_accepted', gen_random_uuid(), ${id(`least(n + 1, ${count})`)}, now() - k * interval '1 day' from ${learners} cross join generate_series(1, 3) k`,
  ),
  chunked(
    'words looked up',
    `insert into look_ups (user_id, word_id, at, informed_on)
     select ${id('n')}, w.id, now() - w.place * interval '1 day', (now() - w.place * interval '1 day')::date from ${learners} join growth_words w on w.place < 8`,
  ),
  chunked(
    'known words',
    `insert into known_words (user_id, word_id, at) select ${id('n')}, w.id, now() from ${learners} join growth_words w on w.place = n % 32`,
  ),
  chunked(
    'schedules',
    `with fit as (insert into memory_fits (user_id, next_at) select ${id('n')}, now() + interval '5 days' from ${learners})
     insert into restore_schedules (user_id, next_at, checked_at) select ${id('n')}, now() + interval '1 day', now() from ${learners}`,
  ),
  whole(
    'sums of the service',
    `with active as (insert into active_learners (day, user_id) select now()::date, ${id('n')} from ${learners} where n % 10 = 0),
     pictured as (insert into picture_sums (word_id, asked, "right") select word_id, $2::int, $2::int / 2 from pictures)
     insert into confusions (word_id, given_id, times, by_picture)
     select one.id, other.id, 1 + (one.place * 7 + other.place) % 90, 1 from growth_words one join growth_words other on one.id <> other.id`,
  ),
]

const preparation = (wordsOfLevel: string) => [
  'create temporary table growth_words as select (row_number() over (order by id))::int - 1 as place, id, headword from words',
  `create temporary table growth_levels as
   select level, (select jsonb_agg(jsonb_build_object('kind', 'type_word', 'word_id', id) order by place) from growth_words where ${wordsOfLevel}) as questions
   from generate_series(1, 5) level`,
  'analyze growth_words',
]

const userStep = chunked(
  'users',
  `with session as (insert into sessions (token_hash, user_id, expires_at, proven_at)
     select encode(sha256(convert_to('${tokenOf(0).slice(0, -1)}' || n, 'UTF8')), 'hex'), ${id('n')}, now() + interval '20 days', now() from ${learners})
   insert into users (id, username, email, invite_code, welcomed, onboarding_completed, vip_until, next_reminder_at, next_digest_at, created_at, last_seen_at)
   select ${id('n')}, 'crowd-' || n, 'crowd-' || n || '@example.org', 'crowd-' || n, true, true, now() + interval '30 days',
     now() + interval '1 day', now() + interval '1 day', now() - interval '60 days', now() - (n % 30) * interval '1 hour' from ${learners} order by n`,
)

/** Fills a migrated database that has the fixture dictionary. `report` gets each chunk with its seconds, and what waits for what meanwhile. */
export async function fill(url: string, count: number, report: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const watch = watchLocks(url, report)
  try {
    // Rows that lead nowhere are not made here: looking would take longer than making them.
    await client.query('set session_replication_role = replica')
    await client.query('set synchronous_commit = off')
    for (const statement of preparation(
      'case when level < 5 then place / 8 = level - 1 else place between 32 and 41 end',
    ))
      await client.query(statement)
    const sessions = Array.from({ length: SESSIONS }, (_, session) => sessionSteps(session)).flat()
    for (const step of [userStep, ...sessions, ...otherSteps(weekOf(new Date()), count)]) {
      const size = step.isChunked ? CHUNK : count
      for (let from = 1; from <= count; from += size) {
        const to = Math.min(count, from + size - 1)
        const began = performance.now()
        await client.query(step.statement, [from, to])
        report(`${step.name}: ${from} to ${to} in ${((performance.now() - began) / 1000).toFixed(1)} s`)
      }
    }
    const began = performance.now()
    await client.query('vacuum analyze')
    await client.query('checkpoint')
    report(`vacuum analyze in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  } finally {
    clearInterval(watch)
    await client.end()
  }
}

/** Says every half minute what statements have been running for long, and what they wait for: a filling that stands still tells why. */
const watchLocks = (url: string, report: (line: string) => void): NodeJS.Timeout =>
  setInterval(() => {
    void look(url).then(
      (lines) => lines.forEach(report),
      (error: unknown) => report(`no look at the database: ${String(error)}`),
    )
  }, 30_000)

async function look(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ line: string }>(`
      select format('running for %s s, waiting for %s %s, blocked by %s: %s', extract(epoch from now() - query_start)::int,
        wait_event_type, wait_event, pg_blocking_pids(pid), left(regexp_replace(query, '\\s+', ' ', 'g'), 90)) as line
      from pg_stat_activity where state <> 'idle' and pid <> pg_backend_pid() and now() - query_start > interval '20 seconds'`)
    return rows.map(({ line }) => line)
  } finally {
    await client.end()
  }
}
