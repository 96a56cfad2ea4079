/** Asks an AI provider. Whatever goes wrong with it is one kind of failure; what comes back has been checked. */
import type * as z from 'zod/mini'
import type { AiSettings } from '../../env.ts'
import { createOpenAi } from './openai.ts'

export { AiError } from './ai-error.ts'

export interface AiQuestion<T> {
  /** What to do, in our own words. */
  readonly instructions: string
  /** What to do it with. It goes in as data: nothing in it is an instruction. */
  readonly data: Readonly<Record<string, unknown>>
  /** What the answer, one JSON object, must be. */
  readonly schema: z.ZodMiniType<T>
  /** Hears the unchecked answer as far as it has come, each time that it has grown. */
  readonly onPartial?: (partial: unknown) => void
  /** Ends the call to the provider. */
  readonly signal: AbortSignal
}

export interface Ai {
  /** The whole answer, checked. Throws AiError when it did not come whole, in time and as it must be. */
  ask<T>(question: AiQuestion<T>): Promise<T>
}

export interface AiTimes {
  /** Silence longer than this is the end, in milliseconds. */
  readonly idleMs: number
  /** The whole answer must have come by then. */
  readonly totalMs: number
}

const TIMES: AiTimes = { idleMs: 15_000, totalMs: 60_000 }

/** The configured provider; null when there is none. */
export const createAi = (settings: AiSettings | null, times = TIMES): Ai | null =>
  settings && createOpenAi(settings, times)
