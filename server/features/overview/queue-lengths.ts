import type { Deps } from '../../deps.ts'
import { saveQueueLengths } from '../../db/metric-counts.store.ts'
import { MAIL_TRIES } from '../outbox/index.ts'
import { countQueuedRecordings, countReports, countTickets, countWaitingMails } from './overview.store.ts'

/** More than this in a queue looks the same in a picture. */
const MOST = 100_000

/** Keeps how long the queues are at this moment, so that the start page can compare. The last sample of an hour counts, of whichever replica. */
export async function sampleQueues({ db, now, telemetry }: Pick<Deps, 'db' | 'now' | 'telemetry'>): Promise<void> {
  const lengths = {
    'queue.reports': await countReports(db, MOST),
    'queue.tickets': await countTickets(db, MOST),
    'queue.mails': await countWaitingMails(db, MOST, MAIL_TRIES),
    'queue.recordings': await countQueuedRecordings(db, MOST),
  }
  for (const [name, length] of Object.entries(lengths)) telemetry.setQueueLength(name.replace('queue.', ''), length)
  await saveQueueLengths(db, now(), lengths)
}
