/** Official notes as administrators edit them: `/admin/notes-manager`. Learners read those that are published. */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'
import { message } from './messages.ts'
import { changeNote, NoteDelta, readChanges } from './note-changes.ts'
import { BilingualTitle, Note, NoteCard, NoteId, NoteTag } from './notes.ts'
import { ClientId, Cursor, Instant, text } from './patterns.ts'

const publication = {
  /** Null while no learner sees it. */
  published_at: z.nullable(Instant),
  /** When an administrator changed it last; null for a note as it was built. */
  edited_at: z.nullable(Instant),
}

export const ManagedNoteCard = z.object({
  ...NoteCard.shape,
  ...publication,
  /** Which of all official notes it is, from 1. */
  place: z.int(),
})
export type ManagedNoteCard = z.infer<typeof ManagedNoteCard>

export const ManagedNote = z.object({ ...Note.shape, ...publication })
export type ManagedNote = z.infer<typeof ManagedNote>

export const ManagedNoteState = z.enum(['published', 'withdrawn', 'edited'], message('field_invalid'))
export type ManagedNoteState = z.infer<typeof ManagedNoteState>

export const adminListNotes = endpoint({
  method: 'GET',
  path: '/api/admin/notes',
  access: 'admin',
  limit: 'api',
  summary:
    'Official notes in their order, also those that no learner sees. `q` is a part of a title in either language.',
  query: z.strictObject({
    q: z.optional(text(120)),
    tag: z.optional(NoteTag),
    state: z.optional(ManagedNoteState),
    cursor: z.optional(Cursor),
  }),
  response: z.object({
    items: z.array(ManagedNoteCard),
    /** All official notes, whatever the filter. */
    total: z.int(),
    next: z.nullable(z.string()),
  }),
})

export const createOfficialNote = endpoint({
  method: 'POST',
  path: '/api/admin/notes',
  access: 'admin',
  limit: 'api',
  status: 201,
  summary:
    'Makes an official note behind the others, which no learner sees yet; the same id again answers the same note.',
  body: z.strictObject({ id: ClientId, title: BilingualTitle, tag: z.nullable(NoteTag) }),
  response: ManagedNote,
  errors: ['not_found', 'limit_reached'],
})

export const adminGetNote = endpoint({
  method: 'GET',
  path: '/api/admin/notes/{id}',
  access: 'admin',
  limit: 'api',
  summary: 'An official note’s sections and pages, and whether learners see it.',
  params: NoteId,
  response: ManagedNote,
  errors: ['not_found'],
})

export const changeOfficialNote = endpoint({
  method: 'POST',
  path: '/api/admin/notes/{id}/changes',
  access: 'admin',
  limit: 'answers',
  summary:
    'Applies a batch of changes to an official note, whole or not at all, and answers everything that changed since `since`.',
  params: NoteId,
  body: changeNote.body,
  response: changeNote.response,
  errors: ['not_found', 'field_invalid', 'limit_reached', 'note_word_unknown', 'note_word_unfit'],
})

export const readOfficialChanges = endpoint({
  method: 'GET',
  path: '/api/admin/notes/{id}/changes',
  access: 'admin',
  limit: 'api',
  summary: 'Everything that changed in an official note since a version.',
  params: NoteId,
  query: readChanges.query,
  response: NoteDelta,
  errors: ['not_found'],
})

export const publishNote = endpoint({
  method: 'PUT',
  path: '/api/admin/notes/{id}/published',
  access: 'admin',
  limit: 'api',
  summary:
    'Publishes or withdraws an official note as the caller saw it. Copies of learners stay. The same again changes nothing.',
  params: NoteId,
  body: z.strictObject({
    published: z.boolean(message('field_invalid')),
    /** The version that the caller saw. */
    version: z.int(message('field_invalid')),
  }),
  response: ManagedNote,
  errors: ['not_found', 'note_edit_conflict', 'note_empty'],
})

export const placeNote = endpoint({
  method: 'PUT',
  path: '/api/admin/notes/{id}/place',
  access: 'admin',
  limit: 'api',
  status: 204,
  summary: 'Puts an official note at a place among all of them, from 1. At its place already, nothing changes.',
  params: NoteId,
  body: z.strictObject({
    place: z.int(message('field_invalid')).check(z.minimum(1, message('field_invalid'))),
    /** Where the caller saw it. */
    was: z.int(message('field_invalid')),
  }),
  errors: ['not_found', 'note_order_conflict'],
})
