/** Work that no call asks for. */
import type { Deps } from '../deps.ts'
import { sampleQueues } from '../features/overview/index.ts'
import { createBillingDeps, sweepOrders } from '../features/billing/index.ts'
import { recordingScoring } from '../features/recordings/index.ts'
import { sendDigests } from '../features/digest/index.ts'
import { remind } from '../features/reminders/index.ts'
import { recordPresences } from '../features/presence/index.ts'
import { createPush, deliverPushes } from '../features/push/index.ts'
import { createMail, deliverMails } from '../features/outbox/index.ts'
import { createSmtp } from '../providers/mail/smtp.ts'
import { tellReachedGoals } from '../features/together/index.ts'
import { sweep } from './retention.ts'
import { repeat } from './repeat.ts'
import { speakAhead } from './speak-ahead.ts'

const SWEEP_MS = 15 * 60_000
/** A code or link is waited for. */
const DELIVER_MS = 2_000
/** What another replica has left behind; what this one saves is scored at once. */
const SCORE_MS = 5_000
const SPEAK_MS = 10_000
/** What a killed process loses of its counts. */
const FLUSH_MS = 5_000
/** A reminder comes within a minute of its hour. */
const REMIND_MS = 60_000
/** A goal that contacts share is told within a minute. */
const GOALS_MS = 60_000
/** The digest has a morning's time. */
const DIGEST_MS = 5 * 60_000
/** A message is waited for. */
const PUSH_MS = 2_000
/** Presence is told by the minute. */
const PRESENCE_MS = 60_000
const QUEUES_MS = 5 * 60_000
/** Payments whose notice was lost are asked for a minute after their start at the earliest. */
const ORDERS_MS = 20_000

/** Starts every job; the returned function stops them and waits for one that runs. Replicas may all run them: every job can be repeated. */
export function startJobs(deps: Deps): () => Promise<void> {
  const { smtp } = deps.env
  const push = createPush(deps)
  const billing = createBillingDeps(deps)
  const stops = [
    repeat(SWEEP_MS, () => sweep(deps), deps.log),
    repeat(ORDERS_MS, () => sweepOrders(billing), deps.log),
    repeat(SPEAK_MS, speakAhead(deps), deps.log),
    repeat(REMIND_MS, (stop) => remind(deps, stop), deps.log),
    repeat(GOALS_MS, () => tellReachedGoals(deps), deps.log),
    repeat(PUSH_MS, () => deliverPushes(deps, push), deps.log),
    repeat(PRESENCE_MS, () => recordPresences(deps), deps.log),
    repeat(FLUSH_MS, () => deps.metrics.flush(), deps.log),
    repeat(QUEUES_MS, () => sampleQueues(deps), deps.log),
    repeat(SCORE_MS, recordingScoring(deps), deps.log, deps.recordingQueued),
  ]
  const mail = createMail(deps.env)
  if (mail) stops.push(repeat(DIGEST_MS, (stop) => sendDigests(deps, mail, stop), deps.log))
  if (smtp) {
    const mailer = createSmtp(smtp)
    stops.push(repeat(DELIVER_MS, () => deliverMails(deps, mailer), deps.log))
  }
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
