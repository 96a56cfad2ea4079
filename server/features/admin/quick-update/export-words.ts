/** Words of the dictionary as a file that the update reads: each of its rows is 'same' until somebody changes it. */
import { QUICK_UPDATE_ROWS } from '#contract/quick-update-limits'
import type { QuickUpdateExport } from '#contract/quick-update'
import type { Deps } from '../../../deps.ts'
import { CSV_BYTE_ORDER_MARK, formatCsvRow } from '../../../csv.ts'
import { listManagedWords } from '../words/managed-words.store.ts'
import { formatCells, type Cells } from './block-cells.ts'
import { orderColumns, WORD_COLUMN } from './columns.ts'
import { readWords } from './dictionary.ts'
import { findWordsById } from './words.store.ts'

/** Words in memory at a time. */
const READ_AT_ONCE = 500

type Row = readonly [word: string, cells: Cells]

/** At most 5,000 words; a Link header leads to those after them. */
export async function exportWords(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { format, q, list, flag, after, limit = QUICK_UPDATE_ROWS }: QuickUpdateExport,
): Promise<Response> {
  const listed = await listManagedWords(db, { text: q, list, flag, after, limit: limit + 1 })
  const ids = listed.slice(0, limit).map(({ word }) => word.id)
  const rows: Row[] = []
  for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
    const part = ids.slice(from, from + READ_AT_ONCE)
    const words = new Map((await readWords(db, await findWordsById(db, part))).map((word) => [word.id, word]))
    for (const id of part) {
      const word = words.get(id)
      if (word) rows.push([word.headword, formatCells(word.values)])
    }
  }
  const last = listed.length > limit ? listed[limit - 1]?.word.headword : undefined
  const name = `wordgrove-words-${now().toISOString().slice(0, 10)}.${format}`
  return new Response(format === 'csv' ? formatCsv(rows) : formatJson(rows), {
    headers: {
      'Content-Type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      ...(last !== undefined && { Link: linkToNext({ format, q, list, flag, limit: String(limit), after: last }) }),
    },
  })
}

function formatCsv(rows: readonly Row[]): string {
  const columns = orderColumns(new Set(rows.flatMap(([, cells]) => [...cells.keys()])))
  const lines = rows.map(([word, cells]) =>
    formatCsvRow(columns.map((column) => (column === WORD_COLUMN ? word : (cells.get(column) ?? '')))),
  )
  return CSV_BYTE_ORDER_MARK + formatCsvRow(columns) + lines.join('')
}

/** An object a line, so that files can be compared line by line. */
const formatJson = (rows: readonly Row[]): string =>
  `[\n${rows.map(([word, cells]) => JSON.stringify({ word, ...Object.fromEntries(cells) })).join(',\n')}\n]\n`

function linkToNext(query: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams(Object.entries(query).flatMap(([key, value]) => (value ? [[key, value]] : [])))
  return `</api/admin/quick-update/export?${search}>; rel="next"`
}
