/** One request to a provider of text messages. What it throws never names a number, a code or an address. */
import type * as z from 'zod/mini'
import { SmsOutcomeUnknownError } from './index.ts'

/** The answer's JSON, whatever its status. Throws SmsOutcomeUnknownError: the error of a request would carry its address, and with it number and code. */
export async function askProvider(url: URL, init: RequestInit, timeoutMs: number): Promise<unknown> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
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
