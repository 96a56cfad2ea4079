import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { SectionKind } from '#contract/words'
import type { Reader, Tx } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'
import { wordReports } from '../../db/schema/look-ups.ts'
import { words } from '../../db/schema/words.ts'
import { startsWith } from './word-search.store.ts'

/** Where a page of reports ends. */
export interface ReportPosition {
  readonly createdAt: Date
  readonly id: string
}

interface Wanted {
  readonly after?: ReportPosition | undefined
  readonly ofWord?: number
  /** The beginning of the headword. */
  readonly text?: string | undefined
  /** Null for the word as a whole. */
  readonly section?: SectionKind | null | undefined
  readonly limit: number
}

/** Unresolved reports, the oldest first; of one word, or of all. */
export function openReports(db: Reader, { after, ofWord, text: start, section: wanted, limit }: Wanted) {
  const { id, section, item, text, createdAt, resolvedAt, userId, wordId } = wordReports
  const rest = after && or(gt(createdAt, after.createdAt), and(eq(createdAt, after.createdAt), gt(id, after.id)))
  return db
    .select({ id, wordId, headword: words.headword, section, item, text, reporter: users.username, createdAt })
    .from(wordReports)
    .innerJoin(words, eq(words.id, wordId))
    .leftJoin(users, eq(users.id, userId))
    .where(
      and(
        isNull(resolvedAt),
        rest,
        ofWord === undefined ? undefined : eq(wordId, ofWord),
        start?.trim() ? startsWith(words.headword, start) : undefined,
        wanted === undefined ? undefined : wanted === null ? isNull(section) : eq(section, wanted),
      ),
    )
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
    .select({ headword: words.headword, reporter: users.id, email: users.email, language: users.uiLanguage })
    .from(words)
    .leftJoin(users, eq(users.id, sql`${closed.userId}::uuid`))
    .where(eq(words.id, closed.wordId))
  return found
}

export async function findReport(tx: Tx, id: string): Promise<boolean> {
  return (await tx.$count(wordReports, eq(wordReports.id, id))) > 0
}
