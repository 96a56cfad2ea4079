/** Courses open one after the other, and so do the lessons of a course; what is completed stays so, whatever new content brings. */
import type { Course, CourseSummary, Lesson, LessonSummary } from '#contract/courses'
import { sceneSentenceId } from '#contract/sentence-ids'
import type { Practice, PracticeResult } from '#contract/practice'
import { statesAlong } from '#rules/courses'
import { lessonQuestions } from '#rules/lesson-questions'
import { seededRandom } from '#rules/random'
import { wordsOfSentence } from '#rules/tiles'
import type { Reader } from '../../db/client.ts'
import type { LessonRef } from '../../db/lesson-edits.store.ts'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import {
  findOpen,
  finishIn,
  issue,
  listens,
  readNeighbours,
  readQuestionWords,
  repeated,
  speaks,
  withWordsApart,
  type OnFinished,
} from '../practice/index.ts'
import { readNewWords } from '../reviews/index.ts'
import { openLexicon, readRunWords, type Lexicon, type LexiconSource } from '../words/index.ts'
import {
  countWords,
  keepResult,
  readCourses,
  readLessonWords,
  readResults,
  type CourseRow,
  type Result,
} from './courses.store.ts'

interface Way {
  readonly courses: readonly { readonly row: CourseRow; readonly summary: CourseSummary }[]
  readonly results: readonly Result[]
}

type Place = LessonRef

export const placeOf = ({ course, number }: { course: string; number: string }): Place => ({
  course,
  number: Number(number),
})

const sourceOf = ({ course, number }: Place): string => `lesson/${course}/${number}`

function placeOfSource(source: string): Place | null {
  const [, course, number] = /^lesson\/([^/]+)\/(\d+)$/.exec(source) ?? []
  return course === undefined ? null : { course, number: Number(number) }
}

/** Every course with how far the learner is. */
async function readWay(db: Reader, { userId }: Session): Promise<Way> {
  const [rows, words, results] = await Promise.all([readCourses(db), countWords(db), readResults(db, userId)])
  const done = ({ slug, lessons }: CourseRow) =>
    results.filter(({ course, lesson }) => course === slug && lesson <= lessons.length).length
  const states = statesAlong(rows.map((row) => row.lessons.length > 0 && done(row) >= row.lessons.length))
  return {
    results,
    courses: rows.map((row, index) => ({
      row,
      summary: {
        slug: row.slug,
        title: row.title,
        aim: row.aim,
        lessons: row.lessons.length,
        completed: done(row),
        words: words.get(row.slug) ?? 0,
        state: states[index] ?? 'locked',
      },
    })),
  }
}

export async function list({ db }: Deps, session: Session): Promise<{ courses: CourseSummary[] }> {
  return { courses: (await readWay(db, session)).courses.map(({ summary }) => summary) }
}

function lessonsOf(
  { slug, lessons }: CourseRow,
  state: CourseSummary['state'],
  results: readonly Result[],
): LessonSummary[] {
  const own = new Map(results.filter(({ course }) => course === slug).map((result) => [result.lesson, result]))
  const states = statesAlong(lessons.map((_, index) => own.has(index + 1)))
  return lessons.map(({ title, aim }, index): LessonSummary => {
    const best = own.get(index + 1)
    const here = states[index] ?? 'locked'
    return {
      number: index + 1,
      title,
      aim,
      state: state === 'locked' && here === 'unlocked' ? 'locked' : here,
      best: best ? { right: best.right, total: best.total } : null,
    }
  })
}

export async function readCourse({ db }: Deps, session: Session, slug: string): Promise<Course> {
  const { courses, results } = await readWay(db, session)
  const found = courses.find(({ row }) => row.slug === slug)
  if (!found) throw new HttpError('not_found')
  const { row, summary } = found
  const own = results.filter(({ course }) => course === slug)
  const last = own.toSorted((a, b) => a.completedAt.getTime() - b.completedAt.getTime()).at(-1)
  return {
    slug,
    title: row.title,
    aim: row.aim,
    state: summary.state,
    lessons: lessonsOf(row, summary.state, results),
    certificate:
      summary.state === 'completed' && last
        ? {
            name: session.user.username,
            completed_at: last.completedAt.toISOString(),
            words: summary.words,
            right: own.reduce((sum, { right }) => sum + right, 0),
            total: own.reduce((sum, { total }) => sum + total, 0),
          }
        : null,
  }
}

