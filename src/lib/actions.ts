/** What a button asks of the server: pending meanwhile, and every way it can fail is shown. */
import { useRef, useState } from 'react'
import { ApiError } from './api-error.ts'

export interface AsyncAction<Args extends unknown[]> {
  /** Runs the action, unless it is running already. Resolves to whether it succeeded. */
  run: (...args: Args) => Promise<boolean>
  pending: boolean
  /** Why the server refused the last run. The next run clears it. */
  error: ApiError | undefined
  reset: () => void
}

/** Returns a function that throws an error at the next render, so that the error screen shows it and the log names it. */
export function useThrowError(): (error: unknown) => void {
  const [thrown, setThrown] = useState<{ error: unknown }>()
  if (thrown) throw thrown.error
  return (error) => setThrown({ error })
}

/**
 * Wraps a call to the server for a button. An ApiError becomes `error`, or goes to `onError` if that is given; any other exception is a
 * fault of the program and goes to the error screen.
 *
 *     const { run, pending, error } = useAsyncAction(() => removeDevice(id))
 */
export function useAsyncAction<Args extends unknown[]>(
  action: (...args: Args) => Promise<unknown>,
  onError?: (error: ApiError) => void,
): AsyncAction<Args> {
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<ApiError>()
  // State arrives with the next render: two clicks of one moment would both pass.
  const isRunning = useRef(false)
  const throwError = useThrowError()
  const run = async (...args: Args) => {
    if (isRunning.current) return false
    isRunning.current = true
    setPending(true)
    setError(undefined)
    try {
      await action(...args)
      return true
    } catch (failure) {
      if (!(failure instanceof ApiError)) throwError(failure)
      else if (onError) onError(failure)
      else setError(failure)
      return false
    } finally {
      isRunning.current = false
      setPending(false)
    }
  }
  return { run, pending, error, reset: () => setError(undefined) }
}
