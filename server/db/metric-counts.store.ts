/** The counters of the start page of administrators. A day is one of the service's time zone. */
import { gte, lt, sql, sum, type SQL } from 'drizzle-orm'
import type { FigureKind, providerNames } from '#contract/admin-overview'
import { addDays, type Day } from '#rules/days'
import { serviceTime } from '#rules/metrics'
import type { Reader, Tx } from './client.ts'
import { activeLearners, metricCounts } from './schema/metrics.ts'

/** What the service calls. */
export type Provider = (typeof providerNames)[number]

export type Metric = FigureKind | `${Provider}.succeeded` | `${Provider}.failed`

/** Lengths of queues, which a job samples. */
export type QueueMetric = Extract<FigureKind, `queue.${string}`>

/** How often each metric was counted, and when last. */
export type Counts = Partial<Record<Metric, { readonly count: number; readonly lastAt: Date }>>

/** As many transactions count at once without waiting for each other. */
const SHARDS = 16

/** Within a transaction it is always the same one. */
const ownShard = sql<number>`pg_backend_pid() % ${sql.raw(String(SHARDS))}`

const hourOf = (at: Date) => {
  const { day, hour } = serviceTime(at)
  return { day, hour }
}

/**
 * Adds to the counters of the hour. Rows stay locked until the transaction ends: call it near its end. Always in one order of metrics, so that
 * two calls cannot block each other.
 */
export async function addCounts(db: Reader, counts: Counts): Promise<void> {
  const rows = Object.entries(counts)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([metric, { count, lastAt }]) => ({ metric, ...hourOf(lastAt), shard: ownShard, count, lastAt }))
  if (rows.length === 0) return
  const { metric, day, hour, shard, count, lastAt } = metricCounts
  await db
    .insert(metricCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: [metric, day, hour, shard],
      set: { count: sql`${count} + excluded.count`, lastAt: sql`greatest(${lastAt}, excluded.last_at)` },
    })
}

/**
 * Answers of a learner, at the end of their transaction. The first ones of a day make the learner an active one.
 *
 * @param before inserts that end in `returning 1`, done first and in the same statement: one statement more costs more than its rows
 */
export async function countAnswers(
  tx: Tx,
  userId: string,
  answers: number,
  at: Date,
  before: readonly SQL[] = [],
): Promise<void> {
  const { day, hour } = serviceTime(at)
  const named = before.map((insert, index) => ({ name: sql.raw(`before_${index}`), insert }))
  // What is read from nothing may be left to the end: the sum below waits for each of them.
  const doneFirst = named.map(({ name }) => sql`(select count(*) from ${name})`)
  const { count, lastAt } = metricCounts
  await tx.execute(sql`
    with ${sql.join(
      [
        ...named.map(({ name, insert }) => sql`${name} as (${insert})`),
        sql`active as (
          insert into ${activeLearners} (day, user_id) values (${day}::date, ${userId}::uuid)
          on conflict do nothing returning 1
        )`,
        sql`own as materialized (select ${sql.join([sql`(select count(*) from active)`, ...doneFirst], sql` + 0 * `)} as active)`,
      ],
      sql`, `,
    )}
    insert into ${metricCounts} (metric, day, hour, shard, count, last_at)
    select counted.metric, ${day}::date, ${hour}::int, ${ownShard}, counted.count, ${at.toISOString()}::timestamptz
    from own, lateral (values ('active_learners', own.active::int), ('answers', ${answers}::int)) as counted (metric, count)
    where counted.count > 0
    order by counted.metric
    on conflict (metric, day, hour, shard) do update set
      count = ${count} + excluded.count,
      last_at = greatest(${lastAt}, excluded.last_at)`)
}

/** An account that takes over a guest's answers is the same learner: the day counts them once. */
export async function moveActiveDays(tx: Tx, guestId: string, userId: string): Promise<void> {
  await tx.execute(sql`
    insert into ${activeLearners} (day, user_id)
    select day, ${userId}::uuid from ${activeLearners} where user_id = ${guestId}::uuid on conflict do nothing`)
}

/** Sets the lengths of queues as they are now, in the place of those of earlier in the hour. */
export async function saveQueueLengths(
  db: Reader,
  at: Date,
  lengths: Readonly<Record<QueueMetric, number>>,
): Promise<void> {
  const { metric, day, hour, shard } = metricCounts
  await db
    .insert(metricCounts)
    .values(
      Object.entries(lengths).map(([name, count]) => ({ metric: name, ...hourOf(at), shard: 0, count, lastAt: at })),
    )
    .onConflictDoUpdate({
      target: [metric, day, hour, shard],
      set: { count: sql`excluded.count`, lastAt: sql`excluded.last_at` },
    })
}

export interface HourCount {
  readonly metric: Metric
  readonly day: Day
  readonly hour: number
  readonly count: number
  readonly lastAt: Date
}

/** Every hour of the days from `from` on in which something was counted. */
export async function readHourCounts(db: Reader, from: Day): Promise<HourCount[]> {
  const { metric, day, hour, count, lastAt } = metricCounts
  const rows = await db
    .select({
      metric,
      day,
      hour,
      count: sum(count).mapWith(Number),
      lastAt: sql`max(${lastAt})`.mapWith(lastAt),
    })
    .from(metricCounts)
    .where(gte(day, from))
    .groupBy(metric, day, hour)
  return rows.map((row) => ({ ...row, metric: row.metric as Metric }))
}

/** Days for which counters are kept: a year, and the same week of the year before. */
const KEPT_DAYS = 372

/** Deletes old counters, and who was active on days that are over. */
export async function removeOldCounts(db: Reader, now: Date): Promise<void> {
  const { day: today } = serviceTime(now)
  await db.delete(metricCounts).where(lt(metricCounts.day, addDays(today, -KEPT_DAYS)))
  await db.delete(activeLearners).where(lt(activeLearners.day, addDays(today, -1)))
}
