/** The token of the session: stored under `token`, shared by all tabs, begun and ended here only. */
import { eraseMediaCache } from './media-cache.ts'
import { clearUserStores, storage } from './storage.ts'

/** Why this tab has no session any more: the server refused the token, or the learner left. */
export type SessionEnd = 'expired' | 'left'

let lastEnd: SessionEnd | undefined
/** Of a closed account, whose learner is still here. */
let held: string | null = null

export const token = {
  read: (): string | null => storage.read('token'),

  start(value: string): void {
    lastEnd = undefined
    storage.write('token', value)
  },

  /**
   * Removes the token, the onboarding flag, cached pictures and voices, and what was stored for the user, except what has not been sent, and after an
   * expiry a run or a panel in progress.
   */
  end(reason: SessionEnd): void {
    lastEnd = reason
    clearUserStores(undefined, reason === 'expired')
    storage.remove('hasCompletedOnboardingTour')
    storage.remove('token')
    void eraseMediaCache()
  },

  /**
   * The account is closed, and with it its session: what is refused from now on does not take the page away on which the learner reads so.
   * They leave by `end('left')`.
   */
  hold(): void {
    held = token.read()
  },

  /** Whether this token's refusals mean nothing new. */
  isHeld: (value: string): boolean => value === held,

  /** How the last session of this tab ended; undefined while there is one, or when another tab ended it. */
  lastEnd: (): SessionEnd | undefined => lastEnd,

  /** Calls back after the token changed, here or in another tab. */
  subscribe: (listener: () => void): (() => void) =>
    storage.subscribe((key) => {
      if (key === 'token' || key === null) listener()
    }),
}
