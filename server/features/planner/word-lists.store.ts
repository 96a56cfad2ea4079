/** Lists of words that a plan can be for, in the order in which they are learned. */
import { and, asc, countDistinct, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { NamedList, WordList } from '#contract/exam-plan'
import { ClientId } from '#contract/patterns'
import type { Reader } from '../../db/client.ts'
import { readingOrder } from '../../db/note-order.ts'
import { courses, lessonWords } from '../../db/schema/courses.ts'
import { noteEntries, notePages, notes, noteSections } from '../../db/schema/notes.ts'
import { categories, levelWords, words } from '../../db/schema/words.ts'
import { findOwnWords } from '../words/index.ts'

/** Own notes that are offered. */
const MOST_NOTES = 200

export interface ListedWord {
  readonly id: number
  readonly text: string
}

const isExam = and(eq(categories.kind, 'exam'), isNull(categories.parent))
const isOwnNote = (userId: string) => and(eq(notes.userId, userId), isNull(notes.deletedAt))

export async function listLists(db: Reader, userId: string): Promise<NamedList[]> {
  const [exams, lessons, own] = await Promise.all([
    db
      .select({
        id: categories.slug,
        zh: categories.zh,
        en: categories.en,
        words: countDistinct(levelWords.wordId),
      })
      .from(categories)
      .innerJoin(levelWords, eq(levelWords.map, categories.slug))
      .where(isExam)
      .groupBy(categories.slug)
      .orderBy(asc(categories.position)),
    db
      .select({ id: courses.slug, title: courses.title, words: countDistinct(lessonWords.wordId) })
      .from(courses)
      .innerJoin(lessonWords, eq(lessonWords.course, courses.slug))
      .groupBy(courses.slug)
      .orderBy(asc(courses.position)),
    db
      .select({ id: notes.id, zh: notes.titleZh, en: notes.titleEn, words: notes.words })
      .from(notes)
      .where(and(isOwnNote(userId), gt(notes.words, 0)))
      .orderBy(desc(notes.updatedAt), asc(notes.id))
      .limit(MOST_NOTES),
  ])
  return [
    ...exams.map(({ id, zh, en, words: count }) => ({ kind: 'exam' as const, id, title: { zh, en }, words: count })),
    ...lessons.map(({ id, title, words: count }) => ({ kind: 'course' as const, id, title, words: count })),
    ...own.map(({ id, zh, en, words: count }) => ({ kind: 'note' as const, id, title: { zh, en }, words: count })),
  ]
}

/** The words of these lists, each once. A list that is gone, or another learner's note, has none. */
export async function readListedWords(db: Reader, userId: string, lists: readonly WordList[]): Promise<ListedWord[]> {
  const all: ListedWord[] = []
  for (const list of lists) all.push(...(await readers[list.kind](db, userId, list.id)))
  return [...new Map(all.map((word) => [word.id, word])).values()]
}

type ListReader = (db: Reader, userId: string, id: string) => Promise<ListedWord[]>

const readExam: ListReader = (db, _, slug) =>
  db
    .select({ id: words.id, text: words.headword })
    .from(levelWords)
    .innerJoin(categories, and(eq(categories.slug, levelWords.map), isExam))
    .innerJoin(words, and(eq(words.id, levelWords.wordId), eq(words.hidden, false)))
    .where(eq(levelWords.map, slug))
    .orderBy(
      sql`case ${levelWords.difficulty} when 'easy' then 0 when 'medium' then 1 else 2 end`,
      asc(levelWords.level),
      asc(levelWords.position),
    )

const readCourse: ListReader = (db, _, slug) =>
  db
    .select({ id: words.id, text: words.headword })
    .from(lessonWords)
    .innerJoin(words, and(eq(words.id, lessonWords.wordId), eq(words.hidden, false)))
    .where(eq(lessonWords.course, slug))
    .orderBy(asc(lessonWords.lesson), asc(lessonWords.position))

/** Entries whose own words cannot be asked about are left out. */
const readNote: ListReader = async (db, userId, id) => {
  if (!ClientId.safeParse(id).success) return []
  const rows = await db
    .select({ wordId: words.id, headword: words.headword, text: noteEntries.word, entryWordId: noteEntries.wordId })
    .from(noteEntries)
    .innerJoin(notes, and(eq(notes.id, noteEntries.noteId), isOwnNote(userId)))
    .innerJoin(notePages, and(eq(notePages.noteId, noteEntries.noteId), eq(notePages.id, noteEntries.pageId)))
    .innerJoin(noteSections, and(eq(noteSections.noteId, notePages.noteId), eq(noteSections.id, notePages.sectionId)))
    .leftJoin(words, and(eq(words.id, noteEntries.wordId), eq(words.hidden, false)))
    .where(and(eq(noteEntries.noteId, id), isNull(noteEntries.deletedAt)))
    .orderBy(...readingOrder())
  const own = await findOwnWords(
    db,
    userId,
    rows.flatMap(({ entryWordId, text }) => (entryWordId === null ? [text] : [])),
  )
  return rows.flatMap(({ wordId, headword, text, entryWordId }) => {
    if (wordId !== null && headword !== null) return [{ id: wordId, text: headword }]
    const ownId = entryWordId === null ? own.get(text) : undefined
    return ownId === undefined ? [] : [{ id: ownId, text }]
  })
}

const readers: Readonly<Record<WordList['kind'], ListReader>> = {
  exam: readExam,
  course: readCourse,
  note: readNote,
}
