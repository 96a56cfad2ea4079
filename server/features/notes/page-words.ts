/** The words of a page, for a copy that others are shown: no remarks, and nothing that leads back to the note. */
import type { Bilingual } from '#contract/patterns'
import type { Reader } from '../../db/client.ts'
import type { Session } from '../../http/context.ts'
import { alive, entriesInOrder, findReadable, pagesOf, wordsByPage } from './notes.store.ts'

interface PageWords {
  readonly title: Bilingual
  readonly words: { word: string; meaning: string | null }[]
  /** Of the whole page. */
  readonly total: number
}

/** The first words of a page that the learner may read; null when it is not there, is not theirs, or is empty. */
export async function readPageWords(
  db: Reader,
  session: Session,
  { note, page }: { readonly note: string; readonly page: string },
  most: number,
): Promise<PageWords | null> {
  const readable = await findReadable(db, session, note)
  const found = readable && (await pagesOf(db, note, alive.pages)).find(({ id }) => id === page)
  if (!found) return null
  const rows = await entriesInOrder(db, note, { page, from: 0, count: most })
  if (rows.length === 0) return null
  return {
    title: { zh: found.titleZh, en: found.titleEn },
    words: rows.map(({ word, meaning }) => ({ word, meaning })),
    total: (await wordsByPage(db, note)).get(page) ?? rows.length,
  }
}

/** Ids of the first words of a note that the learner may read, null for own words; null when the note is not there or not theirs. */
export async function readNoteWordIds(
  db: Reader,
  session: Session,
  note: string,
  most: number,
): Promise<(number | null)[] | null> {
  if (!(await findReadable(db, session, note))) return null
  return (await entriesInOrder(db, note, { page: null, from: 0, count: most })).map(({ wordId }) => wordId)
}

/** Words of a note that the learner may read, so many from the one of a number on; null when the note is not there or not theirs. */
export async function readNoteWords(
  db: Reader,
  session: Session,
  note: string,
  { from, count }: { readonly from: number; readonly count: number },
): Promise<{
  title: Bilingual
  total: number
  words: { word: string; meaning: string | null; wordId: number | null }[]
} | null> {
  const readable = await findReadable(db, session, note)
  if (!readable) return null
  const rows = await entriesInOrder(db, note, { page: null, from: from - 1, count })
  return {
    title: { zh: readable.titleZh, en: readable.titleEn },
    total: readable.words,
    words: rows.map(({ word, meaning, wordId }) => ({ word, meaning, wordId })),
  }
}
