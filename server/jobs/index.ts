/** Work that no call asks for. */
import { createBackupChecks } from '../backups/check-backup.ts'
import type { Deps } from '../deps.ts'
import { sampleQueues } from '../features/overview/index.ts'
import { createBillingDeps, sweepOrders } from '../features/billing/index.ts'
import { fitMemories } from '../features/memory-fit/index.ts'
import { sendDigests } from '../features/digest/index.ts'
import { regroupLeagues } from '../features/leagues/index.ts'
import { remind } from '../features/reminders/index.ts'
import { recordPresences } from '../features/presence/index.ts'
import { createPush } from '../features/push/index.ts'
import { createMail } from '../features/outbox/index.ts'
import { createSmtp } from '../providers/mail/smtp.ts'
import { tellClasses } from '../features/classes/index.ts'
import { tellReachedGoals } from '../features/together/index.ts'
import { makeNightPoints } from '../features/restore-points/index.ts'
import { sweep } from './retention.ts'
import { startQueueJobs } from './queue-jobs.ts'
import type { Work } from './repeat.ts'
import { speakAhead } from './speak-ahead.ts'
import { startJob } from './start-job.ts'

const SWEEP_MS = 15 * 60_000
const SPEAK_MS = 10_000
/** What a killed process loses of its counts. */
const FLUSH_MS = 5_000
/** A reminder comes within a minute of its hour. */
const REMIND_MS = 60_000
/** A goal that contacts share is told within a minute. */
const GOALS_MS = 60_000
/** Learners hear of a new task within half a minute. */
const CLASSES_MS = 30_000
/** The groups of a week are made within minutes of Monday. */
const LEAGUES_MS = 60_000
/** The digest has a morning's time. */
const DIGEST_MS = 5 * 60_000
/** Presence is told by the minute. */
const PRESENCE_MS = 60_000
/** Nobody waits for it. */
const FIT_MS = 60 * 60_000
/** Whether a check of the newest backup is due. */
const BACKUP_CHECK_MS = 60 * 60_000
/** Nobody sees when in the night it is. */
const RESTORE_POINTS_MS = 15 * 60_000
const QUEUES_MS = 5 * 60_000
/** Payments whose notice was lost are asked for a minute after their start at the earliest. */
const ORDERS_MS = 20_000

/** Starts every job; the returned function stops them and waits for one that runs. Replicas may all run them: every job can be repeated. */
export function startJobs(deps: Deps): () => Promise<void> {
  const { smtp } = deps.env
  const job = (name: string, everyMs: number, work: Work) => startJob(deps, name, everyMs, work)
  const billing = createBillingDeps(deps)
  const stops = [
    job('sweep', SWEEP_MS, () => sweep(deps)),
    job('orders', ORDERS_MS, () => sweepOrders(billing)),
    job('speak_ahead', SPEAK_MS, speakAhead(deps)),
    job('reminders', REMIND_MS, (stop) => remind(deps, stop)),
    job('shared_goals', GOALS_MS, () => tellReachedGoals(deps)),
    job('classes', CLASSES_MS, () => tellClasses(deps)),
    job('leagues', LEAGUES_MS, (stop) => regroupLeagues(deps, stop)),
    job('presence', PRESENCE_MS, () => recordPresences(deps)),
    job('counters', FLUSH_MS, () => deps.metrics.flush()),
    job('backup_check', BACKUP_CHECK_MS, createBackupChecks(deps)),
    job('queues', QUEUES_MS, () => sampleQueues(deps)),
    job('memory_fits', FIT_MS, (stop) => fitMemories(deps, stop)),
    job('restore_points', RESTORE_POINTS_MS, (stop) => makeNightPoints(deps, stop)),
    ...startQueueJobs(deps, { mailer: smtp && createSmtp(smtp), push: createPush(deps) }),
  ]
  const mail = createMail(deps.env)
  if (mail) stops.push(job('digest', DIGEST_MS, (stop) => sendDigests(deps, mail, stop)))
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
