/** Writes checked edits of words: over the dictionary, into the log, and to every replica. Every save of an administrator ends here. */
import { wordBlocks, type WordBlock, type WordBlocks } from '#contract/word-manager'
import type { Tx } from '../../../db/client.ts'
import { notifyWords } from '../../../db/word-channel.ts'
import { saveBlocks, type BlockSave, type SavedBlock, type WordEdits } from '../../../db/word-edits.store.ts'
import type { Session } from '../../../http/context.ts'
import { logAdminActions } from '../admin-log.store.ts'
import { blockRows, blockValue, meaningRow } from './block-values.ts'
import { deleteAiSections } from './edited-word.store.ts'

/** Blocks beside which what an AI provider wrote would repeat or contradict an edit. */
const PROSE: ReadonlySet<string> = new Set(['senses', 'structure', 'notes'])

/** Of one word: blocks in their order, as their tables have them. */
export interface EditedBlocks {
  readonly wordId: number
  readonly headword: string
  readonly blocks: readonly Omit<BlockSave, 'wordId'>[]
  /** The word came into the dictionary with these blocks. */
  readonly isNew: boolean
}

/** The words and their edits are locked, and the blocks have passed their checks. */
export async function writeEdits(
  tx: Tx,
  session: Session,
  words: readonly EditedBlocks[],
  edits: WordEdits,
  at: Date,
): Promise<SavedBlock[]> {
  const author = { id: session.userId, username: session.user.username }
  const saves = words.flatMap(({ wordId, blocks }) => blocks.map((save) => ({ wordId, ...save })))
  const saved = await saveBlocks(tx, saves, edits, { author, at })
  const byWord = Map.groupBy(saved, ({ wordId }) => wordId)
  await logAdminActions(
    tx,
    session,
    words.map(({ wordId, headword, isNew }) => {
      const own = byWord.get(wordId) ?? []
      return {
        action: isNew ? 'word.add' : 'word.update',
        subject: headword,
        before: isNew ? null : valuesOf(own, 'before'),
        after: valuesOf(own, 'after'),
        at,
      }
    }),
  )
  await deleteAiSections(tx, [...new Set(saved.flatMap(({ wordId, block }) => (PROSE.has(block) ? [wordId] : [])))])
  await notifyWords(
    tx,
    words.map(({ wordId }) => wordId),
  )
  return saved
}

/** The blocks that administrators know, in their order. */
function valuesOf(saved: readonly SavedBlock[], side: 'before' | 'after') {
  const values: Partial<Record<WordBlock, WordBlocks[WordBlock]>> = {}
  for (const block of wordBlocks) {
    const own = saved.find((each) => each.block === block)
    if (own) values[block] = blockValue(block, own[side])
  }
  return values
}

interface WordNow {
  readonly headword: string
  readonly meaningZh: string
  readonly hasPicture: boolean
}

/**
 * The blocks of a word as rows; a value of null brings the source of its block back. What questions ask follows from the senses and goes
 * back to the source with them.
 */
export function planBlocks(
  values: Partial<{ readonly [B in WordBlock]: WordBlocks[B] | null }>,
  word: WordNow,
  forms: readonly string[],
): EditedBlocks['blocks'] {
  const blocks: Omit<BlockSave, 'wordId'>[] = wordBlocks.flatMap((block) => {
    const value = values[block]
    return value === undefined ? [] : [{ block, rows: value === null ? null : valueRows(block, value) }]
  })
  const { senses } = values
  if (senses === undefined) return blocks
  return [...blocks, { block: 'meaning', rows: senses && [meaningRow(senses, word, forms)] }]
}

// A value belongs to the block under whose name it came.
const valueRows = <B extends WordBlock>(block: B, value: unknown) => blockRows(block, value as WordBlocks[B])
