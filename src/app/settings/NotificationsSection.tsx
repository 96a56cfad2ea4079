import { PushCard } from '#features/notifications'
import { NotificationSettings } from '#features/settings'

/** /settings/notifications. */
export function NotificationsSection() {
  return <NotificationSettings push={<PushCard />} />
}
