import type { Deps } from '../../deps.ts'
import { saveQueueLengths } from '../../db/metric-counts.store.ts'
import { MAIL_TRIES } from '../outbox/index.ts'
import { countQueues } from './overview.store.ts'

/** More than this in a queue looks the same in a picture. */
const MOST = 100_000

/** Keeps how long the queues are at this moment, so that the start page can compare. The last sample of an hour counts, of whichever replica. */
export async function sampleQueues({ db, now, telemetry }: Pick<Deps, 'db' | 'now' | 'telemetry'>): Promise<void> {
  const { reports, tickets, mails, recordings } = await countQueues(db, MOST, MAIL_TRIES)
  const lengths = {
    'queue.reports': reports,
    'queue.tickets': tickets,
    'queue.mails': mails,
    'queue.recordings': recordings,
  }
  for (const [name, length] of Object.entries(lengths)) telemetry.setQueueLength(name.replace('queue.', ''), length)
  await saveQueueLengths(db, now(), lengths)
}
