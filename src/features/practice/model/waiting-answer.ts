/** An answer as it waits in the browser: with what decides whether it says when it was given. */

export type Waiting<T> = T & {
  /** When it was given, in milliseconds of the browser's clock. Absent in what earlier versions stored. */
  readonly made?: number
  /** There was no connection then. */
  readonly isOffline?: boolean
}

/** Milliseconds after which an answer has waited for a connection, even if the browser knew of none missing. */
const LATE_AFTER = 300_000

/** Marks an answer that was given now. */
export const waitingAnswer = <T extends object>(answer: T, now: number): Waiting<T> => ({
  ...answer,
  made: now,
  isOffline: navigator.onLine === false,
})

/** The answer as the server takes it: one that had to wait says when it was given. */
export function sentAnswer<T extends object>({
  made,
  isOffline,
  ...answer
}: Waiting<T>): Omit<T, 'made' | 'isOffline'> & { at?: string } {
  const hasWaited = made !== undefined && (isOffline === true || Date.now() - made > LATE_AFTER)
  return hasWaited ? { ...answer, at: new Date(made).toISOString() } : answer
}
