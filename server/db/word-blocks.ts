/** The blocks of a word that an administrator can edit, as rows of their tables or columns of `words`. */
import { createHash } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { Reader } from './client.ts'
import { insertRows } from './insert-rows.ts'
import type { BlockRow } from './schema/word-edits.ts'
import {
  examples,
  forms,
  lookAlikes,
  phrases,
  pictures,
  relations,
  roots,
  senses,
  wordNotes,
  words,
} from './schema/words.ts'

const blockTables = {
  senses,
  forms,
  examples,
  phrases,
  relations,
  structure: roots,
  notes: wordNotes,
  picture: pictures,
  look_alikes: lookAlikes,
}

/** Blocks that are columns of the word; their only row holds these. */
const blockColumns = {
  pronunciations: ['ipaUk', 'ipaUs', 'arpabet'],
  tags: ['tags'],
  /** What questions ask; follows from the senses. */
  meaning: ['meaningZh', 'meaningEn', 'partOfSpeech', 'reviewed'],
  hidden: ['hidden'],
} as const satisfies Record<string, readonly (keyof typeof words.$inferSelect)[]>

export type TableBlock = keyof typeof blockTables
export type ColumnBlock = keyof typeof blockColumns
export type StoredBlock = TableBlock | ColumnBlock

export const columnBlocks = Object.keys(blockColumns) as ColumnBlock[]
export const tableBlocks = Object.keys(blockTables) as TableBlock[]

const isTableBlock = (block: StoredBlock): block is TableBlock => Object.hasOwn(blockTables, block)

/** The block whose rows a table of the dictionary holds; null for tables that nobody edits. */
export const blockOfTable = (table: unknown): TableBlock | null =>
  tableBlocks.find((block) => blockTables[block] === table) ?? null

/** The columns of a column block, out of a row of words. */
const pickColumns = (block: ColumnBlock, row: Readonly<Record<string, unknown>>): BlockRow =>
  Object.fromEntries(blockColumns[block].map((column) => [column, row[column] ?? null]))

/** Statements on many words take so many at a time. */
const WORDS_A_STATEMENT = 500

export function chunkWords<T>(words: readonly T[]): T[][] {
  const count = Math.ceil(words.length / WORDS_A_STATEMENT)
  return Array.from({ length: count }, (_, index) =>
    words.slice(index * WORDS_A_STATEMENT, (index + 1) * WORDS_A_STATEMENT),
  )
}

/** The rows of a block of many words as they stand, in the order of a page. A word without rows has an empty list. */
export async function readBlocks(
  db: Reader,
  wordIds: readonly number[],
  block: StoredBlock,
): Promise<ReadonlyMap<number, BlockRow[]>> {
  const found = new Map<number, BlockRow[]>(wordIds.map((id) => [id, []]))
  for (const ids of chunkWords(wordIds)) {
    if (isTableBlock(block)) {
      const table = blockTables[block]
      const rows: (BlockRow & { wordId: number })[] = await db.select().from(table).where(inArray(table.wordId, ids))
      for (const { wordId, ...row } of rows) found.get(wordId)?.push(row)
    } else {
      const rows = await db.select().from(words).where(inArray(words.id, ids))
      for (const row of rows) found.get(row.id)?.push(pickColumns(block, row))
    }
  }
  return new Map([...found].map(([id, rows]) => [id, isTableBlock(block) ? inOrder(rows) : rows]))
}

/** The rows of a block of one word as they stand, in the order of a page. */
export const readBlockRows = async (db: Reader, wordId: number, block: StoredBlock): Promise<BlockRow[]> =>
  (await readBlocks(db, [wordId], block)).get(wordId) ?? []

export const writeBlockRows = (
  db: Reader,
  wordId: number,
  block: StoredBlock,
  rows: readonly BlockRow[],
): Promise<void> => writeBlocks(db, block, new Map([[wordId, rows]]))

/** Puts rows in the place of those that stand. A word that is shown again leads to no other word. */
export async function writeBlocks(
  db: Reader,
  block: StoredBlock,
  rowsByWord: ReadonlyMap<number, readonly BlockRow[]>,
): Promise<void> {
  for (const chunk of chunkWords([...rowsByWord])) {
    if (!isTableBlock(block)) {
      await writeColumns(db, block, chunk)
      continue
    }
    const table = blockTables[block]
    const wordIds = chunk.map(([wordId]) => wordId)
    await db.delete(table).where(inArray(table.wordId, wordIds))
    const values = chunk.flatMap(([wordId, rows]) => rows.map((row) => ({ ...row, wordId })))
    await insertRows(db, table, values)
  }
}

/** Columns of many words in one statement: the rows travel as JSON, and the table itself says their types. */
async function writeColumns(
  db: Reader,
  block: ColumnBlock,
  chunk: readonly (readonly [number, readonly BlockRow[]])[],
): Promise<void> {
  const written = chunk.flatMap(([id, [row]]) =>
    row ? [{ id, ...Object.fromEntries(Object.entries(row).map(([key, value]) => [toSnakeCase(key), value])) }] : [],
  )
  if (written.length === 0) return
  const columns = blockColumns[block].map(
    (column) => [column, sql`edit.${sql.identifier(toSnakeCase(column))}`] as const,
  )
  const leads = {
    baseId: sql`case when edit.hidden then words.base_id end`,
    baseAt: sql`case when edit.hidden then words.base_at end`,
  }
  await db
    .update(words)
    .set({ ...Object.fromEntries(columns), ...(block === 'hidden' && leads) })
    .from(sql`jsonb_populate_recordset(null::words, ${JSON.stringify(written)}::jsonb) edit`)
    .where(sql`${words.id} = edit.id`)
}

const placeOf = (row: BlockRow) => (typeof row['position'] === 'number' ? row['position'] : 0)

/** Rows by their position; those without one by what they say, so that equal blocks have equal hashes. */
export const inOrder = (rows: readonly BlockRow[]): BlockRow[] =>
  rows.toSorted((a, b) => placeOf(a) - placeOf(b) || (canonical(a) < canonical(b) ? -1 : 1))

/** The same text for the same row, whatever the order of its keys. */
const canonical = (row: BlockRow): string =>
  JSON.stringify(
    Object.keys(row)
      .toSorted()
      .map((key) => [key, row[key] ?? null]),
  )

export const hashRows = (rows: readonly BlockRow[]): string =>
  createHash('sha256').update(inOrder(rows).map(canonical).join('\n')).digest('base64url').slice(0, 22)
