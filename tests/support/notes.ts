/** Notes for tests: made through the application. */
import { randomUUID } from 'node:crypto'
import { createNote, listEntries, type NewEntry, type Note, type NoteEntry } from '#contract/notes'
import { changeNote, type Change } from '#contract/note-changes'
import type { Output } from '#contract/core'
import { placesAfter } from '#rules/order'
import type { TestApp } from './app.ts'

const words = (list: string): NewEntry[] => list.split(' ').map((word) => ({ word }))

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
              { title: 'Animals', entries: words('dog cat bear') },
              { title: 'Fruit', entries: words('apple pear') },
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
): Promise<Output<typeof changeNote>> => app.call(changeNote, { params: { id }, body: { batch, base, changes } }, token)

/** The change that puts a word onto a page. */
export const adding = (page: string, word: string, id: string = randomUUID()) =>
  ({ type: 'add_entry', id, page, word, position: placesAfter(null, 1, Math.random)[0] ?? '' }) satisfies Change
