/** A learner's cards with what a plant shows of them, each list in one statement. */
import { and, asc, count, desc, eq, isNull, min, sql } from 'drizzle-orm'
import type { BedsBy, GroveSummary } from '#contract/grove'
import { KNOWN_WELL_STABILITY, LEARNED } from '#rules/memory'
import type { Reader } from '../../db/client.ts'
import { courses, lessonWords } from '../../db/schema/courses.ts'
import { cards } from '../../db/schema/learning.ts'
import { knownWords } from '../../db/schema/memory.ts'
import { noteEntries, notes } from '../../db/schema/notes.ts'
import { ownWords } from '../../db/schema/own-words.ts'
import { categories, levelWords, pictures, words } from '../../db/schema/words.ts'

interface Moment {
  readonly now: Date
  /** When the learner's present day began. */
  readonly today: Date
}

/** The cards of words that are not hidden, each with whether it needs practice at all. */
const ownCards = (db: Reader, userId: string) =>
  db.$with('own_cards').as(
    db
      .select({
        wordId: cards.wordId,
        state: cards.state,
        stability: cards.stability,
        due: cards.due,
        lastReview: cards.lastReview,
        begunAt: cards.begunAt,
        knownAt: knownWords.at,
      })
      .from(cards)
      .leftJoin(knownWords, and(eq(knownWords.userId, cards.userId), eq(knownWords.wordId, cards.wordId)))
      .where(
        and(
          eq(cards.userId, userId),
          sql`not exists (select 1 from ${words} where ${words.id} = ${cards.wordId} and ${words.hidden})`,
        ),
      ),
  )

type OwnCards = ReturnType<typeof ownCards>

/** A word is thirsty, else in fruit, else growing. */
function totalsOf(db: Reader, own: OwnCards, { now, today }: Moment) {
  const isThirsty = sql`${own.knownAt} is null and ${own.due} <= ${now.toISOString()}::timestamptz`
  const isInFruit = sql`not (${isThirsty}) and (${own.knownAt} is not null or (${own.state} = ${LEARNED}
    and ${own.stability} >= ${KNOWN_WELL_STABILITY} and ${own.begunAt} < ${today.toISOString()}::timestamptz))`
  return db
    .select({
      total: count().as('total'),
      thirsty: sql`count(*) filter (where ${isThirsty})`.mapWith(Number).as('thirsty'),
      inFruit: sql`count(*) filter (where ${isInFruit})`.mapWith(Number).as('in_fruit'),
    })
    .from(own)
    .as('totals')
}

const newestOf = (db: Reader, own: OwnCards, limit: number) =>
  db.select().from(own).orderBy(desc(own.begunAt), desc(own.wordId)).limit(limit).as('newest')

/** The category of pictures that each word is in. */
const topicsOf = (db: Reader) =>
  db
    .select({ wordId: levelWords.wordId, category: min(levelWords.map).as('category') })
    .from(levelWords)
    .innerJoin(categories, eq(categories.slug, levelWords.map))
    .where(and(eq(categories.kind, 'picture'), isNull(categories.parent)))
    .groupBy(levelWords.wordId)
    .as('topics')

const NO_WORDS: GroveSummary = { words: 0, thirsty: 0, growing: 0, in_fruit: 0 }

/** No row, no word: the sums come with the rows. */
function summaryOf(row: { total: number; thirsty: number; inFruit: number } | undefined): GroveSummary {
  if (!row) return NO_WORDS
  const { total, thirsty, inFruit } = row
  return { words: total, thirsty, growing: total - thirsty - inFruit, in_fruit: inFruit }
}

/** The words that were begun last with what a plant shows of them, and the sums of all words beside each. */
function plantsOf(db: Reader, userId: string, moment: Moment, limit: number) {
  const own = ownCards(db, userId)
  const [totals, newest, topics] = [totalsOf(db, own, moment), newestOf(db, own, limit), topicsOf(db)]
  const plants = db
    .select({
      wordId: newest.wordId,
      state: newest.state,
      stability: newest.stability,
      due: newest.due,
      lastReview: newest.lastReview,
      begunAt: newest.begunAt,
      knownAt: newest.knownAt,
      word: sql<string>`coalesce(${words.headword}, ${ownWords.text}, '')`.as('word'),
      meaningZh: sql<string>`coalesce(${words.meaningZh}, ${ownWords.meaning}, '')`.as('meaning_zh'),
      meaningEn: sql<string>`coalesce(${words.meaningEn}, ${ownWords.meaning}, '')`.as('meaning_en'),
      category: topics.category,
      total: totals.total,
      thirsty: totals.thirsty,
      inFruit: totals.inFruit,
    })
    .from(newest)
    .crossJoin(totals)
    .leftJoin(words, eq(words.id, newest.wordId))
    .leftJoin(ownWords, and(eq(ownWords.id, newest.wordId), eq(ownWords.userId, userId)))
    .leftJoin(topics, eq(topics.wordId, newest.wordId))
    .as('plants')
  return { own, plants }
}

