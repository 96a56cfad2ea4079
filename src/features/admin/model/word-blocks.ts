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
  'picture',
  'tags',
  'hidden',
] as const satisfies readonly WordBlock[]

const sections: Partial<Record<SectionKind, WordBlock>> = {
  definitions: 'senses',
  examples: 'examples',
  collocations: 'phrases',
  synonyms: 'relations',
  antonyms: 'relations',
  word_family: 'relations',
  related_words: 'relations',
  forms: 'forms',
}

/** The block that a report speaks of; null for the word as a whole and for blocks that are not edited here. */
export const blockOfReport = (section: SectionKind | null): WordBlock | null => (section && sections[section]) ?? null

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
