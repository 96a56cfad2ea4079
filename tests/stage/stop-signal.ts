import { setTimeout } from 'node:timers/promises'

/**
 * A signal that aborts at Ctrl-C (SIGINT) and SIGTERM, from now on. The handlers stay: npm sends a Ctrl-C once more to what it runs, and a second
 * one must not end the process before PostgreSQL is taken down, which has a session of its own and hears nothing of the terminal.
 */
export function createStopSignal(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.on(name, () => {
      if (!controller.signal.aborted) console.log('Taking the stage down ...')
      controller.abort()
    })
  return controller.signal
}

/** Rejects when the signal aborts, and never resolves. */
export function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })
}

/** The exit code of a process that a signal has ended, as shells say it. */
export const STOPPED = 130

/**
 * What a start that fails comes to: the end of the process where it was stopped, else the error. A program that is run meanwhile ends by the same
 * Ctrl-C, and its error is there before Node has heard of the signal.
 */
export async function failOrStop(signal: AbortSignal, error: unknown): Promise<never> {
  await setTimeout(100)
  if (signal.aborted) process.exit(STOPPED)
  throw error
}
