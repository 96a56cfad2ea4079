/** What the rows of a file would do to the dictionary: the one reading that the preview shows and the update saves. */
import { createHash } from 'node:crypto'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Language } from '#contract/locales'
import type { CellChange, QuickUpdateRow, RowFault } from '#contract/quick-update'
import { wordBlocks, WordBlocks, type WordBlock } from '#contract/word-manager'
import type { Reader } from '../../../db/client.ts'
import { checkBlock, findHeadwordFault, type CheckedWord } from '../words/check-blocks.ts'
import { faultText } from '../words/fault-texts.ts'
import { comparableCell, formatCells, parseBlock, type CellFault, type Cells } from './block-cells.ts'
import { findColumn, WORD_COLUMN } from './columns.ts'
import { readDictionary, type Dictionary, type DictionaryWord } from './dictionary.ts'
import { fileFaultText, type FileFaultCode } from './file-fault-texts.ts'
import type { FileRow } from './read-file.ts'

export interface PlannedRow extends QuickUpdateRow {
  /** The blocks that the row changes; null where a row is wrong or changes nothing. */
  readonly blocks: Partial<WordBlocks> | null
  /** The word as it stands; undefined for a new one. */
  readonly current: DictionaryWord | undefined
  /** Another value once what the row was compared with has changed. */
  readonly print: string
}

/** Characters of a print: a row in 60,000 million changes unseen. */
export const PRINT_LENGTH = 6
/** Rows between two turns of others. */
const ROWS_A_TURN = 50
/** Characters of a cell that a fault repeats. */
const SHOWN = 120
/** Faults of a row that are listed. */
const FAULTS = 12

const CONTROL = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/u
const HTML = /<[/!a-z][^>]*>?/i

/** Reads the words of the file and compares each row with them. */
export async function planRows(db: Reader, rows: readonly FileRow[], language: Language): Promise<PlannedRow[]> {
  const dictionary = await readDictionary(db, rows)
  const firstRows = new Map<string, number>()
  const planned: PlannedRow[] = []
  for (const row of rows) {
    if (planned.length % ROWS_A_TURN === 0) await yieldToEventLoop()
    planned.push(planRow(row, dictionary, firstRows.get(row.word), language))
    if (!firstRows.has(row.word)) firstRows.set(row.word, row.row)
  }
  return planned
}

function planRow(row: FileRow, dictionary: Dictionary, firstRow: number | undefined, language: Language): PlannedRow {
  const current = dictionary.words.get(row.word)
  const standing = current ? formatCells(current.values) : new Map<string, string>([['hidden', 'no']])
  const changed = new Map(
    [...row.cells].filter(
      ([column, cell]) => comparableCell(column, cell) !== comparableCell(column, standing.get(column) ?? ''),
    ),
  )
  const faults: CellFault[] = [
    ...row.faults,
    ...wordFaults(row.word, current, dictionary, firstRow),
    ...[...changed].flatMap(([column, cell]) => cellFaults(column, cell)),
  ]
  const shared = {
    row: row.row,
    word: row.word.slice(0, SHOWN),
    word_id: current?.id ?? null,
    current,
    print: printOf(row, current),
  }
  const wrong = (list: readonly RowFault[]): PlannedRow => ({
    ...shared,
    state: 'wrong',
    changes: [],
    faults: list.slice(0, FAULTS),
    blocks: null,
  })
  const say = ({ column, code, value }: CellFault): RowFault => ({
    column,
    text: textAt(row, column),
    message: fileFaultText(code, language, value),
  })
  // A row of another length has its cells under wrong headings, and without a word there is nothing to compare with.
  const isReadable = row.word !== '' && row.faults.every(({ column }) => column !== null)
  if (!isReadable) return wrong(faults.map(say))
  if (faults.length === 0 && current && changed.size === 0)
    return { ...shared, state: 'same', changes: [], faults: [], blocks: null }
  const { blocks, faults: blockFaults } = readBlocksOf(row, changed, standing, current, dictionary, language)
  // What is wrong with a cell itself is said once.
  const said = new Set(faults.map(({ column }) => column))
  const others = blockFaults.filter(({ column }) => !said.has(column))
  if (faults.length > 0 || others.length > 0)
    return wrong([...faults.map(say), ...others.map((fault) => ({ ...fault, text: textAt(row, fault.column) }))])
  return { ...shared, state: current ? 'changed' : 'new', changes: changesOf(changed, standing), faults: [], blocks }
}

