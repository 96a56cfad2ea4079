/** The lessons of courses as they stand, and the edits of administrators over them: saved, taken back, and kept through an import. */
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { type LessonBlock, type LessonBlocks } from '#contract/course-manager'
import { lessonBlocks } from '#contract/word-lists'
import type { Reader, Tx } from './client.ts'
import { courses, lessonWords } from './schema/courses.ts'
import { lessonEdits, type LessonBlockValue } from './schema/lesson-edits.ts'
import type { BlockRow } from './schema/word-edits.ts'
import { words } from './schema/words.ts'
import { hashRows } from './word-blocks.ts'

export type LessonEdit = typeof lessonEdits.$inferSelect

export interface LessonRef {
  readonly course: string
  /** Begins with 1. */
  readonly number: number
}

/** A course with its lessons as learners have them. */
export interface StandingCourse extends Pick<typeof courses.$inferSelect, 'slug' | 'title'> {
  readonly lessons: readonly LessonBlocks[]
}

/** Courses in their order; one alone where a slug is given. */
export async function readStandingCourses(db: Reader, slug?: string): Promise<StandingCourse[]> {
  const rows = await db
    .select()
    .from(courses)
    .where(slug === undefined ? undefined : eq(courses.slug, slug))
    .orderBy(asc(courses.position), asc(courses.slug))
  const taught = await db
    .select({
      course: lessonWords.course,
      lesson: lessonWords.lesson,
      headword: words.headword,
      zh: lessonWords.zh,
    })
    .from(lessonWords)
    .innerJoin(words, eq(words.id, lessonWords.wordId))
    .where(slug === undefined ? undefined : eq(lessonWords.course, slug))
    .orderBy(asc(lessonWords.lesson), asc(lessonWords.position))
  const byLesson = Map.groupBy(taught, ({ course, lesson }) => `${course} ${lesson}`)
  return rows.map((row) => ({
    slug: row.slug,
    title: row.title,
    lessons: row.lessons.map(({ title, aim, scene }, index) => ({
      about: { title_zh: title.zh, title_en: title.en, aim_zh: aim.zh, aim_en: aim.en },
      words: (byLesson.get(`${row.slug} ${index + 1}`) ?? []).map(({ headword, zh }) => ({ headword, zh })),
      scene: scene.map(({ speaker, en, zh }) => ({ speaker, en, zh })),
    })),
  }))
}

/** Edits of a course, also those that were taken back; of all courses without a slug. */
export const readLessonEdits = (db: Reader, slug?: string): Promise<LessonEdit[]> =>
  db
    .select()
    .from(lessonEdits)
    .where(slug === undefined ? undefined : eq(lessonEdits.course, slug))

/** The edits of one lesson by their block. */
export async function readEditsOfLesson(
  db: Reader,
  { course, number }: LessonRef,
): Promise<ReadonlyMap<LessonBlock, LessonEdit>> {
  const edits = await readLessonEdits(db, course)
  return new Map(edits.flatMap((edit) => (edit.lesson === number ? [[edit.block, edit]] : [])))
}

/** Slugs of courses with a standing edit. */
export async function readEditedCourses(db: Reader): Promise<string[]> {
  const rows = await db
    .selectDistinct({ course: lessonEdits.course })
    .from(lessonEdits)
    .where(isNotNull(lessonEdits.value))
  return rows.map(({ course }) => course)
}

/** The same hash for the same text in the same order. */
export function hashBlock(value: LessonBlockValue): string {
  const rows: readonly BlockRow[] = Array.isArray(value) ? value : [value]
  return hashRows(rows.map((row, position) => ({ ...row, position })))
}

type BlockSaves = { readonly [B in LessonBlock]?: LessonBlocks[B] | null }

/**
 * Puts blocks of a lesson in place of what stands; null brings the source back. The caller holds the lock of edits.
 *
 * @returns what was there and what is there now, of the blocks that changed
 */
export async function saveLessonBlocks(
  tx: Tx,
  ref: LessonRef,
  standing: LessonBlocks,
  saves: BlockSaves,
  { author, at }: { readonly author: { readonly id: string; readonly username: string }; readonly at: Date },
): Promise<{ before: Partial<LessonBlocks>; after: Partial<LessonBlocks> }> {
  const edits = await readEditsOfLesson(tx, ref)
  const saved: { before: Partial<LessonBlocks>; after: Partial<LessonBlocks> } = { before: {}, after: {} }
  for (const block of lessonBlocks) {
    const next = saves[block]
    if (next === undefined) continue
    const edit = edits.get(block)
    const isEdited = edit !== undefined && edit.value !== null
    const source = isEdited ? edit.source : standing[block]
    // What says the same as the source is no edit.
    const value = next === null || hashBlock(next) === hashBlock(source) ? null : next
    if (!isEdited && value === null) continue
    const sourceHash = hashBlock(source)
    await upsertEdit(tx, {
      course: ref.course,
      lesson: ref.number,
      block,
      value,
      source,
      previous: standing[block],
      sourceHash,
      writtenOver: sourceHash,
      version: (edit?.version ?? 0) + 1,
      authorId: author.id,
      author: author.username,
      at,
    })
    Object.assign(saved.before, { [block]: standing[block] })
    Object.assign(saved.after, { [block]: value ?? source })
  }
  if (Object.keys(saved.after).length > 0) await writeLesson(tx, ref, { ...standing, ...saved.after })
  return saved
}

