/** The outbox: mails and text messages that are stored before they are sent. */
export { deliverMails, TRIES as MAIL_TRIES } from './delivery.ts'
export { listFailedMails } from './failed-mails.ts'
export { createMail, hasMail, type Mail } from './mail.ts'
export { eraseOldMessages, readOutbox } from './messages.ts'
export { createSms, hasSms } from './sms.ts'
