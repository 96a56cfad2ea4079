/** Words that a learner was given and keeps: a note of their own, made at once. */
import { randomUUID } from 'node:crypto'
import { placesAfter } from '#rules/order'
import type { Tx } from '../../db/client.ts'
import { keepOwnWords } from '../words/index.ts'
import { insertNote } from './note-rows.store.ts'
import { saveParts } from './notes.store.ts'

interface GivenEntry {
  readonly word: string
  readonly meaning: string | null
  readonly wordId: number | null
}

export interface GivenPage {
  readonly title: string
  readonly entries: readonly GivenEntry[]
}

/**
 * Makes a note with a page for each of the pages, in one section of its name. It is made whatever the learner's tier has room for: what was given
 * is not taken back for want of a plan. Words that they add later need that room.
 */
export async function makeGivenNote(
  tx: Tx,
  userId: string,
  { title, pages }: { readonly title: string; readonly pages: readonly GivenPage[] },
  at: Date,
): Promise<void> {
  const id = randomUUID()
  const names = { titleZh: title, titleEn: title }
  const own = { noteId: id, version: 1, deletedWith: null, deletedAt: null }
  await insertNote(tx, {
    id,
    userId,
    ...names,
    words: pages.reduce((sum, { entries }) => sum + entries.length, 0),
    createdAt: at,
    updatedAt: at,
  })
  const section = { ...own, id: randomUUID(), position: placesAfter(null, 1, Math.random)[0] ?? '', ...names }
  const pagePlaces = placesAfter(null, pages.length, Math.random)
  const rows = pages.map(({ title: name, entries }, index) => {
    const page = {
      ...own,
      id: randomUUID(),
      sectionId: section.id,
      position: pagePlaces[index] ?? '',
      titleZh: name,
      titleEn: name,
    }
    const places = placesAfter(null, entries.length, Math.random)
    return {
      page,
      entries: entries.map((entry, place) => ({
        ...own,
        ...entry,
        id: randomUUID(),
        pageId: page.id,
        position: places[place] ?? '',
        remark: null,
        addedAt: at,
      })),
    }
  })
  const entries = rows.flatMap((row) => row.entries)
  await saveParts(tx, { sections: [section], pages: rows.map(({ page }) => page), entries })
  await keepOwnWords(tx, userId, entries)
}
