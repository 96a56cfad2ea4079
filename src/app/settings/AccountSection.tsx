import { VipCard } from '#features/billing'
import { AccountSettings } from '#features/settings'

/** /settings/account. */
export function AccountSection() {
  return <AccountSettings vip={<VipCard />} />
}
