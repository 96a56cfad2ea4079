/** What the word manager knows of blocks without drawing them. */
import type { WordReport } from '#contract/admin'
import type { BlockChanges, BlockStates, WordBlock, WordBlocks } from '#contract/word-manager'
import { REPORT_ITEM, wordParts, type SectionKind, type WordPart } from '#contract/words'

/** Blocks in the order of the editor. */
export const editorBlocks = [
  'senses',
  'pronunciations',
  'examples',
  'forms',
  'phrases',
  'relations',
  'structure',
  'notes',
  'picture',
  'look_alikes',
  'tags',
  'hidden',
] as const satisfies readonly WordBlock[]

/** A block, and the kind of its rows where it has rows of several kinds. */
interface PlaceOfReport {
  readonly block: WordBlock
  readonly kind?: string
}

const places: Partial<Record<SectionKind, PlaceOfReport>> = {
  definitions: { block: 'senses' },
  examples: { block: 'examples' },
  collocations: { block: 'phrases' },
  synonyms: { block: 'relations', kind: 'synonym' },
  antonyms: { block: 'relations', kind: 'antonym' },
  word_family: { block: 'relations', kind: 'family' },
  related_words: { block: 'relations', kind: 'related' },
  word_structure: { block: 'structure' },
  etymology: { block: 'notes', kind: 'etymology' },
  memory_aids: { block: 'notes', kind: 'memory' },
  cultural_notes: { block: 'notes', kind: 'culture' },
  forms: { block: 'forms' },
}

/** What a report speaks of. */
export type ReportPlace = Pick<WordReport, 'section' | 'item'>

const partBlocks = { sound: 'pronunciations', picture: 'picture' } as const satisfies Record<WordPart, WordBlock>

/** The block that a report speaks of; null for the word as a whole and for blocks that are not edited here. */
export function blockOfReport({ section, item }: ReportPlace): WordBlock | null {
  if (section !== null) return places[section]?.block ?? null
  const part = wordParts.find((each) => each === item)
  return part ? partBlocks[part] : null
}

/** Fields whose text an item of a report may be. */
const itemFields = ['en', 'zh', 'text', 'other', 'part', 'form'] as const

/**
 * The row of a block before which a report belongs: the one that says what it names, else the first of its kind. Null where it speaks of all
 * rows, or no row is of its kind. `standing` is the block before the changes of a draft: its row stays the one that is rewritten.
 */
export function rowOfReport(
  { section, item }: ReportPlace,
  value: WordBlocks[WordBlock],
  standing: WordBlocks[WordBlock] = value,
): number | null {
  const place = section === null ? undefined : places[section]
  if (!place || !Array.isArray(value)) return null
  const rows: readonly unknown[] = value
  const isOfKind = (row: unknown) => place.kind === undefined || textAt(row, 'kind') === place.kind
  if (item !== null) {
    const saysItem = (row: unknown) =>
      isOfKind(row) && itemFields.some((field) => nameOf(textAt(row, field)) === nameOf(item))
    const row = rows.findIndex(saysItem)
    if (row >= 0) return row
    const before = Array.isArray(standing) ? (standing as readonly unknown[]).findIndex(saysItem) : -1
    if (before >= 0 && isOfKind(rows[before])) return before < rows.length ? before : null
  }
  if (place.kind === undefined) return null
  const row = rows.findIndex(isOfKind)
  return row < 0 ? null : row
}

const textAt = (row: unknown, field: string): unknown =>
  typeof row === 'object' && row !== null ? (row as Readonly<Record<string, unknown>>)[field] : undefined

/** Pages write forms with the capitals of their headword, and reports cut long texts. */
const nameOf = (text: unknown): string | undefined =>
  typeof text === 'string' ? text.slice(0, REPORT_ITEM).toLowerCase() : undefined

/** The blocks where a report is mended: of the word as a whole, its sound and its picture. */
export function blocksOfReport(report: ReportPlace): readonly WordBlock[] {
  const block = blockOfReport(report)
  if (block) return [block]
  return report.section === null ? ['pronunciations', 'picture'] : []
}

/** What the editor shows of a block: the change, else what stands. `value` null in a change is the source. */
export function shownValue<B extends WordBlock>(block: B, states: BlockStates, changes: BlockChanges): WordBlocks[B] {
  const change = changes[block]
  const { value, source } = states[block]
  const shown = change === undefined ? value : (change.value ?? source ?? value)
  // State, change and source of a block have the value of that block.
  return shown as WordBlocks[B]
}

/** The file of an emoji in the picture set; null for an empty text. */
export function pictureFileOf(emoji: string): string | null {
  const points = [...emoji.trim()].map((sign) => (sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0'))
  return points.length === 0 ? null : `${points.join('-')}.webp`
}

/** The emoji of a picture file; empty for no picture and for a file that no emoji names. */
export function emojiOf(file: string | null): string {
  if (file === null || !/^[0-9a-f-]+\.webp$/.test(file)) return ''
  return file
    .slice(0, -'.webp'.length)
    .split('-')
    .map((point) => String.fromCodePoint(Number.parseInt(point, 16)))
    .join('')
}
