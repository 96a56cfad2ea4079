/** The words of notes for other features, a few hundred at a time. */
import type { Bilingual } from '#contract/patterns'
import type { Reader } from '../../db/client.ts'
import type { Session } from '../../http/context.ts'
import { readable } from './notes.ts'
import { readLiveNotes } from './note-rows.store.ts'
import { alive, entriesInOrder, pagesOf, sectionsOf } from './notes.store.ts'

const BATCH = 500

export interface PlacedEntry {
  readonly note: Bilingual
  readonly section: Bilingual
  readonly page: Bilingual
  readonly word: string
  readonly wordId: number | null
  readonly meaning: string | null
  readonly remark: string | null
}

const titleOf = ({ titleZh, titleEn }: { titleZh: string; titleEn: string }): Bilingual => ({
  zh: titleZh,
  en: titleEn,
})

/** A note that the learner may read. Throws not_found. */
export const getReadableNote = async (db: Reader, session: Session, id: string) => {
  const note = await readable(db, session, id)
  return { id: note.id, title: titleOf(note) }
}

/** The entries of a note in reading order; of all the learner's notes outside the bin, the oldest first, for null. */
export async function* streamEntries(
  db: Reader,
  userId: string,
  noteId: string | null,
): AsyncGenerator<PlacedEntry[], void, undefined> {
  const rows = await readLiveNotes(db, noteId === null ? { userId } : { id: noteId })
  for (const row of rows) {
    const sections = new Map((await sectionsOf(db, row.id, alive.sections)).map((each) => [each.id, titleOf(each)]))
    const pages = new Map((await pagesOf(db, row.id, alive.pages)).map((each) => [each.id, each]))
    for (let from = 0; ; from += BATCH) {
      const entries = await entriesInOrder(db, row.id, { page: null, from, count: BATCH })
      yield entries.flatMap(({ pageId, word, wordId, meaning, remark }) => {
        const page = pages.get(pageId)
        const section = page && sections.get(page.sectionId)
        return page && section
          ? [{ note: titleOf(row), section, page: titleOf(page), word, wordId, meaning, remark }]
          : []
      })
      if (entries.length < BATCH) break
    }
  }
}
