/** Lets one tab at a time do a thing, by Web Locks. Pages without HTTPS have none: there every tab goes on. */
export interface TabLock {
  /** Runs the task when no other holder of this name runs one. Rejects with the reason of `stop` while it waits. */
  readonly run: <R>(task: () => Promise<R>) => Promise<R>
  /** Releases the lock at once, though a task may still run, and takes no further one. */
  readonly stop: () => void
  readonly isStopped: () => boolean
}

/** The task did not run: the lock was stopped before its turn. */
export class TabLockStoppedError extends Error {
  override readonly name = 'TabLockStoppedError'
}

export function createTabLock(name: string): TabLock {
  const controller = new AbortController()
  const { signal } = controller
  const stopped = Promise.withResolvers<void>()
  return {
    run: async (task) => {
      const locks = globalThis.navigator?.locks
      if (!locks) return task()
      // In an object: a promise that the callback returns would be awaited by the lock.
      const { answer } = await locks.request(name, { signal }, async () => {
        const running = task()
        await Promise.race([running, stopped.promise])
        return { answer: running }
      })
      return answer
    },
    stop: () => {
      controller.abort(new TabLockStoppedError(`${name} was stopped`))
      stopped.resolve()
    },
    isStopped: () => signal.aborted,
  }
}
