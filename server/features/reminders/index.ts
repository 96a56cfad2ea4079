/** Reminders, for the jobs. */
export { remind } from './reminders.ts'
