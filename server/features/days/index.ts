/** The learner's calendar: one row a day with visits, answers, points and sessions. */
export {
  addToDay,
  lockDay,
  markVisit,
  readDays,
  readStreak,
  readStreakChange,
  type StreakChange,
} from './days.store.ts'
export { carryDay } from './zone-change.store.ts'