/** The lesson, if it is open to the learner. Throws not_found, course_locked, lesson_locked. */
async function admit(db: Reader, session: Session, { course, number }: Place) {
  const { courses, results } = await readWay(db, session)
  const found = courses.find(({ row }) => row.slug === course)
  const text = found?.row.lessons[number - 1]
  if (!found || !text) throw new HttpError('not_found')
  const { row, summary } = found
  const state = lessonsOf(row, summary.state, results)[number - 1]?.state
  if (state === 'locked') throw new HttpError(summary.state === 'locked' ? 'course_locked' : 'lesson_locked')
  return { row, text, completed: state === 'completed' }
}

export async function readLesson({ db, now }: Deps, session: Session, place: Place): Promise<Lesson> {
  const { row, text, completed } = await admit(db, session, place)
  const at = now()
  const [taught, open, newWords] = await Promise.all([
    readLessonWords(db, place.course, place.number),
    findOpen(db, session.userId, sourceOf(place), at),
    readNewWords(db, session, at),
  ])
  const words = new Map(
    (
      await readRunWords(
        db,
        taught.map(({ wordId }) => wordId),
      )
    ).map((word) => [word.id, word]),
  )
  return {
    course: row.slug,
    course_title: row.title,
    number: place.number,
    title: text.title,
    aim: text.aim,
    words: taught.flatMap(({ wordId, zh }) => {
      const word = words.get(wordId)
      return word ? [{ ...word, sense: zh }] : []
    }),
    scene: text.scene.map((line, index) => ({ id: sceneSentenceId(row.slug, place.number, index + 1), ...line })),
    open,
    completed,
    next: place.number < row.lessons.length ? place.number + 1 : null,
    new_words: newWords,
  }
}

export async function start(
  deps: Deps,
  source: LexiconSource,
  session: Session,
  place: Place,
  { id, listening, speaking }: { id: string; listening?: boolean | undefined; speaking?: boolean | undefined },
): Promise<Practice> {
  const before = await repeated(deps, session, id)
  if (before) return before
  const { db } = deps
  const { text } = await admit(db, session, place)
  const lexicon = await openLexicon(deps, source)
  const taught = await readLessonWords(db, place.course, place.number)
  const found = await readQuestionWords(
    db,
    taught.map(({ wordId }) => wordId),
  )
  const words = await withWordsApart(db, session, found, deps.now())
  const questions = lessonQuestions({
    words,
    sentences: sentencesOf(lexicon, text.scene, new Set(words.map((word) => word.id))),
    pool: await readNeighbours(db, words),
    listening: listening !== false && listens(session, deps.now()),
    speaking: speaks(deps, session, { speaking }, deps.now()),
    short: place.number === 1,
    random: seededRandom(`${session.userId} ${id}`),
  })
  if (questions.length === 0) throw new HttpError('content_loading')
  return issue(deps, session, { id, source: sourceOf(place), questions })
}

/** The shortest sentence of the scene for each word, in any inflected form; words without one are left out. */
function sentencesOf(lexicon: Lexicon, scene: readonly { en: string; zh: string }[], ids: ReadonlySet<number>) {
  const found = new Map<number, { en: string; zh: string }>()
  for (const { en, zh } of scene.toSorted((a, b) => b.en.length - a.en.length)) {
    for (const word of wordsOfSentence(en)) {
      const id = lexicon.resolve(word)?.entry.id
      if (id !== undefined && ids.has(id)) found.set(id, { en, zh })
    }
  }
  return found
}

/** Ends the exercises and completes the lesson. Throws answer_foreign for a practice of something else. */
export const finish = ({ db, now, live }: Deps, session: Session, place: Place, id: string): Promise<PracticeResult> =>
  db.transaction(async (tx) => {
    const finished = await finishIn(tx, session, id, now())
    if (finished.source !== sourceOf(place)) throw new HttpError('answer_foreign')
    await completeLesson(tx, session, finished)
    await live.tell(tx, session.userId, 'stats')
    return finished.result
  })

/** Completes the lesson whose exercises a practice was, by whichever call it ended; other practices are left alone. */
export const completeLesson: OnFinished = async (tx, { userId }, { source, result, honest, at }) => {
  const place = placeOfSource(source)
  if (!place || !honest) return
  await keepResult(tx, userId, {
    course: place.course,
    lesson: place.number,
    right: result.right_at_first_try,
    total: result.total,
    completedAt: at,
  })
}
