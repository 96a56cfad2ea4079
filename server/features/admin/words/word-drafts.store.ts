/** What administrators have not saved yet. */
import { BlockChanges, type EditedWord } from '#contract/word-manager'
import { and, asc, eq, gt, ne } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { users } from '../../../db/schema/accounts.ts'
import { wordDrafts } from '../../../db/schema/word-edits.ts'

/** A draft that was not touched for so long says nothing about who works on a word. */
const DAY_MS = 86_400_000
const EDITORS = 10

interface DraftKey {
  readonly userId: string
  readonly wordId: number
}

const isDraft = ({ userId, wordId }: DraftKey) => and(eq(wordDrafts.userId, userId), eq(wordDrafts.wordId, wordId))

/** Null where there is none, and where a draft is of an older shape. */
export async function readDraft(db: Reader, key: DraftKey): Promise<EditedWord['draft']> {
  const [row] = await db.select().from(wordDrafts).where(isDraft(key))
  const changes = row && BlockChanges.safeParse(row.changes).data
  return changes ? { changes, at: row.at.toISOString() } : null
}

export async function saveDraft(db: Reader, key: DraftKey, changes: BlockChanges, at: Date): Promise<void> {
  await db
    .insert(wordDrafts)
    .values({ ...key, changes, at })
    .onConflictDoUpdate({ target: [wordDrafts.userId, wordDrafts.wordId], set: { changes, at } })
}

export async function deleteDraft(db: Reader, key: DraftKey): Promise<void> {
  await db.delete(wordDrafts).where(isDraft(key))
}

/** Other administrators who changed a draft of this word within a day. */
export async function readOtherEditors(db: Reader, key: DraftKey, now: Date): Promise<EditedWord['editors']> {
  const rows = await db
    .select({ username: users.username, at: wordDrafts.at })
    .from(wordDrafts)
    .innerJoin(users, eq(users.id, wordDrafts.userId))
    .where(
      and(
        eq(wordDrafts.wordId, key.wordId),
        ne(wordDrafts.userId, key.userId),
        gt(wordDrafts.at, new Date(now.getTime() - DAY_MS)),
      ),
    )
    .orderBy(asc(users.username))
    .limit(EDITORS)
  return rows.map(({ username, at }) => ({ username, at: at.toISOString() }))
}
