/** The notes manager over HTTP. */
import type { Deps } from '../../../deps.ts'
import type { Handlers } from '../../../http/register-endpoints.ts'
import { change, changesSince } from '../change-note.ts'
import {
  createOfficial,
  listOfficialNotes,
  placeOfficial,
  publishOfficial,
  readOfficialNote,
} from './official-notes.ts'
import { getOfficialLocked, productBy } from './product-owner.ts'

type OfficialNoteHandlers = Pick<
  Handlers,
  | 'adminListNotes'
  | 'createOfficialNote'
  | 'adminGetNote'
  | 'changeOfficialNote'
  | 'readOfficialChanges'
  | 'publishNote'
  | 'placeNote'
>

export function officialNoteHandlers(deps: Deps): OfficialNoteHandlers {
  const { db } = deps
  return {
    adminListNotes: ({ query }) => listOfficialNotes(db, query),
    createOfficialNote: ({ body }, { session }) => createOfficial(deps, session, body),
    adminGetNote: ({ params }) => readOfficialNote(db, params.id),
    changeOfficialNote: ({ params, body }, { session }) => change(deps, productBy(deps, session), params.id, body),
    // Under the lock of a writer, so that version and rows belong together.
    readOfficialChanges: ({ params, query }) =>
      db.transaction(async (tx) => changesSince(tx, await getOfficialLocked(tx, params.id), Number(query.since))),
    publishNote: ({ params, body }, { session }) => publishOfficial(deps, session, params.id, body),
    async placeNote({ params, body }, { session }) {
      await placeOfficial(deps, session, params.id, body)
      return undefined
    },
  }
}
