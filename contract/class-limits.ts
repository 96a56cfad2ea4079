/** Bounds of classes. Apart from the schemas, so that a browser knows them without those. */

/**
 * `taught`: classes of a teacher at once, what a school day has room for. `attended`: classes of a learner at once. `members`: three large
 * classrooms; more than that is a school. `openTasks`: tasks that are not past their date, more than anybody does. `tasks`: with past ones, a
 * school year. `words`: of one task, what can be learned to a date; larger lists are given in parts.
 */
export const classBounds = {
  taught: 20,
  attended: 20,
  members: 200,
  openTasks: 100,
  tasks: 300,
  words: 200,
} as const

/** Most characters. */
export const classTextLengths = { name: 60, memberName: 30, instruction: 300 } as const

/** Letters and digits of a join code; none of them is taken for another (0 and O, 1, I and L). Eight of 31 are 850,000,000,000 codes. */
export const JOIN_CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const JOIN_CODE_LENGTH = 8

/** The furthest date of a task, in days from today. */
export const MOST_TASK_DAYS = 365
/** Days for which a task that was not done in time is still shown among what there is to do. */
export const OVERDUE_DAYS = 14

/** Learners and tasks on a page of the table of a class. */
export const progressPage = { learners: 25, tasks: 6 } as const
/** A pair of words is shown as confused by a class from so many learners on: one alone would be told by it. */
export const LEARNERS_TO_CONFUSE = 2

/** What a task is about: words of a note, a level, a lesson, or words of an exam list. */
export const taskKinds = ['note', 'level', 'lesson', 'list'] as const
