/**
 * Requests that the document's boot script (src/boot/boot.js) sent before any module was loaded: who is there, and what the table of pages
 * names as the first reads of the page. `call` takes over the one that asks for the same, once.
 */

interface BootRequest {
  readonly answer: Promise<Response>
  /** The answer's body, once it is here and was a success: what needs it can be drawn at once. */
  readonly data?: unknown
  /** Resolves once `data` is there, or will never be. */
  readonly done: Promise<void>
}

declare global {
  interface Window {
    /** Requests by URL, under the session of this token. */
    __boot?: { readonly token: string; readonly requests: Record<string, BootRequest> }
  }
}

/** Milliseconds after the start of the document until which an answer is fresh enough. */
const FRESH = 60_000

/** The requests of the session with this token: another tab may have begun another one since. */
const requestsOf = (session: string | null) =>
  window.__boot?.token === session && performance.now() < FRESH ? window.__boot.requests : undefined

/**
 * Resolves when all that the document asked for is here, or after so many milliseconds: what is drawn without it is drawn twice.
 * What has arrived while code was run may still wait to be read.
 */
export async function waitForBootData(patience: number): Promise<void> {
  const requests = Object.values(window.__boot?.requests ?? {})
  const late = new Promise((resolve) => setTimeout(resolve, patience))
  await Promise.race([late, Promise.all(requests.map(({ done }) => done))])
}

/** The body of the answer to a GET of this URL, if already here: to be looked at while drawing. */
export const peekBootData = (session: string | null, url: string): unknown => requestsOf(session)?.[url]?.data

/** Takes the request for a GET of this URL; undefined when there is none or it was taken. */
export function consumeBootRequest(session: string | null, url: string): Promise<Response> | undefined {
  const requests = requestsOf(session)
  const request = requests?.[url]
  delete requests?.[url]
  return request?.answer
}
