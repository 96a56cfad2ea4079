import { PhoneSettings, ReauthProvider } from '#features/auth'
import { ForAccount } from '#features/settings'

/** /settings/phone. */
export function PhoneSection() {
  return (
    <ReauthProvider>
      <ForAccount>{(user) => <PhoneSettings user={user} />}</ForAccount>
    </ReauthProvider>
  )
}
