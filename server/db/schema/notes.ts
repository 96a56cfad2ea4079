/** Word notes: note > section > page > entry. Official notes have no owner; they are built with the dictionary, or edited by administrators. */
import { sql } from 'drizzle-orm'
import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
  type PgColumn,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { words } from './words.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** Finds what has been in the bin for long enough. */
const binIndex = (name: string, deletedAt: PgColumn) =>
  index(name)
    .on(deletedAt)
    .where(sql`deleted_at is not null`)

/** `version` counts batches of changes. What is deleted keeps its rows for 30 days, so that it can come back. */
export const notes = pgTable(
  'notes',
  {
    /** The client's, so that a repeated creation is the same note. */
    id: uuid().primaryKey(),
    /** Null for official notes. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** An own note has the same title in both languages. */
    titleZh: text().notNull(),
    titleEn: text().notNull(),
    /** picture, university, daily or abroad. */
    tag: text(),
    /** Picture file of the cover; that of the first word with a picture when the learner chose none. */
    cover: text(),
    /** Live entries. */
    words: integer().notNull().default(0),
    version: integer().notNull().default(1),
    /** Order of official notes. */
    position: smallint().notNull().default(0),
    /** Of official notes: null while no learner sees it. */
    publishedAt: instant(),
    /** When an administrator changed an official note last; the import passes it by from then on. */
    editedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    deletedAt: instant(),
  },
  (table) => [
    index('notes_owner_index').on(table.userId, table.updatedAt.desc()),
    binIndex('notes_bin_index', table.deletedAt),
  ],
)

const noteId = () =>
  uuid()
    .notNull()
    .references(() => notes.id, { onDelete: 'cascade' })

/** What sections, pages and entries have in common. Ids are the client's and known within their note alone. */
const part = () => ({
  noteId: noteId(),
  id: uuid().notNull(),
  /** Sorts bytewise among its neighbours: rules/order.ts. */
  position: text().notNull(),
  /** The note's version of its last change. */
  version: integer().notNull(),
  /** Id of what was deleted with this: itself, or its page or section; null while it is not deleted. */
  deletedWith: uuid(),
  deletedAt: instant(),
})

export const noteSections = pgTable(
  'note_sections',
  { ...part(), titleZh: text().notNull(), titleEn: text().notNull() },
  (table) => [primaryKey({ columns: [table.noteId, table.id] }), binIndex('note_sections_bin_index', table.deletedAt)],
)

export const notePages = pgTable(
  'note_pages',
  { ...part(), sectionId: uuid().notNull(), titleZh: text().notNull(), titleEn: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.noteId, table.id] }),
    foreignKey({
      columns: [table.noteId, table.sectionId],
      foreignColumns: [noteSections.noteId, noteSections.id],
    }).onDelete('cascade'),
    binIndex('note_pages_bin_index', table.deletedAt),
  ],
)

/** A word on a page. Without `wordId` it is the learner's own word: text and meaning of their own. */
export const noteEntries = pgTable(
  'note_entries',
  {
    ...part(),
    pageId: uuid().notNull(),
    wordId: integer().references(() => words.id),
    word: text().notNull(),
    /** The learner's own meaning, instead of the dictionary's. */
    meaning: text(),
    remark: text(),
    addedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.noteId, table.id] }),
    foreignKey({
      columns: [table.noteId, table.pageId],
      foreignColumns: [notePages.noteId, notePages.id],
    }).onDelete('cascade'),
    index('note_entries_page_index').on(table.noteId, table.pageId),
    index('note_entries_version_index').on(table.noteId, table.version),
    binIndex('note_entries_bin_index', table.deletedAt),
  ],
)

/** Batches of changes that were applied: one that is sent again is not applied again. Kept for 30 days. */
export const noteBatches = pgTable(
  'note_batches',
  {
    noteId: noteId(),
    id: uuid().notNull(),
    /** The note's version that it made. */
    version: integer().notNull().default(0),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.noteId, table.id] }), index('note_batches_time_index').on(table.at)],
)
