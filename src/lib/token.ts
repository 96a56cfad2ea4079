/** The token of the session: stored under `token`, shared by all tabs, begun and ended here only. */
import { eraseMediaCache } from './media-cache.ts'
import { clearUserStores, storage } from './storage.ts'

/** Why this tab has no session any more: the server refused the token, or the learner left. */
export type SessionEnd = 'expired' | 'left'

let lastEnd: SessionEnd | undefined
/** The token of an account that was closed on this page. */
let held: string | null = null

export const token = {
  read: (): string | null => storage.read('token'),

  start(value: string): void {
    lastEnd = undefined
    held = null
    storage.write('token', value)
  },

  /**
   * Removes the token, the onboarding flag, what is known of the account, cached pictures and voices, and what was stored for the user, except what has not been sent, and after an
   * expiry a run or a panel in progress.
   */
  end(reason: SessionEnd): void {
    lastEnd = reason
    clearUserStores(undefined, reason === 'expired')
    storage.remove('hasCompletedOnboardingTour')
    storage.remove('accountLanguage')
    storage.remove('hasAccount')
    storage.remove('token')
    void eraseMediaCache()
  },

  /**
   * The account was closed here, and the server refuses this token from now on. Refusals no longer end the session, so that the learner can
   * read what happens next; `end('left')` ends it.
   */
  hold(): void {
    held = token.read()
  },

  /** Whether it is the token of an account that was closed on this page. */
  isHeld: (value: string): boolean => value === held,

  /** How the last session of this tab ended; undefined while there is one, or when another tab ended it. */
  lastEnd: (): SessionEnd | undefined => lastEnd,

  /** Calls back after the token changed, here or in another tab. */
  subscribe: (listener: () => void): (() => void) =>
    storage.subscribe((key) => {
      if (key === 'token' || key === null) listener()
    }),
}
