/** Changes of a note: small ones in batches, which the server puts in one order for every page that shows the note. */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'
import { message } from './messages.ts'
import { filled, NewEntry, NoteEntry, NoteId, NotePage, NoteSection, NoteTag, NoteTitle, Position } from './notes.ts'
import { Bilingual, ClientId, Instant, text } from './patterns.ts'

const Version = z.int(message('field_invalid')).check(z.minimum(0), z.maximum(2_147_483_647))

const PartKind = z.enum(['section', 'page', 'entry'], message('field_invalid'))
export type PartKind = z.infer<typeof PartKind>

/** Official notes have titles in both languages; where this is left out, `title` is both. */
const TitleInEnglish = z.optional(NoteTitle)

/**
 * One small change. `was` is the value that the client saw, so that the server can tell when another one had changed it meanwhile; the last
 * writer of a field wins. `title_zh`, `title_en` and `cover` (the address of a picture) are for official notes.
 */
export const Change = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('add_section'),
    id: ClientId,
    title: NoteTitle,
    title_en: TitleInEnglish,
    position: Position,
  }),
  z.strictObject({
    type: z.literal('add_page'),
    id: ClientId,
    section: ClientId,
    title: NoteTitle,
    title_en: TitleInEnglish,
    position: Position,
  }),
  z.strictObject({ type: z.literal('add_entry'), id: ClientId, page: ClientId, position: Position, ...NewEntry.shape }),
  z.strictObject({
    type: z.literal('set_note'),
    field: z.enum(['title', 'title_zh', 'title_en', 'tag', 'cover']),
    value: z.nullable(NoteTitle),
    was: z.nullable(text(2_000)),
  }),
  z.strictObject({
    type: z.literal('set_section'),
    id: ClientId,
    field: z.enum(['title', 'title_zh', 'title_en', 'position']),
    value: filled(400),
    was: z.nullable(text(2_000)),
  }),
  z.strictObject({
    type: z.literal('set_page'),
    id: ClientId,
    field: z.enum(['title', 'title_zh', 'title_en', 'position', 'section']),
    value: filled(400),
    was: z.nullable(text(2_000)),
  }),
  z.strictObject({
    type: z.literal('set_entry'),
    id: ClientId,
    field: z.enum(['word', 'meaning', 'remark', 'position', 'page']),
    value: z.nullable(text(2_000)),
    was: z.nullable(text(2_000)),
  }),
  z.strictObject({ type: z.literal('delete'), kind: PartKind, id: ClientId }),
  z.strictObject({ type: z.literal('restore'), kind: PartKind, id: ClientId }),
])
export type Change = z.infer<typeof Change>

/** What changed in a note since a version: the new state of each part, and those that are gone with what took them along. */
export const NoteDelta = z.object({
  version: z.int(),
  title: Bilingual,
  tag: z.nullable(NoteTag),
  cover: z.nullable(z.string()),
  sections: z.array(NoteSection),
  pages: z.array(NotePage),
  entries: z.array(NoteEntry),
  deleted: z.array(z.object({ id: z.string(), with: z.string() })),
})
export type NoteDelta = z.infer<typeof NoteDelta>

/** A remark for the learner about a batch. */
export const Notice = z.object({
  /** overwritten: another page had changed this field, and the value of this batch wins. gone: it was deleted meanwhile, nothing was changed.
   * kept: it was to be deleted, but new words had come in; those stay. */
  kind: z.enum(['overwritten', 'gone', 'kept']),
  id: z.string(),
  field: z.nullable(z.string()),
  /** What the other page had written. */
  theirs: z.nullable(z.string()),
})
export type Notice = z.infer<typeof Notice>

export const changeNote = endpoint({
  method: 'POST',
  path: '/api/notes/{id}/changes',
  access: 'user',
  limit: 'answers',
  summary: 'Applies a batch of changes, whole or not at all, and answers everything that changed since `since`.',
  params: NoteId,
  body: z.strictObject({
    /** The same batch again is not applied again. */
    batch: ClientId,
    /** The version that the client knows now: what changed since is answered. */
    since: Version,
    /** The version that the learner saw when they made the changes, and those that their own batches made since: what others put in later is
     * not deleted by them. */
    base: Version,
    own: z.optional(z.array(Version).check(z.maxLength(500))),
    changes: z.array(Change).check(z.minLength(1), z.maxLength(500)),
  }),
  /** `applied` is the version that the batch made, now or when it first came; `saved_at` the server's time of the answer. */
  response: z.object({ ...NoteDelta.shape, applied: z.int(), notices: z.array(Notice), saved_at: Instant }),
  errors: ['not_found', 'field_invalid', 'vip_required', 'limit_reached'],
})

export const readChanges = endpoint({
  method: 'GET',
  path: '/api/notes/{id}/changes',
  access: 'user',
  limit: 'api',
  summary: 'Everything that changed in a note since a version.',
  params: NoteId,
  query: z.strictObject({ since: z.string().check(z.regex(/^\d{1,9}$/, message('field_invalid'))) }),
  response: NoteDelta,
  errors: ['not_found'],
})
