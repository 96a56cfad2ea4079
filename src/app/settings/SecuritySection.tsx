import { ReauthProvider, SecuritySettings } from '#features/auth'
import { ForAccount } from '#features/settings'

/** /settings/security. */
export function SecuritySection() {
  return (
    <ReauthProvider>
      <ForAccount>{(user) => <SecuritySettings user={user} />}</ForAccount>
    </ReauthProvider>
  )
}
