/** Notes for tests: made through the application. */
import { randomUUID } from 'node:crypto'
import { createNote, listEntries, type NewEntry, type Note, type NoteEntry } from '#contract/notes'
import { changeNote, type Change } from '#contract/note-changes'
import type { Output } from '#contract/core'
import { placesAfter } from '#rules/order'
import type { OfficialNoteRow } from '#content/rows'
import { officialId, writeOfficialNote } from '../../server/db/official-notes.ts'
import { words } from '../../server/db/schema/words.ts'
import type { TestApp } from './app.ts'

const entriesFor = (list: string): NewEntry[] => list.split(' ').map((word) => ({ word }))

/** A note with one section of two pages: dog cat bear, and apple pear. */
export const makeNote = (app: TestApp, token: string, title = 'Garden', id: string = randomUUID()): Promise<Note> =>
  app.call(
    createNote,
    {
      body: {
        id,
        title,
        tag: 'daily',
        sections: [
          {
            title: 'First',
            pages: [
              { title: 'Animals', entries: entriesFor('dog cat bear') },
              { title: 'Fruit', entries: entriesFor('apple pear') },
            ],
          },
        ],
      },
    },
    token,
  )

export const entriesOf = async (app: TestApp, token: string, id: string): Promise<NoteEntry[]> =>
  (await app.call(listEntries, { params: { id }, query: { count: '2000' } }, token)).entries

/** Sends one batch. */
export const send = (
  app: TestApp,
  token: string,
  id: string,
  base: number,
  changes: Change[],
  batch: string = randomUUID(),
): Promise<Output<typeof changeNote>> =>
  app.call(changeNote, { params: { id }, body: { batch, since: base, base, changes } }, token)

/** The change that puts a word onto a page. */
export const adding = (page: string, word: string, id: string = randomUUID()) =>
  ({ type: 'add_entry', id, page, word, position: placesAfter(null, 1, Math.random)[0] ?? '' }) satisfies Change

/** An official note of two pages: dog cat, and apple. Returns its id. */
export async function makeOfficialNote({ db, now }: TestApp): Promise<string> {
  const rows = await db.select({ headword: words.headword, id: words.id }).from(words)
  const row: OfficialNoteRow = {
    slug: 'official',
    tag: 'picture',
    cover: '1f436.webp',
    zh: '看图记：动物',
    en: 'Picture memory: animals',
    sections: [
      {
        slug: 'all',
        zh: '全部',
        en: 'All',
        pages: [
          { zh: '第 1 页', en: 'Page 1', headwords: ['dog', 'cat'] },
          { zh: '第 2 页', en: 'Page 2', headwords: ['apple'] },
        ],
      },
    ],
  }
  await writeOfficialNote(db, row, new Map(rows.map(({ headword, id }) => [headword, id])), now())
  return officialId(row.slug)
}
