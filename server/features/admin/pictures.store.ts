/** How well pictures are understood: sums of first answers, what was taken for what, and reports. */
import type { PictureOrder, PictureStatistics } from '#contract/admin'
import type { WordPart } from '#contract/words'
import { and, asc, count, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { wordReports } from '../../db/schema/look-ups.ts'
import { confusions, pictureSums } from '../../db/schema/sums.ts'
import { lookAlikes, pictures, words } from '../../db/schema/words.ts'
import { runWordColumns, toRunWord } from '../words/index.ts'
import { matchesText } from './word-search.store.ts'

const PAGE = 20
/** Most words that a picture was taken for. */
const MISTAKEN = 5

/** A picture of which nothing is known counts as one that was understood four times of five. */
const ASKED_BEFORE = 5
const RIGHT_BEFORE = 4

/** Open, and of the word as a whole or of its picture. */
const mayBeOfPicture = and(
  isNull(wordReports.section),
  isNull(wordReports.resolvedAt),
  or(isNull(wordReports.item), eq(wordReports.item, 'picture' satisfies WordPart)),
)

interface Wanted {
  readonly order: PictureOrder
  readonly page: number
  readonly text: string | undefined
}

/** A page of all pictures. A page after the last is empty. */
export async function listPictures(
  db: Reader,
  { order, page, text }: Wanted,
): Promise<{ items: PictureStatistics[]; page: number; pages: number }> {
  const reports = db
    .select({ wordId: wordReports.wordId, reports: count().as('reports') })
    .from(wordReports)
    .where(mayBeOfPicture)
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
      .where(matchesText(text))
      .orderBy(...(order === 'reported' ? [desc(open)] : []), asc(understood), asc(pictures.wordId))
      .limit(PAGE)
      .offset((page - 1) * PAGE),
    db
      .select({ pictures: count() })
      .from(pictures)
      .innerJoin(words, and(eq(words.id, pictures.wordId), eq(words.hidden, false)))
      .where(matchesText(text)),
  ])
  const mistaken = await readMistaken(db, rows)
  return {
    items: rows.map((row) => ({
      word: toRunWord(row),
      asked: row.asked,
      right: row.right,
      mistaken: mistaken.get(row.id) ?? [],
      reports: row.reports,
    })),
    page,
    pages: Math.ceil((total[0]?.pictures ?? 0) / PAGE),
  }
}

/** How the picture of a word is understood. */
export async function readStatisticsOf(db: Reader, wordId: number): Promise<Omit<PictureStatistics, 'word'>> {
  // One after the other: this is also read within a transaction.
  const [sums] = await db.select().from(pictureSums).where(eq(pictureSums.wordId, wordId))
  const mistaken = await readMistaken(db, [{ id: wordId }])
  const reports = await db.$count(wordReports, and(eq(wordReports.wordId, wordId), mayBeOfPicture))
  return { asked: sums?.asked ?? 0, right: sums?.right ?? 0, mistaken: mistaken.get(wordId) ?? [], reports }
}

const readLookAlikes = (db: Reader, asked: readonly { readonly id: number }[]) =>
  db
    .select()
    .from(lookAlikes)
    .where(
      inArray(
        lookAlikes.wordId,
        asked.map(({ id }) => id),
      ),
    )

/** The commonest wrong answers to each of these words in questions that showed its picture. */
async function readMistaken(db: Reader, asked: readonly { readonly id: number }[]) {
  const answers = new Map<number, PictureStatistics['mistaken']>()
  if (asked.length === 0) return answers
  const rank = sql<number>`row_number() over (partition by ${confusions.wordId} order by ${confusions.byPicture} desc, ${confusions.givenId})`
  const ranked = db
    .select({
      wordId: confusions.wordId,
      givenId: confusions.givenId,
      times: confusions.byPicture,
      rank: rank.as('rank'),
    })
    .from(confusions)
    .where(
      and(
        inArray(
          confusions.wordId,
          asked.map(({ id }) => id),
        ),
        gt(confusions.byPicture, 0),
      ),
    )
    .as('ranked')
  const rows = await db
    .select({ wordId: ranked.wordId, headword: words.headword, times: ranked.times })
    .from(ranked)
    .innerJoin(words, eq(words.id, ranked.givenId))
    .where(lte(ranked.rank, MISTAKEN))
    .orderBy(ranked.wordId, ranked.rank)
  const alike = new Set((await readLookAlikes(db, asked)).map(({ wordId, other }) => `${wordId} ${other}`))
  for (const { id } of asked) {
    const own = rows.filter(({ wordId }) => wordId === id)
    answers.set(
      id,
      own.map((given) => ({
        headword: given.headword,
        times: given.times,
        look_alike: alike.has(`${id} ${given.headword}`),
      })),
    )
  }
  return answers
}
