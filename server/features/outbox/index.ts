/** The outbox: mails and text messages that are stored before they are sent. */
export { deliverMails } from './delivery.ts'
export { enqueueMessage, eraseOldMessages, readOutbox } from './outbox.ts'
