/** What is counted for the start page of administrators. */
import type { Reader } from './db/client.ts'
import { addCounts, type Counts, type Metric, type Provider } from './db/metric-counts.store.ts'

/**
 * Counts what happens outside of transactions, in memory: the call that is counted neither waits nor fails. What a killed process had not
 * written yet, the work of some seconds, is lost.
 */
export interface MetricBuffer {
  count(metric: Metric): void
  /** Writes what was counted since; what could not be written waits for the next call. */
  flush(): Promise<void>
}

/** @param onProvider hears of calls to providers as they end */
export function createMetricBuffer(
  db: Reader,
  now: () => Date,
  onProvider: (provider: string, outcome: string) => void = () => {},
): MetricBuffer {
  let pending: Counts = {}
  const add = (metric: Metric, count: number, lastAt: Date) => {
    pending[metric] = { count: (pending[metric]?.count ?? 0) + count, lastAt }
  }
  return {
    count(metric) {
      const [, provider, outcome] = /^(\w+)\.(succeeded|failed)$/.exec(metric) ?? []
      if (provider && outcome) onProvider(provider, outcome)
      add(metric, 1, now())
    },
    async flush() {
      const counts = pending
      pending = {}
      try {
        await addCounts(db, counts)
      } catch (error) {
        for (const [metric, { count, lastAt }] of Object.entries(counts)) add(metric as Metric, count, lastAt)
        throw error
      }
    },
  }
}

/** Counts how a call to a provider ends; an error that `isFailure` denies is the caller's fault and is not counted. */
export async function countOutcome<T>(
  metrics: MetricBuffer,
  provider: Provider,
  work: () => Promise<T>,
  isFailure: (error: unknown) => boolean = () => true,
): Promise<T> {
  try {
    const result = await work()
    metrics.count(`${provider}.succeeded`)
    return result
  } catch (error) {
    if (isFailure(error)) metrics.count(`${provider}.failed`)
    throw error
  }
}