const textAt = ({ word, cells }: FileRow, column: string | null): string | null => {
  const text = column === WORD_COLUMN ? word : column === null ? undefined : cells.get(column)
  return text === undefined ? null : text.slice(0, SHOWN)
}

function wordFaults(
  word: string,
  current: DictionaryWord | undefined,
  { otherCase }: Dictionary,
  firstRow: number | undefined,
): CellFault[] {
  const fault = (code: FileFaultCode, value = ''): CellFault[] => [{ column: WORD_COLUMN, code, value }]
  if (word === '') return fault('word_missing')
  if (firstRow !== undefined) return fault('word_twice', String(firstRow))
  if (current) return []
  const written = otherCase.get(word.toLowerCase())
  if (written !== undefined) return fault('word_case', written)
  if (word.length > 64) return fault('long')
  const spelling = findHeadwordFault(word)
  if (spelling) return fault(spelling === 'headword_denied' ? 'word_denied' : 'word_form')
  return /\d/.test(word) ? fault('word_digits') : []
}

function cellFaults(column: string, cell: string): CellFault[] {
  const code = CONTROL.test(cell.trim()) ? 'control' : HTML.test(cell) ? 'html' : null
  return code ? [{ column, code }] : []
}

/** The values of all blocks that a row touches, through the checks of every edit. */
function readBlocksOf(
  row: FileRow,
  changed: Cells,
  standing: Cells,
  current: DictionaryWord | undefined,
  dictionary: Dictionary,
  language: Language,
): { blocks: Partial<WordBlocks>; faults: Omit<RowFault, 'text'>[] } {
  const cells = new Map([...standing, ...changed])
  const touched = new Set([...changed.keys()].map((column) => findColumn(column)?.block))
  // A new word needs a sense, and is shown.
  if (!current) for (const block of ['senses', 'hidden'] as const) touched.add(block)
  const faults: Omit<RowFault, 'text'>[] = []
  const blocks: Partial<Record<WordBlock, unknown>> = {}
  const parsed = wordBlocks
    .filter((block) => touched.has(block))
    .map((block) => ({ block, ...parseBlock(block, cells) }))
  for (const { block, value, faults: own, columnOf } of parsed) {
    if (own.length > 0) {
      faults.push(
        ...own.map(({ column, code, value: named }) => ({ column, message: fileFaultText(code, language, named) })),
      )
      continue
    }
    const result = WordBlocks.shape[block].safeParse(value)
    if (result.success) blocks[block] = result.data
    else
      for (const { path, message } of result.error.issues) {
        const place = typeof path[0] === 'number' ? path[0] : null
        const field = path.findLast((part) => typeof part === 'string') ?? null
        faults.push({
          column: columnOf(place, field),
          message: fileFaultText(message === 'text_too_long' ? 'long' : 'invalid', language),
        })
      }
  }
  // Each value was read by the schema of its block.
  const values = blocks as Partial<WordBlocks>
  const forms = (values.forms ?? current?.values.forms ?? []).map(({ form }) => form)
  const word: CheckedWord = {
    headword: row.word,
    forms,
    pictures: dictionary.pictures,
    isHeadword: dictionary.isHeadword,
    isWord: dictionary.isWord,
  }
  for (const { block, columnOf } of parsed)
    for (const fault of faultsOf(block, values, word))
      faults.push({ column: columnOf(fault.row, fault.field), message: faultText(fault.code, language) })
  return { blocks: values, faults }
}

function faultsOf<B extends WordBlock>(block: B, values: Partial<WordBlocks>, word: CheckedWord) {
  const value = values[block]
  return value === undefined ? [] : checkBlock<B>(block, value, word)
}

const changesOf = (changed: Cells, standing: Cells): CellChange[] =>
  [...changed].map(([column, cell]) => ({ column, old: standing.get(column) ?? '', new: cell.trim() }))

function printOf(row: FileRow, current: DictionaryWord | undefined): string {
  const touched = new Set([...row.cells.keys()].map((column) => findColumn(column)?.block))
  const values = current && wordBlocks.flatMap((block) => (touched.has(block) ? [current.values[block]] : []))
  return createHash('sha256')
    .update(JSON.stringify([row.word, values ?? null]))
    .digest('base64url')
    .slice(0, PRINT_LENGTH)
}
