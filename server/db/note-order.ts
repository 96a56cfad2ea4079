/** The order of what is in a note. */
import { asc, sql, type SQL } from 'drizzle-orm'
import { noteEntries, notePages, noteSections } from './schema/notes.ts'

type Position = typeof noteEntries.position | typeof notePages.position | typeof noteSections.position

/** Places compare bytewise, whatever the database's language. */
export const placeOf = (column: Position): SQL => sql`${column} collate "C"`

/** Entries as they are read, for a query that joins their sections and pages. */
export const readingOrder = (): SQL[] => [
  placeOf(noteSections.position),
  asc(noteSections.id),
  placeOf(notePages.position),
  asc(notePages.id),
  placeOf(noteEntries.position),
  asc(noteEntries.id),
]
