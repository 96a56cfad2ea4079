/**
 * The courses that we wrote: one file each in authored/courses, whose name is the slug of its course. A lesson teaches eight words in a short
 * scene; the order of courses is their `position`.
 */
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LessonBlocks } from '#contract/course-manager'
import * as z from 'zod/mini'
import { SCENE_LINES, WORDS_PER_LESSON } from './authoring/lesson-faults.ts'
import { bothTexts, enText, zhText } from './texts.ts'

const FOLDER = fileURLToPath(new URL('./authored/courses/', import.meta.url))

const LESSONS_PER_COURSE = 8

const authoredLesson = z.strictObject({
  title: bothTexts,
  /** What one can do afterwards. */
  aim: bothTexts,
  /** Headwords of the dictionary, each with the sense that is meant here. */
  words: z.array(z.strictObject({ headword: enText, zh: zhText })).check(z.length(WORDS_PER_LESSON)),
  /** Said in turn; `speaker` is a name in Latin letters, or null for a narrator. */
  scene: z
    .array(z.strictObject({ speaker: z.nullable(enText), en: enText, zh: zhText }))
    .check(z.minLength(SCENE_LINES.least), z.maxLength(SCENE_LINES.most)),
})

const authoredCourse = z.strictObject({
  position: z.int().check(z.minimum(1)),
  title: bothTexts,
  aim: bothTexts,
  lessons: z.array(authoredLesson).check(z.length(LESSONS_PER_COURSE)),
})

export type AuthoredCourse = z.infer<typeof authoredCourse> & { readonly slug: string }

type AuthoredLesson = AuthoredCourse['lessons'][number]

/** A lesson of the files in the blocks that administrators edit. */
export const lessonBlocksOf = ({ title, aim, words, scene }: AuthoredLesson): LessonBlocks => ({
  about: { title_zh: title.zh, title_en: title.en, aim_zh: aim.zh, aim_en: aim.en },
  words,
  scene,
})

/** Every course in its order. Throws when a file breaks the shape or two stand at one position. */
export async function readAuthoredCourses(): Promise<readonly AuthoredCourse[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.json'))
  const courses = await Promise.all(
    files.map(async (file) => ({
      slug: basename(file, '.json'),
      ...authoredCourse.parse(JSON.parse(await readFile(join(FOLDER, file), 'utf8'))),
    })),
  )
  if (new Set(courses.map(({ position }) => position)).size < courses.length)
    throw new Error('Two courses stand at one position.')
  return courses.toSorted((a, b) => a.position - b.position)
}
