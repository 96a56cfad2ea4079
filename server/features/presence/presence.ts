/** Who of a learner's contacts is here: those with a page open, whose live events a replica serves. Both sides must show it. */
import type { Output } from '#contract/core'
import type { listPresence } from '#contract/presence'
import { dayIn, startOfDay } from '#rules/days'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { readPresences, savePresences } from './presence.store.ts'

const MINUTE_MS = 60_000
/** A replica writes every minute; one that writes a little late makes nobody blink. */
const ONLINE_MS = 2.5 * MINUTE_MS
/** Two replicas, or a restart, do not write the same learner twice in a minute. */
const APART_MS = 0.75 * MINUTE_MS
/** Learners of one statement. */
const BATCH = 500

/** Contacts who are here now, and who were today. Nobody for a learner who does not show their own presence. */
export async function list(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId, timeZone, user }: Session,
): Promise<Output<typeof listPresence>> {
  if (!user.sharesPresence) return { online: [], today: [] }
  const at = now()
  const onlineSince = new Date(at.getTime() - ONLINE_MS)
  const midnight = startOfDay(timeZone, dayIn(timeZone, at))
  const rows = await readPresences(db, userId, midnight < onlineSince ? midnight : onlineSince)
  const [online, today] = [rows.filter((row) => row.at >= onlineSince), rows.filter((row) => row.at < onlineSince)]
  return { online: online.map(({ id }) => id), today: today.map(({ id }) => id) }
}

/** Notes everyone with a page open on this replica who shows it: once a minute a statement for many, however often streams begin anew. */
export async function recordPresences({ db, live, now }: Pick<Deps, 'db' | 'live' | 'now'>): Promise<void> {
  const at = now()
  const ids = live.learners()
  for (let from = 0; from < ids.length; from += BATCH)
    await savePresences(db, ids.slice(from, from + BATCH), at, new Date(at.getTime() - APART_MS))
}
