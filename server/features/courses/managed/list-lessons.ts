/** The lessons of all courses as administrators find them. There are some fifty: they are read at once and filtered here. */
import type { adminListLessons, LessonBlocks, LessonFlag, ManagedLesson } from '#contract/course-manager'
import type * as z from 'zod/mini'
import type { Reader } from '../../../db/client.ts'
import { readLessonEdits, readStandingCourses, type LessonEdit } from '../../../db/lesson-edits.store.ts'
import { createCursor, cursorFields } from '../../../http/cursor.ts'

const PAGE = 24

const pages = createCursor({ from: cursorFields.offset })

interface Filter {
  readonly q?: string | undefined
  readonly course?: string | undefined
  readonly flag?: LessonFlag | undefined
  readonly cursor?: string | undefined
}

export async function listLessons(
  db: Reader,
  { q, course, flag, cursor }: Filter,
): Promise<z.infer<typeof adminListLessons.response>> {
  const from = pages.parse(cursor)?.from ?? 0
  const [courses, edits] = await Promise.all([readStandingCourses(db), readLessonEdits(db)])
  const byLesson = Map.groupBy(
    edits.filter(({ value }) => value !== null),
    (edit) => `${edit.course}/${edit.lesson}`,
  )
  const text = q?.trim().toLowerCase() ?? ''
  const lessons = courses
    .filter(({ slug }) => course === undefined || slug === course)
    .flatMap(({ slug, lessons: own }) =>
      own.flatMap((lesson, index) => {
        const matchingLine = text === '' ? null : findText(lesson, text)
        if (matchingLine === undefined) return []
        return [present(slug, index + 1, lesson, byLesson.get(`${slug}/${index + 1}`) ?? [], matchingLine)]
      }),
    )
    .filter((lesson) => flag === undefined || lesson[flag])
  const items = lessons.slice(from, from + PAGE)
  return {
    courses: courses.map(({ slug, title }) => ({ slug, title })),
    items,
    next: lessons.length > from + PAGE ? pages.format({ from: from + PAGE }) : null,
  }
}

/** The first line that holds a text; null where it is in title, aim or words; undefined where it is nowhere. */
function findText({ about, words, scene }: LessonBlocks, text: string): ManagedLesson['matching_line'] | undefined {
  const holds = (value: string) => value.toLowerCase().includes(text)
  const line = scene.find(({ speaker, en, zh }) => [speaker ?? '', en, zh].some(holds))
  if (line) return { zh: line.zh, en: line.en }
  const others = [...Object.values(about), ...words.flatMap(({ headword, zh }) => [headword, zh])]
  return others.some(holds) ? null : undefined
}

function present(
  course: string,
  number: number,
  { about, words }: LessonBlocks,
  edits: readonly LessonEdit[],
  matchingLine: ManagedLesson['matching_line'],
): ManagedLesson {
  return {
    course,
    number,
    title: { zh: about.title_zh, en: about.title_en },
    words: words.map(({ headword }) => headword),
    matching_line: matchingLine,
    edited: edits.length > 0,
    source_changed: edits.some(({ sourceHash, writtenOver }) => sourceHash !== writtenOver),
  }
}
