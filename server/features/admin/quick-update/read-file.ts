/** Reads a file of words into rows of cells. What is wrong with the file as a whole is thrown, what is wrong with a row stands at it. */
import papaparse from 'papaparse'
import { QUICK_UPDATE_ROWS } from '#contract/quick-update-limits'
import type { QuickUpdateFile } from '#contract/quick-update'
import { isFormula, restoreCsvCell } from '../../../csv.ts'
import type { CellFault, Cells } from './block-cells.ts'
import { findColumn, WORD_COLUMN } from './columns.ts'
import type { FileFaultCode } from './file-fault-texts.ts'

/** The file as a whole cannot be used. */
export class UpdateFileError extends Error {
  override name = 'UpdateFileError'
  readonly code: FileFaultCode
  readonly value: string
  constructor(code: FileFaultCode, value = '') {
    super(code)
    this.code = code
    this.value = value
  }
}

export interface FileRow {
  readonly row: number
  readonly word: string
  /** Without the word. Columns that the row does not have are left as they are. */
  readonly cells: Cells
  readonly faults: readonly CellFault[]
}

/** Names that a message repeats. */
const SHOWN_NAMES = 5
const SHOWN_LENGTH = 40

/** @throws {UpdateFileError} */
export function readFile({ format, data }: QuickUpdateFile): FileRow[] {
  const text = data.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  // A decoder puts U+FFFD for bytes that are no UTF-8; NUL bytes come of UTF-16.
  if (/[\0\uFFFD\uFFFE]/.test(text) || !text.isWellFormed()) throw new UpdateFileError('encoding')
  if (text.trim() === '') throw new UpdateFileError('empty')
  return format === 'csv' ? readCsv(text) : readJson(text)
}

function readCsv(text: string): FileRow[] {
  const [first = ''] = text.split('\n', 1)
  const delimiter = first.includes('\t') ? '\t' : ','
  const { data, errors } = papaparse.parse<string[]>(text, { delimiter, newline: '\n' })
  const quotes = errors.find(({ type }) => type === 'Quotes')
  if (quotes) throw new UpdateFileError('quotes', String((quotes.row ?? 0) + 1))
  const [headings = [], ...lines] = data
  const names = headings.map((name) => restoreCsvCell(name).trim().toLowerCase())
  if (names.length === 1 && /^word\s*;/.test(names[0] ?? '')) throw new UpdateFileError('separator')
  assertColumns(names)
  const rows = lines.map((cells, index) => ({ cells, row: index + 2 })).filter(({ cells }) => cells.some(Boolean))
  if (rows.length === 0) throw new UpdateFileError('header_only')
  assertCount(rows.length)
  return rows.map(({ cells, row }) => {
    const faults: CellFault[] = []
    if (cells.length !== names.length)
      faults.push({
        column: null,
        code: cells.length > names.length ? 'cells_many' : 'cells_few',
        value: String(cells.length),
      })
    const read = new Map(
      names.map((name, place) => {
        const cell = cells[place] ?? ''
        if (isFormula(cell)) faults.push({ column: name, code: 'formula' })
        return [name, restoreCsvCell(cell)]
      }),
    )
    return rowOf(row, read, faults)
  })
}

function readJson(text: string): FileRow[] {
  const list = parseJson(text)
  if (!Array.isArray(list)) throw new UpdateFileError('json_list')
  if (list.length === 0) throw new UpdateFileError('empty')
  assertCount(list.length)
  const objects = list.map((item: unknown) => (isObject(item) ? item : null))
  assertColumns([...new Set(objects.flatMap((item) => (item ? Object.keys(item) : [])))])
  return objects.map((item, index) => {
    if (!item) return rowOf(index + 1, new Map(), [{ column: null, code: 'json_row' }])
    const faults: CellFault[] = []
    const read = new Map(
      Object.entries(item).map(([name, value]) => {
        const cell = cellOf(name, value)
        if (cell === undefined) faults.push({ column: name, code: 'json_value' })
        return [name, cell ?? '']
      }),
    )
    return rowOf(index + 1, read, faults)
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UpdateFileError('json_broken')
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function cellOf(name: string, value: unknown): string | undefined {
  if (value === null) return ''
  if (name === 'hidden' && typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' ? value : undefined
}

function rowOf(row: number, read: ReadonlyMap<string, string>, faults: readonly CellFault[]): FileRow {
  const cells = new Map(read)
  cells.delete(WORD_COLUMN)
  return { row, word: (read.get(WORD_COLUMN) ?? '').trim(), cells, faults }
}

function assertCount(count: number): void {
  if (count > QUICK_UPDATE_ROWS) throw new UpdateFileError('rows_many', String(count))
}

function assertColumns(names: readonly string[]): void {
  const nameless = names.indexOf('')
  if (nameless >= 0) throw new UpdateFileError('column_empty', String(nameless + 1))
  const unknown = names.filter((name) => name !== WORD_COLUMN && !findColumn(name))
  if (unknown.length > 0) throw new UpdateFileError('column_unknown', shorten(unknown))
  const twice = names.filter((name, index) => names.indexOf(name) < index)
  if (twice.length > 0) throw new UpdateFileError('column_twice', shorten(twice))
  if (!names.includes(WORD_COLUMN)) throw new UpdateFileError('word_column')
  if (names.length === 1) throw new UpdateFileError('columns_none')
}

const shorten = (names: readonly string[]): string =>
  names
    .slice(0, SHOWN_NAMES)
    .map((name) => (name.length > SHOWN_LENGTH ? `${name.slice(0, SHOWN_LENGTH)}…` : name))
    .join(', ') + (names.length > SHOWN_NAMES ? ' …' : '')
