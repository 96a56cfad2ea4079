/** Live events: one channel over the database, so that replicas need nothing else. Payloads are ids and names only. */
import type { LiveEvent } from '#contract/system'
import type { Logger } from 'pino'
import { currentContext } from './work-context.ts'
import type { Database, Reader } from './db/client.ts'
import { LIVE_CHANNEL, notifyLive } from './db/live-channel.ts'

export interface Live {
  readonly tell: typeof tellLive
  /** Number of subscribers to one learner's events in this process. */
  listeners(userId: string): number
  /** Learners with subscribers in this process. */
  learners(): readonly string[]
  /** Receives the events of one learner. */
  hear(userId: string, onEvent: (event: LiveEvent) => void): () => void
}

const resources: readonly LiveEvent['resource'][] = [
  'user',
  'stats',
  'challenges',
  'notes',
  'official_notes',
  'recordings',
  'notifications',
  'conversations',
  'tickets',
  'together',
]

/** Tells every page of a learner to read resources again; inside a transaction it goes out with the commit. */
export const tellLive = (db: Reader, userId: string, ...names: LiveEvent['resource'][]): Promise<void> =>
  notifyLive(
    db,
    names.map((name) => [userId, name, currentContext().requestId].filter(Boolean).join(' ')),
  )

/** @param onEvent hears of every learner whose data changed, without an id where that is unknown */
export async function createLive(
  database: Database,
  log?: Logger,
  onEvent: (userId?: string) => void = () => {},
): Promise<Live> {
  const listeners = new Map<string, Set<(event: LiveEvent) => void>>()
  await database.listen(LIVE_CHANNEL, (payload) => {
    const [userId = '', name, requestId] = payload.split(' ')
    const resource = resources.find((each) => each === name)
    onEvent(userId || undefined)
    if (resource && listeners.has(userId)) log?.debug({ requestId, resource }, 'live event')
    if (resource) listeners.get(userId)?.forEach((listener) => listener({ resource }))
    // An empty payload follows a broken line: what was missed is unknown, so everything is read again.
    if (payload === '')
      for (const set of listeners.values())
        for (const listener of set) for (const each of resources) listener({ resource: each })
  })
  return {
    tell: tellLive,
    listeners: (userId) => listeners.get(userId)?.size ?? 0,
    learners: () => [...listeners.keys()],
    hear(userId, onEvent) {
      const set = listeners.get(userId) ?? new Set()
      listeners.set(userId, set.add(onEvent))
      return () => {
        set.delete(onEvent)
        if (set.size === 0) listeners.delete(userId)
      }
    },
  }
}
