/** Mistakes that learners report. */
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { wordReports } from '../../db/schema/look-ups.ts'
import { words } from '../../db/schema/words.ts'

export async function insertReport(db: Reader, report: typeof wordReports.$inferInsert): Promise<void> {
  await db.insert(wordReports).values(report)
}

/** Mended ones for which their learner was not thanked yet, the latest first. */
export function listMended(db: Reader, userId: string, limit: number) {
  const { id, mended, thankedAt, resolvedAt, wordId } = wordReports
  return db
    .select({ id, headword: words.headword })
    .from(wordReports)
    .innerJoin(words, eq(words.id, wordId))
    .where(and(eq(wordReports.userId, userId), eq(mended, true), isNull(thankedAt)))
    .orderBy(desc(resolvedAt), id)
    .limit(limit)
}

/** Those of other learners stay as they are. */
export async function markThanked(db: Reader, userId: string, ids: readonly string[], at: Date): Promise<void> {
  const isTheirs = and(eq(wordReports.userId, userId), eq(wordReports.mended, true), inArray(wordReports.id, [...ids]))
  await db.update(wordReports).set({ thankedAt: at }).where(isTheirs)
}
