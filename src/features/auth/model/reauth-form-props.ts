import type { Reauth } from '#contract/reauth'

export interface ReauthFormProps {
  /** How the account proves itself. */
  reauth: Reauth
  onProven: () => void
}
