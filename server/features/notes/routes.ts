import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { readBinOf } from './bin.store.ts'
import { change, changesSince } from './change-note.ts'
import { copy, merge } from './copy-note.ts'
import { learnerOf } from './note-owner.ts'
import { takeFlashcards } from './flashcards.ts'
import { list, make, ownLocked, readEntries, readNote, remove, restore } from './notes.ts'
import { readNotesWith } from './saved-words.store.ts'
import { readSheet } from './sheet.ts'
import { checkWords } from './note-words.store.ts'
import { withoutUnfit } from './official/product-owner.ts'

type NoteHandlers = Pick<
  Handlers,
  | 'listNotes'
  | 'createNote'
  | 'getNote'
  | 'listEntries'
  | 'getSheet'
  | 'changeNote'
  | 'readChanges'
  | 'deleteNote'
  | 'restoreNote'
  | 'copyNote'
  | 'mergeNote'
  | 'readBin'
  | 'checkWords'
  | 'findNotesWith'
  | 'answerFlashcards'
>

export function noteHandlers(deps: Deps): NoteHandlers {
  const { db } = deps
  return {
    listNotes: ({ query }, { session, language }) => list(db, session, query, language),
    createNote: ({ body }, { session }) => make(deps, session, body),
    getNote: ({ params }, { session }) => readNote(db, session, params.id),
    listEntries: ({ params, query }, { session }) => readEntries(db, session, params.id, query),
    getSheet: ({ params, query }, { session }) => readSheet(deps, session, params.id, query.page ?? null),
    changeNote: ({ params, body }, { session }) => change(deps, learnerOf(deps, session), params.id, body),
    // Under the lock of a writer, so that version and rows belong together.
    readChanges: ({ params, query }, { session }) =>
      db.transaction(async (tx) => changesSince(tx, await ownLocked(tx, session, params.id), Number(query.since))),
    deleteNote: async ({ params }, { session }) => {
      await remove(deps, session, params.id)
    },
    restoreNote: ({ params }, { session }) => restore(deps, session, params.id),
    copyNote: ({ params, body }, { session, language }) => copy(deps, session, params.id, body, language),
    mergeNote: ({ params, body }, { session }) => merge(deps, session, params.id, body.from),
    readBin: async (_, { session }) => ({ items: await readBinOf(db, session.userId) }),
    answerFlashcards: ({ body }, { session }) => takeFlashcards(deps, session, body.round, body.answers),
    findNotesWith: async ({ query }, { session }) => ({ notes: await readNotesWith(db, session.userId, query.words) }),
    async checkWords({ body }) {
      const words = await checkWords(db, body.words)
      return { words: body.official ? words.map(withoutUnfit) : words }
    },
  }
}
