/** How well pictures are understood: sums of first answers, what was taken for what, and reports. */
import type { PictureOrder, PictureStatistics } from '#contract/admin'
import { and, asc, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { wordReports } from '../../db/schema/look-ups.ts'
import { confusions, pictureSums } from '../../db/schema/sums.ts'
import { pictures, words } from '../../db/schema/words.ts'
import { runWordColumns, toRunWord } from '../words/index.ts'

const PAGE = 20

/** A picture of which nothing is known counts as one that was understood four times of five. */
const ASKED_BEFORE = 5
const RIGHT_BEFORE = 4

interface Wanted {
  readonly order: PictureOrder
  readonly page: number
}

/** A page of all pictures. A page after the last is empty. */
export async function listPictures(
  db: Reader,
  { order, page }: Wanted,
): Promise<{ items: PictureStatistics[]; page: number; pages: number }> {
  const reports = db
    .select({ wordId: wordReports.wordId, reports: count().as('reports') })
    .from(wordReports)
    .where(and(isNull(wordReports.section), isNull(wordReports.resolvedAt)))
    .groupBy(wordReports.wordId)
    .as('open_reports')
  const asked = sql<number>`coalesce(${pictureSums.asked}, 0)`.mapWith(Number)
  const right = sql<number>`coalesce(${pictureSums.right}, 0)`.mapWith(Number)
  const open = sql<number>`coalesce(${reports.reports}, 0)`.mapWith(Number)
  const understood = sql`(${right} + ${RIGHT_BEFORE})::float / (${asked} + ${ASKED_BEFORE})`
  const [rows, total] = await Promise.all([
    db
      .select({ ...runWordColumns, asked, right, reports: open })
      .from(pictures)
      .innerJoin(words, and(eq(words.id, pictures.wordId), eq(words.hidden, false)))
      .leftJoin(pictureSums, eq(pictureSums.wordId, pictures.wordId))
      .leftJoin(reports, eq(reports.wordId, pictures.wordId))
      .orderBy(...(order === 'reported' ? [desc(open)] : []), asc(understood), asc(pictures.wordId))
      .limit(PAGE)
      .offset((page - 1) * PAGE),
    db
      .select({ pictures: count() })
      .from(pictures)
      .innerJoin(words, and(eq(words.id, pictures.wordId), eq(words.hidden, false))),
  ])
  const mistaken = await readMistaken(
    db,
    rows.map(({ id }) => id),
  )
  return {
    items: rows.map((row) => ({
      word: toRunWord(row),
      asked: row.asked,
      right: row.right,
      mistaken: mistaken.get(row.id) ?? null,
      reports: row.reports,
    })),
    page,
    pages: Math.ceil((total[0]?.pictures ?? 0) / PAGE),
  }
}

/** The commonest wrong answer to each of these words in questions that showed its picture. */
async function readMistaken(db: Reader, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { headword: string; times: number }>()
  const rows = await db
    .selectDistinctOn([confusions.wordId], {
      wordId: confusions.wordId,
      headword: words.headword,
      times: confusions.byPicture,
    })
    .from(confusions)
    .innerJoin(words, eq(words.id, confusions.givenId))
    .where(and(inArray(confusions.wordId, [...ids]), gt(confusions.byPicture, 0)))
    .orderBy(confusions.wordId, desc(confusions.byPicture), asc(confusions.givenId))
  return new Map(rows.map(({ wordId, ...rest }) => [wordId, rest]))
}
