import { ReauthProvider } from '#features/auth'
import { BirthYearSettings } from '#features/chat'
import { DataSettings } from '#features/settings'
import { useLeave } from '../layouts/useLeave.ts'

/** /settings/data. */
export function DataSection() {
  return (
    <ReauthProvider>
      <DataSettings birthYear={<BirthYearSettings />} onLeft={useLeave()} />
    </ReauthProvider>
  )
}
