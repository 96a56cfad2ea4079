/** Monday's job: last week's groups are closed, and this week's are made of those who are in them still. */
import { startOfDay, DEFAULT_TIME_ZONE } from '#rules/days'
import { LEAGUE_GROUP } from '#rules/league'
import { weekOf } from '#rules/points'
import type { Deps } from '../../deps.ts'
import { analyzePlaces, closeGroups, makeGroups, readWaiting } from './regroup.store.ts'

/** Answers that arrived in the last second are written by then. */
const GRACE_MS = 2 * 60_000
/** A statement is to stay far below the server's five seconds. */
const GROUPS_AT_ONCE = 200

/** Does nothing for most of a week. May be killed at any moment and run by as many replicas as there are. */
export async function regroupLeagues(
  { db, log, now }: Pick<Deps, 'db' | 'log' | 'now'>,
  stop: AbortSignal,
): Promise<void> {
  const at = now()
  const week = weekOf(at)
  if (at.getTime() - startOfDay(DEFAULT_TIME_ZONE, week).getTime() < GRACE_MS) return
  const before = await readWaiting(db, week)
  if (!before.groups && !before.learners) return
  let closed = 0
  while (!stop.aborted) {
    const groups = await closeGroups(db, week, at, GROUPS_AT_ONCE)
    if (groups === 0) break
    closed += groups
  }
  // Another process closes the rest: only then are all paces known, and whoever runs next makes the groups.
  if (stop.aborted || (await readWaiting(db, week)).groups) return
  if (closed > 0) await analyzePlaces(db)
  let seated = 0
  while (!stop.aborted) {
    const learners = await makeGroups(db, week, GROUPS_AT_ONCE * LEAGUE_GROUP)
    if (learners === 0) break
    seated += learners
  }
  log.info({ week, closed, seated }, 'leagues were grouped')
}
