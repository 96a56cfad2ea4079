/** Work that no call asks for. */
import type { Deps } from '../deps.ts'
import { sweep } from './retention.ts'
import { repeat } from './repeat.ts'

const SWEEP_MS = 15 * 60_000

/** Starts every job; the returned function stops them and waits for one that runs. Replicas may all run them: every job can be repeated. */
export function startJobs(deps: Deps): () => Promise<void> {
  return repeat(SWEEP_MS, () => sweep(deps), deps.log)
}
