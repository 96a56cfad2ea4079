/** The size of the database. Measuring it looks at every file: about 100 ms of the embedded database, which hold up all other calls. */
import type { Deps } from '../../deps.ts'
import { readDatabaseSize } from './overview.store.ts'

const FRESH_MS = 15 * 60_000

/** Answers bytes, measured at most four times an hour. Whoever asks then gets the last measure and does not wait for the new one. */
export function createDatabaseSize({ db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>): () => Promise<number> {
  let latest: Promise<number> | null = null
  let measuredAt = 0
  let next: Promise<number> | null = null

  function measure(): Promise<number> {
    const size = readDatabaseSize(db)
    next = size
    const keep = () => {
      latest = size
      measuredAt = now().getTime()
    }
    const report = (error: unknown) => log.warn({ err: error }, 'the size of the database could not be measured')
    void size.then(keep, report).finally(() => {
      next = null
    })
    return size
  }

  return () => {
    if (latest && now().getTime() - measuredAt < FRESH_MS) return latest
    const measuring = next ?? measure()
    return latest ?? measuring
  }
}
