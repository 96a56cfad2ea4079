/** The blocks of a word as the cells of a row, and cells as blocks. */
import { parseLanguage } from '#contract/locales'
import { examTags, noteKinds, type relationKinds } from '#contract/word-lists'
import { normalizeIpa, type WordBlock, type WordBlocks } from '#contract/word-manager'
import { FormKind, PartOfSpeech } from '#contract/words'
import {
  findColumn,
  listBlocks,
  listCells,
  listColumns,
  noteColumns,
  numbered,
  relationColumns,
  type ListBlock,
} from './columns.ts'
import type { FileFaultCode } from './file-fault-texts.ts'

/** Texts by column; a column that is missing is empty. */
export type Cells = ReadonlyMap<string, string>

export interface CellFault {
  readonly column: string | null
  readonly code: FileFaultCode
  readonly value?: string
}

/** All cells of a word that are not empty. */
export function formatCells(values: WordBlocks): Cells {
  const cells: [string, string][] = []
  for (const block of listBlocks)
    for (const [index, row] of values[block].entries()) {
      const fields: Readonly<Record<string, string | null>> = row
      for (const [name, field] of Object.entries(listColumns[block]))
        cells.push([numbered(name, index), fields[field] ?? ''])
    }
  cells.push(
    ['ipa_uk', values.pronunciations.ipa_uk ?? ''],
    ['ipa_us', values.pronunciations.ipa_us ?? ''],
    ['forms', joinList(values.forms.map(({ kind, form }) => `${kind}:${form}`))],
    ...Object.entries(relationColumns).map(([name, kind]): [string, string] => [
      name,
      joinList(values.relations.flatMap((row) => (row.kind === kind ? [row.other] : []))),
    ]),
    ...values.notes.flatMap(({ kind, zh, en }): [string, string][] => [
      [noteColumns[kind].zh, zh],
      [noteColumns[kind].en, en],
    ]),
    ['picture', values.picture.file ?? ''],
    ['look_alikes', joinList(values.look_alikes)],
    ['tags', joinList(values.tags)],
    ['hidden', values.hidden ? 'yes' : 'no'],
  )
  return new Map(cells.filter(([, text]) => text.trim() !== ''))
}

const joinList = (texts: readonly string[]): string => texts.join('; ')
export const splitList = (cell: string): string[] =>
  cell
    .split(/[;；]/)
    .map((text) => text.trim())
    .filter(Boolean)

/** Two cells with the same text here say the same: spaces around them, the order of a list and the `g` of a keyboard mean nothing. */
export function comparableCell(column: string, cell: string): string {
  const text = cell.trim()
  if (column === 'hidden') return text === '' ? 'no' : text.toLowerCase()
  if (/^(?:sense_)?ipa_/.test(column)) return normalizeIpa(text)
  return listCells.has(column) ? splitList(text).toSorted().join(';') : text
}

export interface ParsedBlock {
  readonly value: unknown
  readonly faults: readonly CellFault[]
  /** The column of a fault at a row and field of the value. */
  readonly columnOf: (row: number | null, field: string | null) => string | null
}

/** The value of a block, unchecked, from all cells of a word. Rows without any text are left out. */
export function parseBlock(block: WordBlock, cells: Cells): ParsedBlock {
  const own = listBlocks.find((each) => each === block)
  return own ? parseRows(own, cells) : parseSingle(block as Exclude<WordBlock, ListBlock>, cells)
}

function parseRows(block: ListBlock, cells: Cells): ParsedBlock {
  const columns: Readonly<Record<string, string>> = listColumns[block]
  const last = Math.max(-1, ...[...cells.keys()].map((name) => indexIn(block, name)))
  const faults: CellFault[] = []
  const rows: { index: number; row: Record<string, string | null> }[] = []
  for (let index = 0; index <= last; index += 1) {
    const texts = Object.entries(columns).map(([name, field]) => {
      const column = numbered(name, index)
      const text = cells.get(column)?.trim() ?? ''
      if (field === 'part_of_speech' && !PartOfSpeech.safeParse(text).success)
        faults.push({ column, code: 'part_unknown', value: PartOfSpeech.options.filter(Boolean).join(', ') })
      return [field, text] as const
    })
    if (texts.some(([, text]) => text !== ''))
      rows.push({ index, row: Object.fromEntries(texts.map(([field, text]) => [field, emptyOf(block, field, text)])) })
  }
  const columnOf: ParsedBlock['columnOf'] = (row, field) => {
    const name = Object.keys(columns).find((each) => columns[each] === field) ?? Object.keys(columns)[0] ?? null
    return name === null ? null : numbered(name, row === null ? 0 : (rows[row]?.index ?? 0))
  }
  return { value: rows.map(({ row }) => row), faults, columnOf }
}

