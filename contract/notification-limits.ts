/** Kinds and figures of notifications. Apart from the schemas, so that a browser knows them without those. */

/**
 * What a notification can be about. A kind that is added here also needs a picture, a sentence and an address in src/features/notifications, and a
 * switch's text in its locales.
 */
export const notificationKinds = [
  'message',
  'contact_request',
  'contact_accepted',
  'congratulation',
  'goal_invitation',
  'goal_reached',
  'duel_finished',
  'class_task',
  'class_over',
  'ticket_answered',
  'report_mended',
  'warning',
  'review_due',
  'streak_at_risk',
] as const

/** Those that a learner may turn off: what our team has to say to them is always told. */
export const mutableKinds = notificationKinds.filter((kind) => kind !== 'warning')

/** How many of the newest a learner keeps, how many days at most, and how far unread ones are counted: 100 is shown as '99+'. */
export const notificationLimits = { kept: 200, days: 90, counted: 100 } as const

/** What a learner is reminded of at the hour that they chose. */
export const reminderKinds = [
  'review_due',
  'streak_at_risk',
] as const satisfies readonly (typeof mutableKinds)[number][]
