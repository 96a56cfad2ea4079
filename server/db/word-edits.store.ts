/** The edits of administrators: saved over the rows of the dictionary, taken back, and kept through an import. */
import { and, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { Reader, Tx } from './client.ts'
import { insertRows } from './insert-rows.ts'
import { wordEdits, type BlockRow } from './schema/word-edits.ts'
import { words } from './schema/words.ts'
import { chunkWords, hashRows, inOrder, readBlocks, writeBlocks, type StoredBlock } from './word-blocks.ts'

/** An import and a save take turns: the import shares this lock with nobody who saves, batch by batch. */
const EDITS_LOCK = 417_041

/** Waits until no save is under way; taken by every batch of an import. */
export const lockEditsForImport = (tx: Reader) => tx.execute(sql`select pg_advisory_xact_lock_shared(${EDITS_LOCK})`)

export type { BlockRow }
export type WordEdit = typeof wordEdits.$inferSelect

/** Edits by word and block, also those that were taken back. */
export type WordEdits = ReadonlyMap<number, ReadonlyMap<string, WordEdit>>

export interface BlockSave {
  readonly wordId: number
  readonly block: StoredBlock
  /** Null brings the source back. */
  readonly rows: readonly BlockRow[] | null
}

/** What a save put in place of what. */
export interface SavedBlock {
  readonly wordId: number
  readonly block: StoredBlock
  readonly before: readonly BlockRow[]
  readonly after: readonly BlockRow[]
}

interface Author {
  readonly id: string
  readonly username: string
}

/** The edits of a word, also those that were taken back, by their block. */
export const readEdits = async (db: Reader, wordId: number): Promise<ReadonlyMap<string, WordEdit>> =>
  (await readEditsOf(db, [wordId])).get(wordId) ?? new Map<string, WordEdit>()

export async function readEditsOf(db: Reader, wordIds: readonly number[]): Promise<WordEdits> {
  const edits = new Map<number, Map<string, WordEdit>>()
  for (const ids of chunkWords(wordIds)) {
    const rows = await db.select().from(wordEdits).where(inArray(wordEdits.wordId, ids))
    for (const row of rows) {
      const own = edits.get(row.wordId) ?? new Map<string, WordEdit>()
      edits.set(row.wordId, own.set(row.block, row))
    }
  }
  return edits
}

/** Holds every import and every other save off until the transaction ends. Comes before any row is locked. */
export const lockEdits = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(${EDITS_LOCK})`)

/** Locks a word and its edits until the transaction ends; false when there is no such word. */
export async function lockWordEdits(tx: Tx, wordId: number): Promise<boolean> {
  await lockEdits(tx)
  return (await tx.select({ id: words.id }).from(words).where(eq(words.id, wordId)).for('update')).length > 0
}

/** Puts blocks of locked words in place of what stands, or brings their sources back. Each block of a word comes once. */
export async function saveBlocks(
  tx: Tx,
  saves: readonly BlockSave[],
  edits: WordEdits,
  { author, at }: { readonly author: Author; readonly at: Date },
): Promise<SavedBlock[]> {
  const saved: SavedBlock[] = []
  for (const block of new Set(saves.map((save) => save.block))) {
    const own = saves.filter((save) => save.block === block)
    const standing = await readBlocks(
      tx,
      own.map(({ wordId }) => wordId),
      block,
    )
    const written = new Map<number, readonly BlockRow[]>()
    const values: (typeof wordEdits.$inferInsert)[] = []
    for (const { wordId, rows } of own) {
      const before = standing.get(wordId) ?? []
      const current = edits.get(wordId)?.get(block)
      const isEdited = current !== undefined && current.rows !== null
      const source = isEdited ? current.source : before
      saved.push({ wordId, block, before, after: rows ?? source })
      if (!isEdited && rows === null) continue
      written.set(wordId, rows ?? source)
      const sourceHash = hashRows(source)
      values.push({
        wordId,
        block,
        rows,
        source,
        sourceHash,
        writtenOver: sourceHash,
        version: (current?.version ?? 0) + 1,
        authorId: author.id,
        author: author.username,
        at,
      })
    }
    await writeBlocks(tx, block, written)
    for (const part of chunkWords(values)) await upsertEdits(tx, part)
  }
  return saved
}

const { wordId: _, block: __, ...editColumns } = getTableColumns(wordEdits)

function upsertEdits(tx: Tx, values: (typeof wordEdits.$inferInsert)[]): Promise<void> {
  const set = Object.keys(editColumns).map((key) => {
    const column = sql.identifier(toSnakeCase(key))
    return sql`${column} = excluded.${column}`
  })
  return insertRows(tx, wordEdits, values, sql`on conflict (word_id, block) do update set ${sql.join(set, sql`, `)}`)
}

/** The edits that stand over a block of these words. */
export const editsOver = (tx: Reader, blocks: readonly StoredBlock[], wordIds: readonly number[]) =>
  wordIds.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(wordEdits)
        .where(
          and(
            inArray(wordEdits.block, [...blocks]),
            inArray(wordEdits.wordId, [...wordIds]),
            isNotNull(wordEdits.rows),
          ),
        )

/** Notes what an import brings for an edited block. */
export async function recordSource(tx: Reader, edit: WordEdit, rows: readonly BlockRow[]): Promise<void> {
  const source = inOrder(rows)
  await tx
    .update(wordEdits)
    .set({ source, sourceHash: hashRows(source) })
    .where(and(eq(wordEdits.wordId, edit.wordId), eq(wordEdits.block, edit.block)))
}