const indexIn = (block: ListBlock, name: string): number => {
  const column = findColumn(name)
  return column?.block === block ? (column.index ?? -1) : -1
}

/** Fields of each block that are null without a text, so that its check says what is missing; the others are then an empty text. */
const nullable: Readonly<Record<ListBlock, ReadonlySet<string>>> = {
  senses: new Set(['zh', 'en', 'ipa_uk', 'ipa_us']),
  examples: new Set(['zh']),
  phrases: new Set(),
  structure: new Set(['zh', 'en', 'origin']),
}

const emptyOf = (block: ListBlock, field: string, text: string): string | null =>
  text === '' && nullable[block].has(field) ? null : text

type SingleParsers = {
  readonly [B in Exclude<WordBlock, ListBlock>]: (text: (column: string) => string) => ParsedBlock
}

const at =
  (column: string): ParsedBlock['columnOf'] =>
  () =>
    column

const singles: SingleParsers = {
  pronunciations: (text) => ({
    value: { ipa_uk: text('ipa_uk') || null, ipa_us: text('ipa_us') || null },
    faults: [],
    columnOf: (_, field) => field,
  }),
  forms: (text) => {
    const items = splitList(text('forms')).map((item) => {
      const [kind = '', ...form] = item.split(/[:：]/)
      return { kind: FormKind.safeParse(kind.trim()).data, form: form.join(':').trim() }
    })
    const isWhole = items.every(({ kind, form }) => kind !== undefined && form !== '')
    const kinds = FormKind.options.join(', ')
    return {
      value: items,
      faults: isWhole ? [] : [{ column: 'forms', code: 'form_kind', value: kinds }],
      columnOf: at('forms'),
    }
  },
  relations: (text) => {
    const value = Object.entries(relationColumns).flatMap(([column, kind]) =>
      splitList(text(column)).map((other) => ({ kind, other })),
    )
    const columnOfKind = (kind: (typeof relationKinds)[number] | undefined) =>
      Object.entries(relationColumns).find(([, each]) => each === kind)?.[0] ?? 'synonyms'
    return { value, faults: [], columnOf: (row) => columnOfKind(row === null ? undefined : value[row]?.kind) }
  },
  notes: (text) => {
    const value = noteKinds
      .map((kind) => ({ kind, zh: text(noteColumns[kind].zh), en: text(noteColumns[kind].en) }))
      .filter(({ zh, en }) => zh !== '' || en !== '')
    const columnOf: ParsedBlock['columnOf'] = (row, field) =>
      noteColumns[value[row ?? 0]?.kind ?? 'etymology'][parseLanguage(field) ?? 'zh']
    return { value, faults: [], columnOf }
  },
  picture: (text) => ({ value: { file: text('picture') || null }, faults: [], columnOf: at('picture') }),
  look_alikes: (text) => ({ value: splitList(text('look_alikes')), faults: [], columnOf: at('look_alikes') }),
  tags: (text) => {
    const names = splitList(text('tags'))
    const unknown = names.filter((name) => !examTags.some((tag) => tag === name))
    return {
      // Their own order, and each once.
      value: examTags.filter((tag) => names.includes(tag)),
      faults: unknown.length > 0 ? [{ column: 'tags', code: 'tag_unknown', value: examTags.join(', ') }] : [],
      columnOf: at('tags'),
    }
  },
  hidden: (text) => {
    const hidden = comparableCell('hidden', text('hidden'))
    const isKnown = hidden === 'yes' || hidden === 'no'
    return {
      value: hidden === 'yes',
      faults: isKnown ? [] : [{ column: 'hidden', code: 'hidden_unknown' }],
      columnOf: at('hidden'),
    }
  },
}

const parseSingle = (block: Exclude<WordBlock, ListBlock>, cells: Cells): ParsedBlock =>
  singles[block]((column) => cells.get(column)?.trim() ?? '')
