/** Parts of the application that arrive later, and what happens when they do not. */
import { isTransportFailure } from '#lib/api-error'
import { isStorageFault } from '#lib/storage'

/** A part of the application that did not arrive: the network failed, or a new version has replaced it. */
export class LoadError extends Error {
  override readonly name = 'LoadError'
}

/** Milliseconds after which a part counts as failed. */
const patience = 120_000

/** The part, or a LoadError when it fails or is not there in time. */
export async function arriving<T>(part: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The part did not arrive in time')), patience)
  })
  try {
    return await Promise.race([part, late])
  } catch (cause) {
    throw new LoadError('A part of the application did not arrive', { cause })
  } finally {
    clearTimeout(timer)
  }
}

const reloadKey = 'wordgrove:reloaded'

/** Remembers that this build was reloaded; false when it was already. Where storage is blocked, a page that is itself a reload counts. */
function recordReload(): boolean {
  try {
    if (sessionStorage.getItem(reloadKey) === import.meta.url) return false
    sessionStorage.setItem(reloadKey, import.meta.url)
    return true
  } catch (error) {
    // A web view without storage has null there.
    if (!isStorageFault(error) && !(error instanceof TypeError)) throw error
    const [entry] = performance.getEntriesByType('navigation')
    return !(entry instanceof PerformanceNavigationTiming && entry.type === 'reload')
  }
}

/** Milliseconds that a sign of the server is waited for. */
const ANSWER_PATIENCE = 10_000

/** Whether this page can be loaded now. `navigator.onLine` knows of a network alone, not whether it leads anywhere, and hears late of its end. */
async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_PATIENCE)
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })
    // A page that is not there is an answer, too.
    return status < 500
  } catch (error) {
    if (!isTransportFailure(error)) throw error
    return false
  }
}

/**
 * After a deployment the parts of the old version are gone, and a reload brings the new one: so a missing part reloads once for each
 * build. The second time, and while the server cannot be reached, where a reload would leave nothing, the error is passed on to the error screen.
 */
export async function reloadOnce(error: unknown): Promise<never> {
  if (!(error instanceof LoadError) || !(await isReachable()) || !recordReload()) throw error
  location.reload()
  return new Promise(() => undefined)
}
