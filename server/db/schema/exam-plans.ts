/** What a learner chose for their exam. How many words a day that makes follows from their cards and is not kept. */
import { date, integer, jsonb, pgTable, smallint, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { WordList } from '#contract/exam-plan'
import { users } from './accounts.ts'

export const examPlans = pgTable('exam_plans', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** On the learner's calendar. */
  examDay: date({ mode: 'string' }).notNull(),
  /** Minutes a day. */
  minutes: smallint().notNull(),
  lists: jsonb().$type<WordList[]>().notNull(),
  /** For so many words of the lists; null: for all. */
  mostWords: integer(),
  savedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
})
