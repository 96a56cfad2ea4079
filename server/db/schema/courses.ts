/** Courses, their lessons, and how far learners are in them. Built with the dictionary from content/authored/courses. */
import { index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import type { Bilingual } from '#contract/patterns'
import { userId } from './accounts.ts'
import { words } from './words.ts'

/** A lesson as its course holds it: what it is about, and the scene in which its words are met. */
export interface LessonText {
  readonly title: Bilingual
  readonly aim: Bilingual
  readonly scene: readonly { readonly speaker: string | null; readonly en: string; readonly zh: string }[]
}

export const courses = pgTable('courses', {
  slug: text().primaryKey(),
  position: smallint().notNull(),
  title: jsonb().$type<Bilingual>().notNull(),
  aim: jsonb().$type<Bilingual>().notNull(),
  /** In order; the first is lesson 1. */
  lessons: jsonb().$type<LessonText[]>().notNull(),
})

/** The words that a lesson teaches, in the sense meant there. */
export const lessonWords = pgTable(
  'lesson_words',
  {
    course: text()
      .notNull()
      .references(() => courses.slug, { onDelete: 'cascade' }),
    lesson: smallint().notNull(),
    position: smallint().notNull(),
    wordId: integer()
      .notNull()
      .references(() => words.id, { onDelete: 'cascade' }),
    zh: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.course, table.lesson, table.position] }),
    index('lesson_words_word_index').on(table.wordId),
  ],
)

/** Best result of a lesson. It names the course by slug alone, so that new content never deletes a learner's result. */
export const lessonResults = pgTable(
  'lesson_results',
  {
    userId: userId(),
    course: text().notNull(),
    lesson: smallint().notNull(),
    /** Words right at the first try, of those asked. */
    right: smallint().notNull(),
    total: smallint().notNull(),
    /** When it was finished first. */
    completedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.course, table.lesson] })],
)
