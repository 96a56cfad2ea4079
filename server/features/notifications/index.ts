/** Notifications for other features: to tell a learner what happened, to take it back, to count what is unread. */
export { countUnread, removeOldNotifications } from './notifications.store.ts'
export { notify, settle, withdraw, withdrawKinds, withdrawSubject } from './notify.ts'
