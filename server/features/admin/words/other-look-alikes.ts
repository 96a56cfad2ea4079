/** Two words look alike or they do not: an edit of one side is an edit of the other. */
import type { BlockChanges } from '#contract/word-manager'
import type { Tx } from '../../../db/client.ts'
import { hashRows, readBlocks } from '../../../db/word-blocks.ts'
import { readEditsOf, type WordEdit, type WordEdits } from '../../../db/word-edits.store.ts'
import { blockRows, blockValue } from './block-values.ts'
import { readWordIds } from './edited-word.store.ts'
import type { EditedBlocks } from './write-edits.ts'

interface Edited {
  readonly wordId: number
  readonly headword: string
  readonly edits: ReadonlyMap<string, WordEdit>
}

/** The blocks of the words that a change of look-alikes adds or takes away, with their edits. The caller holds the lock of edits. */
export async function planOtherLookAlikes(
  tx: Tx,
  { wordId, headword, edits }: Edited,
  change: BlockChanges['look_alikes'],
): Promise<{ words: readonly EditedBlocks[]; edits: WordEdits }> {
  if (!change) return { words: [], edits: new Map() }
  const edit = edits.get('look_alikes')
  const standing = await readLookAlikes(tx, [wordId])
  const before = standing.get(wordId) ?? []
  const after = change.value ?? (edit?.rows ? blockValue('look_alikes', edit.source) : before)
  const changed = [...new Set([...before, ...after])].filter(
    (other) => before.includes(other) !== after.includes(other),
  )
  const ids = await readWordIds(tx, changed)
  const theirs = await readLookAlikes(tx, [...ids.values()])
  const theirEdits = await readEditsOf(tx, [...ids.values()])
  const words = [...ids].flatMap(([other, id]): EditedBlocks[] => {
    const own = theirs.get(id) ?? []
    const isAlike = after.includes(other)
    if (own.includes(headword) === isAlike) return []
    const next = isAlike ? [...own, headword] : own.filter((each) => each !== headword)
    const rows = blockRows('look_alikes', next.toSorted())
    const theirEdit = theirEdits.get(id)?.get('look_alikes')
    // What says the same as the source is no edit any more.
    const isSource = theirEdit?.rows ? hashRows(rows) === theirEdit.sourceHash : false
    return [
      { wordId: id, headword: other, blocks: [{ block: 'look_alikes', rows: isSource ? null : rows }], isNew: false },
    ]
  })
  return { words, edits: theirEdits }
}

async function readLookAlikes(tx: Tx, wordIds: readonly number[]): Promise<ReadonlyMap<number, readonly string[]>> {
  const blocks = await readBlocks(tx, wordIds, 'look_alikes')
  return new Map([...blocks].map(([id, rows]) => [id, blockValue('look_alikes', rows)]))
}
