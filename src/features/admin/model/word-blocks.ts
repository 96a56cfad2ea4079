/** What the word manager knows of blocks without drawing them. */
import type { BlockChanges, BlockStates, WordBlock, WordBlocks } from '#contract/word-manager'
import type { SectionKind } from '#contract/words'

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

/** The block that a report speaks of; null for the word as a whole and for blocks that are not edited here. */
export const blockOfReport = (section: SectionKind | null): WordBlock | null =>
  (section && places[section]?.block) ?? null

/** The row of a block before which a report belongs: the first of its kind. Null where it speaks of all rows, or no row is of its kind. */
export function rowOfReport(section: SectionKind | null, value: WordBlocks[WordBlock]): number | null {
  const kind = section === null ? undefined : places[section]?.kind
  if (kind === undefined || !Array.isArray(value)) return null
  const rows: readonly unknown[] = value
  const row = rows.findIndex(
    (each) => typeof each === 'object' && each !== null && 'kind' in each && each.kind === kind,
  )
  return row < 0 ? null : row
}

/** The blocks where a report is mended: of the word as a whole, its sound and its picture. */
export function blocksOfReport(section: SectionKind | null): readonly WordBlock[] {
  if (section === null) return ['pronunciations', 'picture']
  const block = blockOfReport(section)
  return block ? [block] : []
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
