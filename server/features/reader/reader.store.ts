/** Texts of learners, and what the learner knows of their words, in the database. */
import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lt, not, or, sql, type SQL } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'
import { cards } from '../../db/schema/learning.ts'
import { knownWords } from '../../db/schema/memory.ts'
import { readerTexts } from '../../db/schema/reader-texts.ts'
import { restoreItems } from '../../db/schema/restore-points.ts'
import { isLearnedBefore } from '../answers/index.ts'

export type TextRow = typeof readerTexts.$inferSelect
/** All of a text but its words. */
export type CardRow = Omit<TextRow, 'text' | 'deletedAt'>

export interface TextPosition {
  readonly createdAt: Date
  readonly id: string
}

const cardColumns = {
  userId: readerTexts.userId,
  id: readerTexts.id,
  title: readerTexts.title,
  characters: readerTexts.characters,
  position: readerTexts.position,
  wordIds: readerTexts.wordIds,
  wordCounts: readerTexts.wordCounts,
  running: readerTexts.running,
  createdAt: readerTexts.createdAt,
}

const isOwn = (userId: string, id: string) => and(eq(readerTexts.userId, userId), eq(readerTexts.id, id))
const isShown = isNull(readerTexts.deletedAt)

/** Locks the learner until the transaction ends, so that two calls at once cannot both pass the limit. */
export async function lockLearner(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

export async function countTexts(db: Reader, userId: string): Promise<number> {
  const [row] = await db
    .select({ texts: count() })
    .from(readerTexts)
    .where(and(eq(readerTexts.userId, userId), isShown))
  return row?.texts ?? 0
}

export async function insertText(tx: Tx, row: typeof readerTexts.$inferInsert): Promise<void> {
  await tx.insert(readerTexts).values(row)
}

/** The learner's text of this id without its words, and whether it is deleted. */
export async function findCard(
  db: Reader,
  userId: string,
  id: string,
): Promise<(CardRow & { deletedAt: Date | null }) | undefined> {
  const [row] = await db
    .select({ ...cardColumns, deletedAt: readerTexts.deletedAt })
    .from(readerTexts)
    .where(isOwn(userId, id))
  return row
}

export async function findText(db: Reader, userId: string, id: string): Promise<TextRow | undefined> {
  const [row] = await db
    .select()
    .from(readerTexts)
    .where(and(isOwn(userId, id), isShown))
  return row
}

/** Which of these ids are texts of the learner. */
export async function selectKept(db: Reader, userId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: readerTexts.id })
    .from(readerTexts)
    .where(and(eq(readerTexts.userId, userId), inArray(readerTexts.id, [...ids]), isShown))
  return new Set(rows.map(({ id }) => id))
}

/** Texts of a learner after a position, the latest first. */
export const listTexts = (
  db: Reader,
  userId: string,
  after: TextPosition | undefined,
  limit: number,
): Promise<CardRow[]> =>
  db
    .select(cardColumns)
    .from(readerTexts)
    .where(
      and(
        eq(readerTexts.userId, userId),
        isShown,
        after &&
          or(
            lt(readerTexts.createdAt, after.createdAt),
            and(eq(readerTexts.createdAt, after.createdAt), lt(readerTexts.id, after.id)),
          ),
      ),
    )
    .orderBy(desc(readerTexts.createdAt), desc(readerTexts.id))
    .limit(limit)

/** False when there is no such text. */
async function update(db: Reader, where: SQL | undefined, values: Partial<TextRow> | { position: SQL }) {
  const rows = await db.update(readerTexts).set(values).where(where).returning({ id: readerTexts.id })
  return rows.length > 0
}

export const updateTitle = (db: Reader, userId: string, id: string, title: string): Promise<boolean> =>
  update(db, and(isOwn(userId, id), isShown), { title })

export const updatePosition = (db: Reader, userId: string, id: string, position: number): Promise<boolean> =>
  update(db, and(isOwn(userId, id), isShown), { position: sql`least(${position}, ${readerTexts.characters})` })

export const markDeleted = (db: Reader, userId: string, id: string, at: Date): Promise<boolean> =>
  update(db, and(isOwn(userId, id), isShown), { deletedAt: at })

/** @param since earlier deletions stay */
export const unmarkDeleted = (db: Reader, userId: string, id: string, since: Date): Promise<boolean> =>
  update(db, and(isOwn(userId, id), gte(readerTexts.deletedAt, since)), { deletedAt: null })

/** Titles of all texts of a learner, the deleted ones too. */
export const readTitles = (db: Reader, userId: string) =>
  db
    .select({ id: readerTexts.id, title: readerTexts.title, deletedAt: readerTexts.deletedAt })
    .from(readerTexts)
    .where(eq(readerTexts.userId, userId))

/** A text that a restore point names stays until no point does. */
export async function eraseDeletedBefore(db: Reader, before: Date): Promise<void> {
  const isInPoint = sql`exists (select 1 from ${restoreItems} where ${restoreItems.userId} = ${readerTexts.userId}
    and ${restoreItems.kind} = 'text' and ${restoreItems.itemId} = ${readerTexts.id}::text)`
  await db
    .delete(readerTexts)
    .where(and(isNotNull(readerTexts.deletedAt), lt(readerTexts.deletedAt, before), not(isInPoint)))
}

/** What a learner's memory says of words: ids of those known, and of those that are begun and not known. */
export interface KnownWords {
  readonly known: ReadonlySet<number>
  readonly growing: ReadonlySet<number>
}

/** @param today when the learner's present day began */
export async function readKnownWords(db: Reader, userId: string, today: Date): Promise<KnownWords> {
  const [begun, marked] = await Promise.all([
    db
      .select({ id: cards.wordId, isLearned: sql<boolean>`coalesce(${isLearnedBefore(today)}, false)` })
      .from(cards)
      .where(eq(cards.userId, userId)),
    db.select({ id: knownWords.wordId }).from(knownWords).where(eq(knownWords.userId, userId)),
  ])
  const known = new Set(marked.map(({ id }) => id))
  const growing = new Set<number>()
  for (const { id, isLearned } of begun) if (isLearned) known.add(id)
  for (const { id } of begun) if (!known.has(id)) growing.add(id)
  return { known, growing }
}
