/**
 * What a learner edits, read and stored by single statements: each sees one moment, so a note is never caught half way through a change, and no
 * editor waits. The bodies are made by the database and do not pass through the server.
 */
import { sql, type SQL } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'

/** A thing as a point names it. */
export interface Item {
  readonly kind: string
  readonly itemId: string
  readonly version: number | null
  readonly title: string
  readonly count: number
  readonly hash: string
}

/** Milliseconds since 1970: the same text in every session. */
const ms = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::bigint`)

const list = (values: SQL, order: SQL) => sql`coalesce(json_agg(json_build_array(${values}) order by ${order}), '[]')`

/** Sections, pages and entries in the order of their ids, so that the same content is the same text. */
const noteBody = sql`json_build_object(
  'title', json_build_array(n.title_zh, n.title_en),
  'tag', n.tag,
  'cover', n.cover,
  'created', ${ms('n.created_at')},
  'sections', (select ${list(sql`s.id, s.position, s.title_zh, s.title_en`, sql`s.id`)}
    from note_sections s where s.note_id = n.id and s.deleted_at is null),
  'pages', (select ${list(sql`p.id, p.section_id, p.position, p.title_zh, p.title_en`, sql`p.id`)}
    from note_pages p where p.note_id = n.id and p.deleted_at is null),
  'entries', (select ${list(
    sql`e.id, e.page_id, e.position, e.word, e.meaning, e.remark, ${ms('e.added_at')}`,
    sql`e.page_id, e.id`,
  )}
    from note_entries e where e.note_id = n.id and e.deleted_at is null)
)::text`

const settingsBody = sql`json_build_object(
  'nickname', nickname, 'meaningsIn', meanings_in, 'meaningsFade', meanings_fade, 'voiceAccent', voice_accent,
  'voiceRate', voice_rate, 'soundEffects', sound_effects, 'autoPlay', auto_play, 'noListening', no_listening,
  'learningGoal', learning_goal, 'dailyMinutes', daily_minutes, 'weeklyGoal', weekly_goal,
  'dailySessions', daily_sessions, 'retention', retention, 'mutedNotifications', muted_notifications,
  'reminderHour', reminder_hour, 'quietFrom', quiet_from, 'quietTo', quiet_to
)::text`

/**
 * Everything that is live of a learner, as (kind, item_id, version, title, count, hash, body). A note whose version is that of the point `last` has its
 * hash from there and no body: nothing of it is read.
 */
const captured = (userId: string, last: string | null) => sql`
  select kind, item_id, version, title, count, body,
    coalesce(hash, encode(sha256(convert_to(body, 'UTF8')), 'hex')) as hash
  from (
    select 'note' as kind, n.id::text as item_id, n.version, n.title_zh as title, n.words as count, l.hash,
      case when l.hash is null then ${noteBody} end as body
    from notes n left join restore_items l
      on l.user_id = n.user_id and l.point_id = ${last}::uuid and l.kind = 'note' and l.item_id = n.id::text
      and l.version = n.version
    where n.user_id = ${userId}::uuid and n.deleted_at is null
    union all
    select 'sentences', month, null, '', count(*)::int, null,
      json_agg(json_build_array(id, word_id, text, created) order by id)::text
    from (select id, word_id, text, ${ms('created_at')} as created, to_char(created_at at time zone 'UTC', 'YYYY-MM') as month
      from own_sentences where user_id = ${userId}::uuid) written group by month
    union all
    select 'text', id::text, null, title, 0, null, json_build_object('title', title)::text
    from reader_texts where user_id = ${userId}::uuid and deleted_at is null
    union all
    select 'settings', '', null, '', 0, null, ${settingsBody} from users where id = ${userId}::uuid
    union all
    select 'plan', '', null, '', 0, null,
      json_build_object('examDay', exam_day, 'minutes', minutes, 'lists', lists, 'mostWords', most_words)::text
    from exam_plans where user_id = ${userId}::uuid
  ) as things`

/** What a point made now would name. */
export const readItems = (db: Reader, userId: string, last: string | null): Promise<Item[]> =>
  db
    .select({
      kind: sql<string>`kind`,
      itemId: sql<string>`item_id`,
      version: sql<number | null>`version`,
      title: sql<string>`title`,
      count: sql<number>`count`,
      hash: sql<string>`hash`,
    })
    .from(sql`(${captured(userId, last)}) as items`)

/** Names everything in a point, and stores what no point of the learner holds yet. */
export async function insertItems(tx: Tx, userId: string, point: string, last: string | null): Promise<void> {
  await tx.execute(sql`
    with items as materialized (${captured(userId, last)}),
    stored as (
      insert into restore_contents (user_id, hash, body, bytes)
      select ${userId}::uuid, hash, min(body), octet_length(min(body)) from items where body is not null group by hash
      on conflict do nothing
    )
    insert into restore_items (user_id, point_id, kind, item_id, version, title, count, hash)
    select ${userId}::uuid, ${point}::uuid, kind, item_id, version, title, count, hash from items`)
}