/** A word with its memory, its meaning and its category. */
export type PlantCard = Awaited<ReturnType<typeof listBeds>>['cards'][number]['plant']

/** The words that were begun last, the newest first. */
export async function listPlants(db: Reader, userId: string, moment: Moment, limit: number) {
  const { own, plants } = plantsOf(db, userId, moment, limit)
  const files = db.select({ wordId: pictures.wordId, file: pictures.file }).from(pictures).as('files')
  const rows = await db
    .with(own)
    .select()
    .from(plants)
    .leftJoin(files, eq(files.wordId, plants.wordId))
    .orderBy(desc(plants.begunAt), desc(plants.wordId))
  const cards = rows.map(({ plants: plant, files: picture }) => ({ plant, picture: picture?.file ?? null }))
  return { cards, summary: summaryOf(rows[0]?.plants) }
}

/** In which bed each word stands: one row a word, the first of its topics, courses or notes. */
function placesOf(db: Reader, userId: string, by: BedsBy) {
  if (by === 'course') {
    return db
      .selectDistinctOn([lessonWords.wordId], {
        wordId: lessonWords.wordId,
        bed: sql<string>`${courses.slug}`.as('bed'),
        position: sql<number>`${courses.position}`.as('position'),
        titleZh: sql<string>`${courses.title} ->> 'zh'`.as('title_zh'),
        titleEn: sql<string>`${courses.title} ->> 'en'`.as('title_en'),
      })
      .from(lessonWords)
      .innerJoin(courses, eq(courses.slug, lessonWords.course))
      .orderBy(asc(lessonWords.wordId), asc(courses.position))
      .as('places')
  }
  if (by === 'note') {
    return db
      .selectDistinctOn([noteEntries.wordId], {
        wordId: noteEntries.wordId,
        bed: sql<string>`${notes.id}::text`.as('bed'),
        position: sql<number>`0`.as('position'),
        titleZh: sql<string>`${notes.titleZh}`.as('title_zh'),
        titleEn: sql<string>`${notes.titleEn}`.as('title_en'),
      })
      .from(noteEntries)
      .innerJoin(notes, eq(notes.id, noteEntries.noteId))
      .where(and(eq(notes.userId, userId), isNull(notes.deletedAt), isNull(noteEntries.deletedAt)))
      .orderBy(asc(noteEntries.wordId), asc(notes.id))
      .as('places')
  }
  return db
    .selectDistinctOn([levelWords.wordId], {
      wordId: levelWords.wordId,
      bed: sql<string>`${categories.slug}`.as('bed'),
      // Pictures first: a word that is in both is learned with its picture.
      position: sql<number>`${categories.position} + case ${categories.kind} when 'picture' then 0 else 1000 end`.as(
        'position',
      ),
      titleZh: sql<string>`${categories.zh}`.as('title_zh'),
      titleEn: sql<string>`${categories.en}`.as('title_en'),
    })
    .from(levelWords)
    .innerJoin(categories, and(eq(categories.slug, levelWords.map), isNull(categories.parent)))
    .orderBy(asc(levelWords.wordId), sql`${categories.kind} = 'picture' desc`, asc(categories.position))
    .as('places')
}

/** The words that were begun last, bed by bed, the oldest of a bed first; those without a bed at the end. */
export async function listBeds(db: Reader, userId: string, moment: Moment, by: BedsBy, limit: number) {
  const { own, plants } = plantsOf(db, userId, moment, limit)
  const places = placesOf(db, userId, by)
  const rows = await db
    .with(own)
    .select()
    .from(plants)
    .leftJoin(places, eq(places.wordId, plants.wordId))
    .orderBy(
      sql`${places.position} nulls last`,
      sql`${places.titleZh} nulls last`,
      sql`${places.bed} nulls last`,
      asc(plants.begunAt),
      asc(plants.wordId),
    )
  return {
    cards: rows.map(({ plants: plant, places: place }) => ({ plant, place })),
    summary: summaryOf(rows[0]?.plants),
  }
}
