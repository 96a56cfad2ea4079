/** How administrators change many words at once: a file of rows, its preview, the update, its undo, and the export of the same file. */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'
import { message } from './messages.ts'
import { ClientId, Cursor, Instant, text } from './patterns.ts'
import { QUICK_UPDATE_ROWS, quickUpdateFormats, quickUpdateStates } from './quick-update-limits.ts'
import { wordFilter } from './word-manager.ts'

/** The largest body of a call. A file comes as a JSON text, which is a little longer than the file. */
const BODY_BYTES = 10_000_000

const Format = z.enum(quickUpdateFormats)
export type QuickUpdateFormat = z.infer<typeof Format>

export const QuickUpdateFile = z.strictObject({
  format: Format,
  /** The whole file as text. What is not UTF-8 is refused by what its bytes become. */
  data: z.string(message('field_invalid')),
})
export type QuickUpdateFile = z.infer<typeof QuickUpdateFile>

/** A cell whose text differs from the dictionary's. */
const CellChange = z.object({ column: z.string(), old: z.string(), new: z.string() })
export type CellChange = z.infer<typeof CellChange>

/** What is wrong with a row, in the asked language. */
const RowFault = z.object({
  /** Null for the row as a whole. */
  column: z.nullable(z.string()),
  /** The row's own words there, shortened. */
  text: z.nullable(z.string()),
  message: z.string(),
})
export type RowFault = z.infer<typeof RowFault>

export const QuickUpdateRow = z.object({
  /** As a spreadsheet counts: the row of the headings is 1. Of JSON: the first object is 1. */
  row: z.int(),
  word: z.string(),
  /** Null for a new word. */
  word_id: z.nullable(z.int()),
  state: z.enum(quickUpdateStates),
  changes: z.array(CellChange),
  faults: z.array(RowFault),
})
export type QuickUpdateRow = z.infer<typeof QuickUpdateRow>

export const QuickUpdatePreview = z.object({
  /** Stands for what the preview has read. An update that names it is refused once one of its words has changed. */
  revision: z.string(),
  counts: z.object({ new: z.int(), changed: z.int(), same: z.int(), wrong: z.int() }),
  rows: z.array(QuickUpdateRow),
})
export type QuickUpdatePreview = z.infer<typeof QuickUpdatePreview>

export const QuickUpdate = z.object({
  id: z.string(),
  author: z.string(),
  at: Instant,
  new_words: z.int(),
  changed_words: z.int(),
  undone: z.nullable(z.object({ author: z.string(), at: Instant })),
})
export type QuickUpdate = z.infer<typeof QuickUpdate>

/** A row of the file in the way of an update or its undo; the extra key `conflicts` of quick_update_conflict. */
export interface RowConflict {
  readonly row: number
  readonly word: string
}

/** The extra key `faults` of quick_update_refused: what is wrong with the file, or with its rows. */
export interface FileFault extends RowFault {
  /** Null for the file as a whole. */
  readonly row: number | null
  readonly word: string | null
}

export const previewQuickUpdate = endpoint({
  method: 'POST',
  path: '/api/admin/quick-update/preview',
  access: 'admin',
  limit: 'api',
  summary: `What a file of at most ${QUICK_UPDATE_ROWS} rows would do, row by row; nothing is saved. A file that cannot be read comes as \`faults\`.`,
  body: QuickUpdateFile,
  maxBytes: BODY_BYTES,
  response: QuickUpdatePreview,
  errors: ['quick_update_refused', 'file_too_large'],
})

export const applyQuickUpdate = endpoint({
  method: 'POST',
  path: '/api/admin/quick-update/apply',
  access: 'admin',
  limit: 'api',
  summary:
    'Saves all rows of a file or none. The same `id` twice is one update. With the `revision` of a preview, rows that changed since come as `conflicts`.',
  body: z.extend(QuickUpdateFile, { id: z.optional(ClientId), revision: z.optional(text(40_000)) }),
  maxBytes: BODY_BYTES,
  response: QuickUpdate,
  errors: ['quick_update_refused', 'quick_update_conflict', 'file_too_large'],
})

export const undoQuickUpdate = endpoint({
  method: 'POST',
  path: '/api/admin/quick-update/undo',
  access: 'admin',
  limit: 'api',
  summary:
    'Takes back the last update that stands, all of it or, where a newer edit stands on a row, nothing: these rows come as `conflicts`. `id` says which update is meant; another one is refused.',
  body: z.optional(z.strictObject({ id: z.optional(ClientId) })),
  response: QuickUpdate,
  errors: ['not_found', 'quick_update_conflict'],
})

export const listQuickUpdates = endpoint({
  method: 'GET',
  path: '/api/admin/quick-update',
  access: 'admin',
  limit: 'api',
  summary: 'The last ten updates, the newest first. `undoable` is the one that undo takes back.',
  response: z.object({ items: z.array(QuickUpdate), undoable: z.nullable(z.string()) }),
})

const ExportQuery = z.strictObject({
  format: Format,
  ...wordFilter,
  /** The word after which the file begins, where one file does not hold all. */
  after: z.optional(text(64)),
  limit: z.optional(
    z.coerce.number(message('field_invalid')).check(z.int(), z.minimum(1), z.maximum(QUICK_UPDATE_ROWS)),
  ),
})
export type QuickUpdateExport = z.infer<typeof ExportQuery>

export const exportQuickUpdate = endpoint({
  method: 'GET',
  path: '/api/admin/quick-update/export',
  access: 'admin',
  limit: 'api',
  summary: `Words in the format of the update, at most ${QUICK_UPDATE_ROWS} a file; the Link header leads to the next file. \`q\`, \`list\` and \`flag\` as in the list of words.`,
  query: ExportQuery,
  response: { raw: 'text/csv' },
})

export const SourceChange = z.object({
  word_id: z.int(),
  word: z.string(),
  author: z.string(),
  at: Instant,
  /** Cells of the edit that differ: `old` is what the dictionary says now, `new` what was written over it. */
  cells: z.array(CellChange),
})
export type SourceChange = z.infer<typeof SourceChange>

export const listSourceChanges = endpoint({
  method: 'GET',
  path: '/api/admin/quick-update/source-changes',
  access: 'admin',
  limit: 'api',
  summary: 'Edited words whose source changed beneath the edit, by headword.',
  query: z.strictObject({ cursor: z.optional(Cursor) }),
  response: z.object({ items: z.array(SourceChange), next: z.nullable(z.string()) }),
})
