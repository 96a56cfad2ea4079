import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'
import { wordReports } from '../../db/schema/look-ups.ts'
import { words } from '../../db/schema/words.ts'

/** Where a page of reports ends. */
export interface ReportPosition {
  readonly createdAt: Date
  readonly id: string
}

/** Unresolved reports, the oldest first. */
export function openReports(db: Reader, after: ReportPosition | undefined, limit: number) {
  const { id, section, text, createdAt, resolvedAt, userId, wordId } = wordReports
  const rest = after && or(gt(createdAt, after.createdAt), and(eq(createdAt, after.createdAt), gt(id, after.id)))
  return db
    .select({ id, headword: words.headword, section, text, reporter: users.username, createdAt })
    .from(wordReports)
    .innerJoin(words, eq(words.id, wordId))
    .leftJoin(users, eq(users.id, userId))
    .where(and(isNull(resolvedAt), rest))
    .orderBy(asc(createdAt), asc(id))
    .limit(limit)
}

/** Its word and who reported it; undefined when it was dealt with before, or is not there. */
export async function closeReport(tx: Tx, id: string, mended: boolean, at: Date) {
  const isOpen = and(eq(wordReports.id, id), isNull(wordReports.resolvedAt))
  const { wordId, userId } = wordReports
  const [closed] = await tx
    .update(wordReports)
    .set({ resolvedAt: at, mended })
    .where(isOpen)
    .returning({ wordId, userId })
  if (!closed) return undefined
  const [found] = await tx
    .select({ headword: words.headword, email: users.email, language: users.uiLanguage })
    .from(words)
    .leftJoin(users, eq(users.id, sql`${closed.userId}::uuid`))
    .where(eq(words.id, closed.wordId))
  return found
}

export async function findReport(tx: Tx, id: string): Promise<boolean> {
  return (await tx.$count(wordReports, eq(wordReports.id, id))) > 0
}
