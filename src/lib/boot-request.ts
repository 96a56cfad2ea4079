/** Requests that the document's boot script (src/boot/boot.js) began before any module was loaded. Each is used once, by whoever needs its answer first. */
import type { Run } from '#contract/challenges'
import type { User } from '#contract/profile'

export interface BootRequest<T> {
  readonly answer: Promise<Response>
  /** The answer's body, once it is here and was a success: what needs it can be drawn at once. */
  readonly data?: T
}

/** The run of a game's page. */
export interface BootRunRequest extends BootRequest<Run> {
  /** Path and query of the page. */
  readonly at: string
  /** The id that the request gave the run. */
  readonly id: string
}

declare global {
  interface Window {
    __boot?: { readonly token: string; user?: BootRequest<User>; run?: BootRunRequest }
  }
}

/** The requests of the session with this token: another tab may have begun another one since. */
const begunBy = (session: string | null) => (window.__boot?.token === session ? window.__boot : undefined)

/** The user, if already here: to be looked at while drawing. */
export const peekUser = (session: string | null): User | undefined => begunBy(session)?.user?.data

/** Takes the request for the user; undefined when there is none or it was taken. */
export function consumeUserRequest(session: string | null): Promise<Response> | undefined {
  const boot = begunBy(session)
  const begun = boot?.user
  delete boot?.user
  return begun?.answer
}

/** The request for the run of a page's address, to be looked at while drawing; it stays until it is taken. */
export function peekRunRequest(session: string | null, at: string): BootRunRequest | undefined {
  const run = begunBy(session)?.run
  return run?.at === at ? run : undefined
}

/** Forgets the request for a run: it has been used. */
export function consumeRunRequest(): void {
  delete window.__boot?.run
}
