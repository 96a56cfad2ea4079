/** Texts put back to what a restore point says of them: a point names a text and its title, the text itself stays with its row. */
import { MOST_READER_TEXTS } from '#contract/reader-limits'
import type { Reader, Tx } from '../../db/client.ts'
import { HttpError } from '../../http/errors.ts'
import * as store from './reader.store.ts'

export interface TextCopy {
  readonly id: string
  readonly title: string
}

/** Those that are deleted, and those that have another title now. */
export async function compareTexts(db: Reader, userId: string, copies: readonly TextCopy[]) {
  const rows = new Map((await store.readTitles(db, userId)).map((row) => [row.id, row]))
  return {
    missing: copies.filter(({ id }) => (rows.get(id)?.deletedAt ?? null) !== null),
    changed: copies.filter(({ id, title }) => rows.get(id)?.deletedAt === null && rows.get(id)?.title !== title),
  }
}

/** Answers the ids of those that come back. The caller holds the learner. Throws reader_full. */
export async function restoreTexts(tx: Tx, userId: string, copies: readonly TextCopy[]): Promise<string[]> {
  const { missing, changed } = await compareTexts(tx, userId, copies)
  if (missing.length > 0 && (await store.countTexts(tx, userId)) + missing.length > MOST_READER_TEXTS)
    throw new HttpError('reader_full', { values: { count: MOST_READER_TEXTS } })
  for (const { id, title } of missing) {
    await store.unmarkDeleted(tx, userId, id, new Date(0))
    await store.updateTitle(tx, userId, id, title)
  }
  for (const { id, title } of changed) await store.updateTitle(tx, userId, id, title)
  return missing.map(({ id }) => id)
}

export async function removeTexts(tx: Tx, userId: string, ids: readonly string[], at: Date): Promise<void> {
  for (const id of ids) await store.markDeleted(tx, userId, id, at)
}
