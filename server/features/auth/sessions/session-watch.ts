/** Tells what stays open, such as a stream of events, that its session is over, whichever replica ended it. */
import type { ShutdownStep } from '../../../shutdown.ts'
import type { Db } from '../../../db/client.ts'
import type { WatchSession } from '../../../http/context.ts'
import type { Logger } from 'pino'
import { listLiveSessions } from './sessions.store.ts'

/** Half of the second in which a stream must end; one short query for all open streams of this process. */
const POLL_MS = 500

interface WatchDeps {
  readonly db: Db
  readonly log: Logger
  readonly closing: ShutdownStep
  readonly now: () => Date
}

/** Polls the rows: a sign-out deletes them in many places, and time ends a session without deleting its row. */
export function createSessionWatch({ db, log, closing, now }: WatchDeps): WatchSession {
  const watched = new Map<string, Set<() => void>>()
  let timer: NodeJS.Timeout | undefined
  let isPolling = false

  async function poll(): Promise<void> {
    if (isPolling) return
    isPolling = true
    try {
      const ids = [...watched.keys()]
      const live = await listLiveSessions(db, ids, now())
      for (const id of ids) if (!live.has(id)) for (const onEnd of watched.get(id) ?? []) onEnd()
    } catch (error) {
      // The database is away: nothing is known about the sessions, and the next poll asks again.
      log.warn({ error }, 'open streams could not be checked')
    } finally {
      isPolling = false
    }
  }
  const stop = () => {
    clearInterval(timer)
    timer = undefined
  }
  closing.add(stop)

  return ({ id }, onEnd) => {
    const entry = () => onEnd()
    watched.set(id, (watched.get(id) ?? new Set()).add(entry))
    timer ??= setInterval(() => void poll(), POLL_MS).unref()
    return () => {
      const entries = watched.get(id)
      entries?.delete(entry)
      if (entries?.size === 0) watched.delete(id)
      if (watched.size === 0) stop()
    }
  }
}
