import { and, eq, ilike, isNull } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { noteEntries, notes } from '../../db/schema/notes.ts'

/** Whether a note of the learner, outside the bin, has this word, in whatever case. */
export async function hasNoteWord(db: Reader, userId: string, text: string): Promise<boolean> {
  const rows = await db
    .select({ id: noteEntries.id })
    .from(noteEntries)
    .innerJoin(notes, eq(notes.id, noteEntries.noteId))
    .where(
      and(
        eq(notes.userId, userId),
        isNull(notes.deletedAt),
        isNull(noteEntries.deletedWith),
        ilike(noteEntries.word, text.replace(/[\\%_]/g, String.raw`\$&`)),
      ),
    )
    .limit(1)
  return rows.length > 0
}
