/** Work that no call asks for. */
import type { Deps } from '../deps.ts'
import { sampleQueues } from '../features/overview/index.ts'
import { createBillingDeps, sweepOrders } from '../features/billing/index.ts'
import { recordingScoring } from '../features/recordings/index.ts'
import { deliverMails } from '../features/outbox/index.ts'
import { createSmtp } from '../providers/mail/smtp.ts'
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
const QUEUES_MS = 5 * 60_000
/** Payments whose notice was lost are asked for a minute after their start at the earliest. */
const ORDERS_MS = 20_000

/** Starts every job; the returned function stops them and waits for one that runs. Replicas may all run them: every job can be repeated. */
export function startJobs(deps: Deps): () => Promise<void> {
  const { smtp } = deps.env
  const billing = createBillingDeps(deps)
  const stops = [
    repeat(SWEEP_MS, () => sweep(deps), deps.log),
    repeat(ORDERS_MS, () => sweepOrders(billing), deps.log),
    repeat(SPEAK_MS, speakAhead(deps), deps.log),
    repeat(FLUSH_MS, () => deps.metrics.flush(), deps.log),
    repeat(QUEUES_MS, () => sampleQueues(deps), deps.log),
    repeat(SCORE_MS, recordingScoring(deps), deps.log, deps.recordingQueued),
  ]
  if (smtp) {
    const mailer = createSmtp(smtp)
    stops.push(repeat(DELIVER_MS, () => deliverMails(deps, mailer), deps.log))
  }
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
