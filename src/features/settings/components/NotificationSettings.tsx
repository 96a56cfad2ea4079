import type { ReactNode } from 'react'
import { ForAccount } from './ForAccount.tsx'
import { NotificationsCard } from './NotificationsCard.tsx'
import { RemindersCard } from './RemindersCard.tsx'

interface NotificationSettingsProps {
  /** To which devices notifications are pushed. */
  push: ReactNode
}

/** /settings/notifications: when a learner is reminded, on which devices, and of what they hear. */
export function NotificationSettings({ push }: NotificationSettingsProps) {
  return (
    <ForAccount>
      {(user) => (
        <>
          <RemindersCard user={user} />
          {push}
          <NotificationsCard user={user} />
        </>
      )}
    </ForAccount>
  )
}
