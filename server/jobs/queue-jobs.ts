/** Jobs that work off queues of the database. Announcements and due times begin their turns, so that they cost nothing while nothing waits. */
import type { Deps } from '../deps.ts'
import { deliverMails } from '../features/outbox/index.ts'
import { deliverPushes } from '../features/push/index.ts'
import { recordingScoring } from '../features/recordings/index.ts'
import type { Mailer } from '../providers/mail/index.ts'
import type { Push } from '../providers/push/index.ts'
import type { Timers } from '../timers.ts'
import { startJob } from './start-job.ts'

/** For work whose announcement was lost: its replica was killed, or no connection heard it. */
const LOOK_MS = 30_000
/** While the database is away: a code or link is waited for. */
const RETRY_MS = 2_000
/** However many mails or pushes are announced. A recording waits for none before it, because its learner waits too. */
const APART_MS = 1_000

/** @returns functions that stop them, one for each */
export function startQueueJobs(
  deps: Deps,
  { mailer, push, timers }: { readonly mailer: Mailer | null; readonly push: Push; readonly timers?: Timers },
): (() => Promise<void>)[] {
  const { work } = deps
  const own = { retryMs: RETRY_MS, timers }
  const options = { ...own, apartMs: APART_MS }
  const stops = [
    startJob(deps, 'push', LOOK_MS, () => deliverPushes(deps, push), { ...options, signal: work.push }),
    startJob(deps, 'scoring', LOOK_MS, recordingScoring(deps), { ...own, signal: work.recordings }),
  ]
  if (mailer)
    stops.push(startJob(deps, 'mail', LOOK_MS, () => deliverMails(deps, mailer), { ...options, signal: work.mail }))
  return stops
}
