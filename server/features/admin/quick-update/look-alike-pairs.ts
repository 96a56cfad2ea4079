/** Look-alikes are pairs: a row of one word is an edit of the other. */
import type { Tx } from '../../../db/client.ts'
import { readBlocks } from '../../../db/word-blocks.ts'
import { blockRows, blockValue } from '../words/block-values.ts'
import { readWordIds } from '../words/edited-word.store.ts'
import type { EditedBlocks } from '../words/write-edits.ts'

/**
 * The words with the look-alikes that every row of the file gives them, and the words that only others name. A pair is what stands, unless the
 * row of either word changes it: the row of the other one, as an export wrote it, then says what stood before.
 *
 * Adds each word that only others name to `rowOf`, under the row that names it first.
 */
export async function withPairs(
  tx: Tx,
  words: readonly EditedBlocks[],
  rowOf: Map<number, number>,
): Promise<EditedBlocks[]> {
  const own = words.flatMap((word) =>
    word.blocks.flatMap(({ block, rows }) =>
      block === 'look_alikes' ? [{ word, after: blockValue('look_alikes', rows ?? []) }] : [],
    ),
  )
  if (own.length === 0) return [...words]
  const standing = await readLookAlikes(
    tx,
    own.map(({ word }) => word.wordId),
  )
  const pairs = own.flatMap(({ word, after }) => {
    const before = standing.get(word.wordId) ?? []
    const others = [...new Set([...before, ...after])].filter((each) => before.includes(each) !== after.includes(each))
    return others.map((other) => ({ word, other, isAlike: after.includes(other) }))
  })
  const ids = await readWordIds(tx, [...new Set(pairs.map(({ other }) => other))])
  const named = [...ids.values()].filter((id) => !standing.has(id))
  const next = new Map(
    [...standing, ...(await readLookAlikes(tx, named))].map(([id, others]) => [id, new Set(others)] as const),
  )
  const headwords = new Map([...ids].map(([headword, id]) => [id, headword]))
  const set = (id: number, other: string, isAlike: boolean) =>
    isAlike ? next.get(id)?.add(other) : next.get(id)?.delete(other)
  for (const { word, other, isAlike } of pairs) {
    const id = ids.get(other)
    if (id === undefined) continue
    set(word.wordId, other, isAlike)
    set(id, word.headword, isAlike)
    if (!rowOf.has(id)) rowOf.set(id, rowOf.get(word.wordId) ?? 0)
  }
  const blockOf = (id: number) => ({
    block: 'look_alikes' as const,
    rows: blockRows('look_alikes', [...(next.get(id) ?? [])].toSorted()),
  })
  const merged = words.map((word) => {
    if (!next.has(word.wordId)) return word
    const others = word.blocks.filter(({ block }) => block !== 'look_alikes')
    return { ...word, blocks: [...others, blockOf(word.wordId)] }
  })
  const inFile = new Set(words.map(({ wordId }) => wordId))
  const added = [...new Set(named)].filter((id) => !inFile.has(id))
  return [
    ...merged,
    ...added.map((id) => ({ wordId: id, headword: headwords.get(id) ?? '', blocks: [blockOf(id)], isNew: false })),
  ]
}

async function readLookAlikes(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, readonly string[]>> {
  const blocks = await readBlocks(tx, ids, 'look_alikes')
  return new Map([...blocks].map(([id, rows]) => [id, blockValue('look_alikes', rows)]))
}
