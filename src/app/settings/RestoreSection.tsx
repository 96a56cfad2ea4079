import { RestoreSettings } from '#features/restore'
import { ForAccount } from '#features/settings'

/** /settings/restore. */
export function RestoreSection() {
  return <ForAccount>{() => <RestoreSettings />}</ForAccount>
}
