import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { MemoryWeights } from '#rules/memory'
import type { WordHistory } from '#rules/memory-fit'
import type { Fit } from './fit-weights.ts'

/** Many times what the longest log takes. */
const PATIENCE_MS = 60_000

export interface FitInput {
  readonly histories: readonly WordHistory[]
  readonly own: MemoryWeights | null
}

/** `fitWeights` in a thread of its own. Rejects with what it throws, after a minute, and when `stop` is aborted. */
export async function fitInWorker(input: FitInput, stop?: AbortSignal): Promise<Fit | null> {
  const worker = new Worker(new URL('./fit-worker.ts', import.meta.url), {
    workerData: input,
    // The optimiser tells the console of every round.
    stdout: true,
  })
  try {
    const [fit] = (await once(worker, 'message', {
      signal: AbortSignal.any([...(stop ? [stop] : []), AbortSignal.timeout(PATIENCE_MS)]),
    })) as [Fit | null]
    return fit
  } finally {
    await worker.terminate()
  }
}
