import { NotificationsScreen } from '#features/notifications'

/** /notifications: what happened since the learner was here. */
export function Notifications() {
  return <NotificationsScreen />
}
