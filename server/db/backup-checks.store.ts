/** When backups were checked, and what came of it: counters of the hour like those of the start page, so that every server sees them. */
import { desc, like, sql } from 'drizzle-orm'
import { backupCheckOutcomes, type BackupCheckOutcome } from '#contract/admin-overview'
import { serviceTime } from '#rules/metrics'
import type { Db, Reader, Tx } from './client.ts'
import { metricCounts } from './schema/metrics.ts'

/** `begun` is counted before the work; the figures are those of the latest check that was passed. */
type CheckMetric = 'begun' | 'learners' | 'answers' | 'age' | BackupCheckOutcome

const PREFIX = 'backup_check.'
const metricOf = (name: CheckMetric) => `${PREFIX}${name}`

/** The latest check. */
export interface BackupCheck {
  readonly at: Date
  readonly outcome: BackupCheckOutcome
  /** When the backup was made; null where it could not be opened. */
  readonly madeAt: Date | null
  /** Rows of the restored copy; null where there is none. */
  readonly learners: number | null
  readonly answers: number | null
}

/** Any fixed number. */
const LOCK = 7_236_413
const MOST_COUNT = 2 ** 31 - 1
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** How long after a check the next one comes. */
const WAITS = { passed: 7 * 24 * HOUR_MS, failed: 24 * HOUR_MS, begun: 6 * HOUR_MS }

/** Whether a check is due; whoever hears true makes it, and nobody else hears it until then. */
export async function claimBackupCheck(db: Db, at: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Servers that ask at once ask one after the other.
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    const { begunAt, check } = await readState(tx)
    const isRunning = begunAt !== null && (check === null || begunAt > check.at)
    const wait = isRunning ? WAITS.begun : check?.outcome === 'passed' ? WAITS.passed : WAITS.failed
    const latest = isRunning ? begunAt : check?.at
    if (latest && at.getTime() - latest.getTime() < wait) return false
    await save(tx, at, { begun: 1 })
    return true
  })
}

export async function recordBackupCheck(
  db: Reader,
  { at, outcome, madeAt, learners, answers }: BackupCheck,
): Promise<void> {
  await save(db, at, {
    [outcome]: 1,
    ...(madeAt && { age: Math.max(0, Math.round((at.getTime() - madeAt.getTime()) / MINUTE_MS)) }),
    ...(learners !== null && { learners }),
    ...(answers !== null && { answers }),
  })
}

/** Null: none was ever made. */
export const readBackupCheck = async (db: Reader): Promise<BackupCheck | null> => (await readState(db)).check

/** In the place of what the hour has of it. */
async function save(db: Reader | Tx, at: Date, counts: Partial<Record<CheckMetric, number>>): Promise<void> {
  const { metric, day, hour, shard } = metricCounts
  const rows = Object.entries(counts).map(([name, count]) => ({
    metric: metricOf(name as CheckMetric),
    ...serviceHour(at),
    shard: 0,
    count: Math.min(count, MOST_COUNT),
    lastAt: at,
  }))
  await db
    .insert(metricCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: [metric, day, hour, shard],
      set: { count: sql`excluded.count`, lastAt: sql`excluded.last_at` },
    })
}

const serviceHour = (at: Date) => {
  const { day, hour } = serviceTime(at)
  return { day, hour }
}

async function readState(db: Reader): Promise<{ readonly begunAt: Date | null; readonly check: BackupCheck | null }> {
  const { metric, count, lastAt } = metricCounts
  const rows = await db
    .select({ metric, count, lastAt })
    .from(metricCounts)
    .where(like(metric, `${PREFIX}%`))
    .orderBy(desc(lastAt))
    .limit(50)
  const latest = (name: CheckMetric) => rows.find((row) => row.metric === metricOf(name))
  const [ended] = backupCheckOutcomes
    .flatMap((outcome) => {
      const row = latest(outcome)
      return row ? [{ outcome, at: row.lastAt }] : []
    })
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
  const begunAt = latest('begun')?.lastAt ?? null
  if (!ended) return { begunAt, check: null }
  const figure = (name: CheckMetric) => {
    const row = latest(name)
    return row?.lastAt.getTime() === ended.at.getTime() ? row.count : null
  }
  const age = figure('age')
  return {
    begunAt,
    check: {
      ...ended,
      madeAt: age === null ? null : new Date(ended.at.getTime() - age * MINUTE_MS),
      learners: figure('learners'),
      answers: figure('answers'),
    },
  }
}
