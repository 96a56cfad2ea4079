/** Where words are saved already. */
import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Output } from '#contract/core'
import type { findNotesWith } from '#contract/notes'
import { ownKey } from '#rules/own-words'
import type { Reader } from '../../db/client.ts'
import { noteEntries, notes } from '../../db/schema/notes.ts'
import { linkWords } from './note-words.store.ts'

const MOST_NOTES = 100
/** A word may stand in a note several times. */
const MOST_ENTRIES = 5_000

type NotesWith = Output<typeof findNotesWith>['notes']

/** Own notes outside the bin that hold any of the words, in any letter case, the latest changed first; `words` are as they were given. */
export async function readNotesWith(db: Reader, userId: string, list: string): Promise<NotesWith> {
  const given = [...new Set(list.split(',').flatMap((word) => word.trim() || []))]
  if (given.length === 0) return []
  const ids = await linkWords(db, given)
  const written = sql<string>`lower(${noteEntries.word})`
  const rows = await db
    .select({ id: notes.id, zh: notes.titleZh, en: notes.titleEn, wordId: noteEntries.wordId, written })
    .from(noteEntries)
    .innerJoin(notes, eq(notes.id, noteEntries.noteId))
    .where(
      and(
        eq(notes.userId, userId),
        isNull(notes.deletedAt),
        isNull(noteEntries.deletedAt),
        or(inArray(noteEntries.wordId, [...ids.values()]), inArray(written, given.map(ownKey))),
      ),
    )
    .orderBy(desc(notes.updatedAt), notes.id)
    .limit(MOST_ENTRIES)
  const found = new Map<string, NotesWith[number]>()
  for (const { id, zh, en, wordId, written: text } of rows) {
    const note = found.get(id) ?? { id, title: { zh, en }, words: [] }
    const same = given.filter((word) => (wordId !== null && ids.get(word) === wordId) || ownKey(word) === text)
    found.set(id, { ...note, words: [...new Set([...note.words, ...same])] })
  }
  return [...found.values()].slice(0, MOST_NOTES)
}
