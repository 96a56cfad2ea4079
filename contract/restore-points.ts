/** Restore points: what a learner edits as it was in the last nights, and the way back to it. */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'
import { ClientId, Instant } from './patterns.ts'

/** A note of a point that is not as it was then. */
const NoteDifference = z.object({
  note: z.string(),
  /** The title then. */
  title: z.string(),
  /** `changed`: it holds something else now. `deleted`: it was deleted since. */
  kind: z.enum(['changed', 'deleted']),
  words: z.int(),
  /** Now; 0 for a deleted one. */
  words_now: z.int(),
})
export type NoteDifference = z.infer<typeof NoteDifference>

/** What a point holds besides notes: own sentences, texts of the reader, learning settings, the exam plan. */
const OtherKind = z.enum(['sentences', 'texts', 'settings', 'plan'])
export type OtherKind = z.infer<typeof OtherKind>

const Point = {
  id: z.string(),
  at: Instant,
  /** `before_restore`: made just before something was put back, to undo that. */
  kind: z.enum(['night', 'before_restore']),
  /** Notes in it, and their words. */
  notes: z.int(),
  words: z.int(),
}

export const RestorePoint = z.object({
  ...Point,
  /** Notes that are not as they were then, the first three by title, and how many there are. */
  differences: z.array(NoteDifference),
  different: z.int(),
  /** Notes that were made since: they stay. */
  newer: z.int(),
  /** What else is not as it was then. */
  others: z.array(OtherKind),
})
export type RestorePoint = z.infer<typeof RestorePoint>

export const listRestorePoints = endpoint({
  method: 'GET',
  path: '/api/restore-points',
  access: 'user',
  limit: 'api',
  summary: 'The learner’s restore points, the newest first, at most 17, each with what differs from now.',
  query: z.strictObject({
    /** Only points in which this note is and was something else than in the point after. */
    note: z.optional(ClientId),
  }),
  response: z.object({
    points: z.array(RestorePoint),
    /** When the next point is made, if something has changed by then. */
    next_at: Instant,
  }),
})

const PointId = z.strictObject({ id: ClientId })

export const RestoredNote = z.object({
  ...NoteDifference.shape,
  /** Words that come back, words that go into the bin, and words that get another text or place again. */
  back: z.int(),
  gone: z.int(),
  edited: z.int(),
})
export type RestoredNote = z.infer<typeof RestoredNote>

export const RestorePreview = z.object({
  ...Point,
  /** What a restore changes, at most 200 notes, and how many there are. */
  restored: z.array(RestoredNote),
  different: z.int(),
  /** Notes that were made since and stay as they are, at most 200, and how many there are. */
  stay: z.array(z.object({ note: z.string(), title: z.string(), words: z.int() })),
  newer: z.int(),
  /** Notes that an earlier restore brought back: undoing it puts them into the bin again. */
  taken_away: z.int(),
  /** Own sentences that come back or get their text again. */
  sentences: z.int(),
  /** Texts of the reader that come back or get their title again. */
  texts: z.int(),
  /** Whether the learning settings, and the exam plan, are other ones now. */
  settings: z.boolean(),
  plan: z.boolean(),
})
export type RestorePreview = z.infer<typeof RestorePreview>

/** With a note: that note alone. */
const OneNote = { note: z.optional(ClientId) }

export const getRestorePoint = endpoint({
  method: 'GET',
  path: '/api/restore-points/{id}',
  access: 'user',
  limit: 'api',
  summary: 'What restoring a point, or one note of it, would change.',
  params: PointId,
  query: z.strictObject(OneNote),
  response: RestorePreview,
  errors: ['not_found'],
})

export const restorePoint = endpoint({
  method: 'POST',
  path: '/api/restore-points/{id}/restore',
  access: 'user',
  limit: 'runs',
  summary:
    'Puts everything of a point back, or one note, in one step. The present state is made a point first, so that this can be undone. Notes that were made since stay.',
  params: PointId,
  body: z.strictObject({
    /** Names the restore and the point that is made before it; the same key again restores nothing again. */
    key: ClientId,
    ...OneNote,
  }),
  response: z.object({
    /** The point that undoes this restore. */
    undo: z.string(),
    /** Notes that were put back. */
    notes: z.int(),
    /** Sentences that found no place, since their word has five others by now. */
    left_out: z.int(),
  }),
  errors: ['not_found', 'vip_required', 'limit_reached', 'reader_full'],
})