async function upsertEdit(tx: Reader, row: typeof lessonEdits.$inferInsert): Promise<void> {
  const { course: _, lesson: __, block: ___, ...set } = row
  await tx
    .insert(lessonEdits)
    .values(row)
    .onConflictDoUpdate({ target: [lessonEdits.course, lessonEdits.lesson, lessonEdits.block], set })
}

/** Replaces the texts and the words of a lesson. */
async function writeLesson(tx: Tx, { course, number }: LessonRef, lesson: LessonBlocks): Promise<void> {
  const [row] = await tx
    .select({ lessons: courses.lessons })
    .from(courses)
    .where(eq(courses.slug, course))
    .for('update')
  if (!row) return
  await tx
    .update(courses)
    .set({ lessons: row.lessons.with(number - 1, lessonTextOf(lesson)) })
    .where(eq(courses.slug, course))
  await tx.delete(lessonWords).where(and(eq(lessonWords.course, course), eq(lessonWords.lesson, number)))
  await insertLessonWords(tx, course, [[number, lesson]])
}

/** A lesson as its course holds it. */
export const lessonTextOf = ({ about, scene }: LessonBlocks) => ({
  title: { zh: about.title_zh, en: about.title_en },
  aim: { zh: about.aim_zh, en: about.aim_en },
  scene,
})

/** Throws on a word that the dictionary does not hold. */
export async function insertLessonWords(
  tx: Reader,
  course: string,
  lessons: readonly (readonly [number: number, lesson: LessonBlocks])[],
): Promise<void> {
  const headwords = lessons.flatMap(([, lesson]) => lesson.words.map(({ headword }) => headword))
  if (headwords.length === 0) return
  const known = await tx
    .select({ id: words.id, headword: words.headword })
    .from(words)
    .where(inArray(words.headword, headwords))
  const ids = new Map(known.map(({ id, headword }) => [headword, id]))
  await tx.insert(lessonWords).values(
    lessons.flatMap(([lesson, { words: taught }]) =>
      taught.map(({ headword, zh }, position) => {
        const wordId = ids.get(headword)
        if (wordId === undefined) throw new Error(`The course ${course} names a word that is not known: ${headword}`)
        return { course, lesson, position, wordId, zh }
      }),
    ),
  )
}

/**
 * The lessons of a course with what administrators wrote put over what an import brings, which becomes the source of their edits. Words and
 * scene fit one another: where one of them is edited and the import changes the other, that one stays as it is too, as an edit of the same author.
 *
 * @param imported lessons in their order
 */
export async function applyLessonEdits(
  tx: Reader,
  course: string,
  imported: readonly LessonBlocks[],
): Promise<readonly LessonBlocks[]> {
  const edits = (await readLessonEdits(tx, course)).filter(({ value }) => value !== null)
  if (edits.length === 0) return imported
  const [standing] = await readStandingCourses(tx, course)
  const lessons: LessonBlocks[] = []
  for (const [index, lesson] of imported.entries()) {
    const own = edits.filter((edit) => edit.lesson === index + 1)
    const here = standing?.lessons[index]
    const values: Partial<LessonBlocks> = {}
    for (const edit of own) {
      await recordSource(tx, edit, lesson[edit.block])
      Object.assign(values, { [edit.block]: edit.value })
    }
    for (const [block, other] of [['words', 'scene'] as const, ['scene', 'words'] as const]) {
      const partner = own.find((edit) => edit.block === other)
      if (!partner || !here || values[block] || hashBlock(here[block]) === hashBlock(lesson[block])) continue
      await keepPartner(tx, partner, block, here[block], lesson[block])
      Object.assign(values, { [block]: here[block] })
    }
    lessons.push({ ...lesson, ...values })
  }
  return lessons
}

const recordSource = async (tx: Reader, { course, lesson, block }: LessonEdit, source: LessonBlockValue) => {
  await tx
    .update(lessonEdits)
    .set({ source, sourceHash: hashBlock(source) })
    .where(and(eq(lessonEdits.course, course), eq(lessonEdits.lesson, lesson), eq(lessonEdits.block, block)))
}

async function keepPartner(
  tx: Reader,
  partner: LessonEdit,
  block: LessonBlock,
  value: LessonBlockValue,
  source: LessonBlockValue,
): Promise<void> {
  const { course, lesson, authorId, author, at } = partner
  const hashes = { sourceHash: hashBlock(source), writtenOver: hashBlock(value) }
  await tx
    .insert(lessonEdits)
    .values({ course, lesson, block, value, source, previous: value, ...hashes, version: 1, authorId, author, at })
    .onConflictDoUpdate({
      target: [lessonEdits.course, lessonEdits.lesson, lessonEdits.block],
      set: {
        value,
        source,
        previous: value,
        ...hashes,
        version: sql`${lessonEdits.version} + 1`,
        authorId,
        author,
        at,
      },
    })
}
