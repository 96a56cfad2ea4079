/** One request to a provider of text messages. What it throws never names a number, a code or an address. */
import type * as z from 'zod/mini'

const TIMEOUT_MS = 5_000

/** The provider did not take the message; `reason` is its own code, for the log. */
export class SmsRefusedError extends Error {
  override name = 'SmsRefusedError'
  readonly reason: string
  constructor(reason: string) {
    super('the provider refused a text message')
    this.reason = reason
  }
}

/** No answer, or none that can be read: the message may have gone all the same. */
class SmsOutcomeUnknownError extends Error {
  override name = 'SmsOutcomeUnknownError'
  constructor() {
    super('it is unknown whether a text message was sent')
  }
}

/** What may be logged of it. */
export const toSmsError = (error: unknown): string => (error instanceof SmsRefusedError ? error.reason : 'unknown')

/** The answer's JSON, whatever its status. Throws SmsOutcomeUnknownError: the error of a request would carry its address, and with it number and code. */
export async function askProvider(url: URL, init: RequestInit): Promise<unknown> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    return await response.json()
  } catch {
    throw new SmsOutcomeUnknownError()
  }
}

/** The answer in the shape that the provider documents. Throws SmsOutcomeUnknownError. */
export function readAnswer<S extends z.ZodMiniType>(schema: S, answer: unknown): z.output<S> {
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new SmsOutcomeUnknownError()
  return parsed.data
}
