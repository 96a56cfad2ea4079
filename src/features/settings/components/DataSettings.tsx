import type { ReactNode } from 'react'
import { DataCard } from './DataCard.tsx'
import { ForAccount } from './ForAccount.tsx'
import { SharingCard } from './SharingCard.tsx'

interface DataSettingsProps {
  /** What decides who may write to the learner. */
  birthYear: ReactNode
  /** After the account was closed: leads away from where a session is needed. */
  onLeft: () => void
}

/** /settings/data: what others see, and taking everything along or leaving. */
export function DataSettings({ birthYear, onLeft }: DataSettingsProps) {
  return (
    <ForAccount>
      {(user) => (
        <>
          <SharingCard user={user} />
          {birthYear}
          <DataCard onLeft={onLeft} />
        </>
      )}
    </ForAccount>
  )
}
