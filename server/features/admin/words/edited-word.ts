/** Reads a word as an administrator edits it. */
import { wordBlocks, type BlockStates, type EditedWord, type WordBlock } from '#contract/word-manager'
import type { Source } from '#contract/words'
import type { Reader } from '../../../db/client.ts'
import { readBlockRows } from '../../../db/word-blocks.ts'
import { readEdits, type BlockRow, type WordEdit } from '../../../db/word-edits.store.ts'
import { HttpError } from '../../../http/errors.ts'
import { readStatisticsOf } from '../pictures.store.ts'
import { readReportsOf } from '../reports.ts'
import { blockValue } from './block-values.ts'
import { findManagedWord, readSamePicture } from './edited-word.store.ts'
import { readDraft, readOtherEditors } from './word-drafts.store.ts'

/** Throws not_found. */
export async function readEditedWord(db: Reader, wordId: number, userId: string, now: Date): Promise<EditedWord> {
  const found = await findManagedWord(db, wordId)
  if (!found) throw new HttpError('not_found')
  const { word, file, headword } = found
  const edits = await readEdits(db, wordId)
  const blocks: Record<string, unknown> = {}
  for (const block of wordBlocks) {
    const rows = await readBlockRows(db, wordId, block)
    blocks[block] = blockState(block, rows, edits.get(block), word.unreviewed !== true)
  }
  return {
    id: wordId,
    headword,
    word,
    // Each key was filled with the state of its block.
    blocks: blocks as BlockStates,
    reports: await readReportsOf(db, wordId),
    statistics: file === null ? null : await readStatisticsOf(db, wordId),
    same_picture: await readSamePicture(db, wordId, file),
    draft: await readDraft(db, { userId, wordId }),
    editors: await readOtherEditors(db, { userId, wordId }, now),
  }
}

function blockState(block: WordBlock, rows: readonly BlockRow[], edit: WordEdit | undefined, isReviewed: boolean) {
  const isEdited = edit !== undefined && edit.rows !== null
  return {
    value: blockValue(block, rows),
    source: isEdited ? blockValue(block, edit.source) : null,
    version: edit?.version ?? 0,
    sources: isEdited ? (['wordgrove'] satisfies Source[]) : sourcesOf(block, rows, isReviewed),
    edit: isEdited
      ? { author: edit.author, at: edit.at.toISOString(), source_changed: edit.sourceHash !== edit.writtenOver }
      : null,
  }
}

/** Where the dictionary has a block from, as a learner's page names it. */
function sourcesOf(block: WordBlock, rows: readonly BlockRow[], isReviewed: boolean): Source[] {
  const own = rows.filter(({ authored }) => authored === true).length
  const others: Source[] = block === 'senses' ? ['ecdict', 'wordnet'] : ['wordnet']
  switch (block) {
    case 'senses':
    case 'examples':
      return [...(own > 0 ? (['wordgrove'] satisfies Source[]) : []), ...(own < rows.length ? others : [])]
    case 'relations':
      return isReviewed ? ['wordgrove', 'wordnet'] : ['wordnet']
    case 'forms':
    case 'tags':
      return ['ecdict']
    case 'structure':
      return [rows.some(({ zh }) => zh !== null) ? 'wordgrove' : 'ecdict']
    case 'phrases':
    case 'notes':
    case 'picture':
    case 'look_alikes':
      return ['wordgrove']
    default:
      return []
  }
}
