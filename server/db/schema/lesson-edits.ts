/** What administrators wrote over the lessons of our courses. An edit stands above the built content of its block until it is taken back. */
import { index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { LessonBlock, LessonBlocks, LessonChanges } from '#contract/course-manager'
import { userId, users } from './accounts.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })
/** A lesson by the slug of its course and its number, as results name it: new content never deletes an edit. */
const course = () => text().notNull()
const lesson = () => smallint().notNull()

export type LessonBlockValue = LessonBlocks[LessonBlock]

export const lessonEdits = pgTable(
  'lesson_edits',
  {
    course: course(),
    lesson: lesson(),
    block: text().$type<LessonBlock>().notNull(),
    /** What was written; null once it was taken back: the row stays for its version. */
    value: jsonb().$type<LessonBlockValue>(),
    /** What the last import brought for the block. */
    source: jsonb().$type<LessonBlockValue>().notNull(),
    /** What stood before the last save. */
    previous: jsonb().$type<LessonBlockValue>().notNull(),
    /** Hash of `source`, and of the source that the edit was written over: they differ once an import changed the source beneath. */
    sourceHash: text().notNull(),
    writtenOver: text().notNull(),
    version: integer().notNull(),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The author's username at that time. */
    author: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.course, table.lesson, table.block] }),
    index('lesson_edits_author_index').on(table.authorId),
  ],
)

/** Changes that an administrator has not saved yet. */
export const lessonDrafts = pgTable(
  'lesson_drafts',
  {
    userId: userId(),
    course: course(),
    lesson: lesson(),
    changes: jsonb().$type<LessonChanges>().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.course, table.lesson] }),
    index('lesson_drafts_lesson_index').on(table.course, table.lesson, table.at),
  ],
)
