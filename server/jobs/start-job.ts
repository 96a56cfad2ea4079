import type { Deps } from '../deps.ts'
import { repeat, type RepeatOptions, type Work } from './repeat.ts'

/** Starts a job that is measured and logged under its name; the returned function stops it and waits for the turn under way. */
export const startJob = (
  { log, telemetry }: Pick<Deps, 'log' | 'telemetry'>,
  name: string,
  everyMs: number,
  work: Work,
  options: RepeatOptions = {},
): (() => Promise<void>) =>
  repeat(everyMs, work, log, { name, observe: (turn) => telemetry.job(name, turn), ...options })
