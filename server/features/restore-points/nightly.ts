/** The job of the night: a point for each learner who has changed something since the last, at three o'clock of their own night. */
import { POINT_HOUR } from '#contract/restore-limits'
import { addDays, dayIn, startOfHour } from '#rules/days'
import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { makeNightPoint } from './make-point.ts'
import {
  claimSchedule,
  deletePoints,
  insertSchedules,
  listDue,
  listOutlived,
  listPoints,
  lockSchedule,
  saveLook,
} from './points.store.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Who has not been here for longer has changed nothing that the first look would not find later. */
const SEEN_MS = 30 * DAY_MS
/** `last_seen_at` is written at most every ten minutes. */
const SLACK_MS = 15 * 60_000
const BATCH = 200
/** Points go after so many days, but for the newest: what a learner deleted is not to stay for years. */
const MOST_DAYS = 90

/** The next three o'clock in the learner's time zone. */
export function nextNight(timeZone: string, after: Date): Date {
  const today = dayIn(timeZone, after)
  const nights = [0, 1, 2].map((days) => startOfHour(timeZone, addDays(today, days), POINT_HOUR))
  return nights.find((night) => night > after) ?? new Date(after.getTime() + DAY_MS)
}

type JobDeps = Pick<Deps, 'db' | 'log' | 'now'>

/**
 * Looks at the learners who are due, in batches, one transaction each: whoever ends it half way loses no point, since a learner is due until their
 * transaction is through. Replicas pass over those whom another one looks at.
 */
export async function makeNightPoints({ db, log, now }: JobDeps, stop: AbortSignal): Promise<void> {
  for (;;) {
    const at = now()
    const due = await listDue(db, at, new Date(at.getTime() - SEEN_MS), SLACK_MS, BATCH)
    const isNew = ({ nextAt }: (typeof due)[number]) => nextAt === null
    // Who has no schedule yet has their first point in the coming night.
    await insertSchedules(
      db,
      due.filter(isNew).map(({ id, timeZone }) => ({ userId: id, nextAt: nextNight(timeZone, at) })),
    )
    let looks = 0
    for (const learner of due) {
      if (stop.aborted) return
      if (isNew(learner)) looks += 1
      else if (await look({ db, log }, learner, at)) looks += 1
    }
    // What is left is in the hands of another replica.
    if (due.length < BATCH || looks === 0) return
  }
}

/** False when another replica looks at the learner. */
async function look(
  { db, log }: Pick<JobDeps, 'db' | 'log'>,
  { id, timeZone }: { readonly id: string; readonly timeZone: string },
  at: Date,
): Promise<boolean> {
  try {
    return await db.transaction(async (tx) => {
      if (!(await claimSchedule(tx, id, at))) return false
      await makeNightPoint(tx, id, at)
      await saveLook(tx, id, { nextAt: nextNight(timeZone, at), checkedAt: at })
      return true
    })
  } catch (error) {
    log.error({ error, userId: id }, 'a restore point could not be made')
    // Due again in an hour, behind the others.
    await saveLook(db, id, { nextAt: new Date(at.getTime() + HOUR_MS) })
    return true
  }
}

/** Deletes points older than 90 days, but for the newest of each learner. */
export async function removeOldPoints(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - MOST_DAYS * DAY_MS)
  for (const { userId } of await listOutlived(db, before, BATCH))
    await db.transaction(async (tx) => {
      await lockSchedule(tx, userId, new Date(now.getTime() + DAY_MS))
      const [, ...older] = await listPoints(tx, userId)
      const ids = older.filter(({ at }) => at < before).map(({ id }) => id)
      await deletePoints(tx, userId, ids)
    })
}
