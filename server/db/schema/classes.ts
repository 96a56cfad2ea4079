/** Classes: who teaches one, who is in it, and what it was given. What learners did is in their own tables. */
import { sql } from 'drizzle-orm'
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { TaskTarget } from '#contract/classes'
import { userId, users } from './accounts.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const classes = pgTable(
  'classes',
  {
    /** The client's, so that what is sent again is the same class. */
    id: uuid().primaryKey(),
    /** Who teaches it; null once their account is erased: then it ends. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    /** Null while nobody can join. */
    code: text(),
    timeZone: text().notNull(),
    createdAt: instant().notNull(),
    /** When its teacher ended it: from then on it is shown to nobody, and goes once its learners have what they were given. */
    endedAt: instant(),
  },
  (table) => [
    uniqueIndex('classes_code_key').on(table.code),
    index('classes_user_index').on(table.userId),
    index('classes_ended_index')
      .on(table.endedAt)
      .where(sql`ended_at is not null or user_id is null`),
  ],
)

const classId = () =>
  uuid()
    .notNull()
    .references(() => classes.id, { onDelete: 'cascade' })

export const classMembers = pgTable(
  'class_members',
  {
    userId: userId(),
    classId: classId(),
    /** What the teacher knows the learner by, so that it leads nowhere else. */
    id: uuid().notNull().defaultRandom(),
    /** Shown to the teacher. */
    name: text().notNull(),
    joinedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.classId] }),
    index('class_members_class_index').on(table.classId, table.name),
  ],
)

/** A word of a note as it was given. */
export interface GivenWord {
  readonly word: string
  /** The teacher's own meaning, instead of the dictionary's. */
  readonly meaning: string | null
  /** Null for a word that the dictionary does not have. */
  readonly wordId: number | null
}

export const classTasks = pgTable(
  'class_tasks',
  {
    classId: classId(),
    /** The client's. */
    id: uuid().notNull(),
    target: jsonb().$type<TaskTarget>().notNull(),
    titleZh: text().notNull(),
    titleEn: text().notNull(),
    instruction: text().notNull(),
    /** The last day, on the calendar of the class. */
    due: date({ mode: 'string' }).notNull(),
    /** Of a note: a copy of its words, so that later edits change nothing that was given. */
    words: jsonb().$type<GivenWord[]>().notNull(),
    /** Words of the dictionary that it is about. */
    wordIds: integer().array().notNull(),
    createdAt: instant().notNull(),
    /** When its learners were notified. */
    toldAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.classId, table.id] }),
    index('class_tasks_due_index').on(table.classId, table.due),
    index('class_tasks_untold_index')
      .on(table.createdAt)
      .where(sql`told_at is null`),
  ],
)
