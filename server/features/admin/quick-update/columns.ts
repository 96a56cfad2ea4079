/** The columns of a file: which block and field each stands for. */
import type { noteKinds, relationKinds } from '#contract/word-lists'
import type { WordBlock } from '#contract/word-manager'

/** The column that names the word of a row. */
export const WORD_COLUMN = 'word'

/** The most numbered columns of one name, as many as a block has rows. */
const MOST_NUMBERS = 40

/** Columns that come once for each row of a block: 'zh' is of the first row, 'zh_2' of the second. */
export const listColumns = {
  senses: { part_of_speech: 'part_of_speech', zh: 'zh', en: 'en', sense_ipa_uk: 'ipa_uk', sense_ipa_us: 'ipa_us' },
  examples: { example_en: 'en', example_zh: 'zh' },
  phrases: { phrase: 'text', phrase_zh: 'zh' },
  structure: { part: 'part', part_zh: 'zh', part_en: 'en', part_origin: 'origin' },
} as const satisfies Partial<Record<WordBlock, Readonly<Record<string, string>>>>
export type ListBlock = keyof typeof listColumns
export const listBlocks = Object.keys(listColumns) as ListBlock[]

/** Columns of related words, each a list in one cell, by the kind of the block. */
export const relationColumns = {
  synonyms: 'synonym',
  antonyms: 'antonym',
  family: 'family',
  related: 'related',
} as const satisfies Record<string, (typeof relationKinds)[number]>

/** The two columns of each note, by its kind. */
export const noteColumns = {
  etymology: { zh: 'etymology_zh', en: 'etymology_en' },
  memory: { zh: 'memory_zh', en: 'memory_en' },
  culture: { zh: 'culture_zh', en: 'culture_en' },
} as const satisfies Record<(typeof noteKinds)[number], Readonly<Record<'zh' | 'en', string>>>

/** Columns that come once, with their block. */
const singleColumns = {
  hidden: 'hidden',
  ipa_uk: 'pronunciations',
  ipa_us: 'pronunciations',
  forms: 'forms',
  synonyms: 'relations',
  antonyms: 'relations',
  family: 'relations',
  related: 'relations',
  etymology_zh: 'notes',
  etymology_en: 'notes',
  memory_zh: 'notes',
  memory_en: 'notes',
  culture_zh: 'notes',
  culture_en: 'notes',
  picture: 'picture',
  look_alikes: 'look_alikes',
  tags: 'tags',
} as const satisfies Record<string, WordBlock>

/** Cells that hold several texts, one behind the other. */
export const listCells: ReadonlySet<string> = new Set(['forms', 'look_alikes', 'tags', ...Object.keys(relationColumns)])

export interface Column {
  readonly name: string
  readonly block: WordBlock
  /** Of a numbered column: its row in the block, from 0. */
  readonly index: number | null
}

const blockOfName = new Map<string, WordBlock>([
  ...listBlocks.flatMap((block) => Object.keys(listColumns[block]).map((name) => [name, block] as const)),
  ...Object.entries(singleColumns),
])

/** Undefined for a name that is no column. */
export function findColumn(name: string): Column | undefined {
  const [, base = name, number] = /^(.+?)_(\d{1,2})$/.exec(name) ?? []
  const block = blockOfName.get(base)
  if (!block) return undefined
  if (!listBlocks.some((each) => each === block)) return base === name ? { name, block, index: null } : undefined
  const index = number === undefined ? 0 : Number(number) - 1
  // The first row has no number, so that a column has one name.
  if (number !== undefined && (index < 1 || index >= MOST_NUMBERS || number.startsWith('0'))) return undefined
  return { name, block, index }
}

export const numbered = (name: string, index: number): string => (index === 0 ? name : `${name}_${index + 1}`)

/** Columns as a file shows them, with as many numbers as these words need. */
export function orderColumns(names: ReadonlySet<string>): string[] {
  const lists = listBlocks.flatMap((block) => {
    const own = Object.keys(listColumns[block])
    const last = Math.max(-1, ...[...names].map((name) => rowOf(name, block)))
    return Array.from({ length: last + 1 }, (_, index) => own.map((name) => numbered(name, index)))
      .flat()
      .filter((name) => names.has(name) || !/^(?:sense_ipa|part_origin)/.test(name))
  })
  return [WORD_COLUMN, ...lists, ...Object.keys(singleColumns)]
}

function rowOf(name: string, block: ListBlock): number {
  const column = findColumn(name)
  return column?.block === block ? (column.index ?? -1) : -1
}
