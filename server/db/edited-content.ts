/** Keeps the edits of administrators through an import: the rows of an edited block go into its source, and the edit goes on standing. */
import { and, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Reader } from './client.ts'
import { wordEdits, type BlockRow } from './schema/word-edits.ts'
import { columnBlocks, readBlockRows, tableBlocks, writeBlockRows, type TableBlock } from './word-blocks.ts'
import { editsOver, lockEditsForImport, recordSource } from './word-edits.store.ts'

type WordRow = BlockRow & { readonly wordId: number }

/**
 * Takes the rows of edited words out of a batch and notes them as their source.
 *
 * @param fresh words whose rows begin with this batch; the rows of others carry on
 */
export async function divertEditedRows<R extends WordRow>(
  tx: Reader,
  block: TableBlock,
  rows: readonly R[],
  fresh: readonly number[],
): Promise<{ rows: R[]; edited: ReadonlySet<number> }> {
  await lockEditsForImport(tx)
  const edits = await editsOver(tx, [block], [...new Set(rows.map(({ wordId }) => wordId))])
  for (const edit of edits) {
    const own = rows.filter(({ wordId }) => wordId === edit.wordId).map(({ wordId: _, ...row }) => row)
    await recordSource(tx, edit, fresh.includes(edit.wordId) ? own : [...edit.source, ...own])
  }
  const edited = new Set(edits.map(({ wordId }) => wordId))
  return { rows: rows.filter(({ wordId }) => !edited.has(wordId)), edited }
}

/** Puts edited columns back over words that were just imported, in the transaction of the import. */
export async function restoreEditedColumns(tx: Reader, wordIds: readonly number[]): Promise<void> {
  for (const edit of await editsOver(tx, columnBlocks, wordIds)) {
    const block = columnBlocks.find((each) => each === edit.block)
    if (!block) continue
    await recordSource(tx, edit, await readBlockRows(tx, edit.wordId, block))
    await writeBlockRows(tx, edit.wordId, block, edit.rows ?? [])
  }
}

/** Words that the dictionary does not have and that an administrator shows: those that were added, and those that it dropped. */
export async function recordDroppedWords(tx: Reader, wordIds: readonly number[]): Promise<ReadonlySet<number>> {
  const edits = await editsOver(tx, ['hidden'], wordIds)
  for (const edit of edits) await recordSource(tx, edit, [{ hidden: true }])
  return new Set(edits.filter(({ rows }) => rows?.[0]?.['hidden'] === false).map(({ wordId }) => wordId))
}

/** Edited blocks that the new content has no rows for. @param seen words with rows, by block */
export async function recordMissingSources(
  db: Reader,
  seen: (block: TableBlock, wordId: number) => boolean,
): Promise<void> {
  const edits = await db
    .select()
    .from(wordEdits)
    .where(
      and(inArray(wordEdits.block, tableBlocks), isNotNull(wordEdits.rows), sql`${wordEdits.source} <> '[]'::jsonb`),
    )
  for (const edit of edits) {
    const block = tableBlocks.find((each) => each === edit.block)
    if (block && !seen(block, edit.wordId)) await recordSource(db, edit, [])
  }
}

/** Words whose rows of a block are an edit. */
export async function editedWordsOf(
  db: Reader,
  block: TableBlock,
  wordIds: readonly number[],
): Promise<ReadonlySet<number>> {
  return new Set((await editsOver(db, [block], wordIds)).map(({ wordId }) => wordId))
}
