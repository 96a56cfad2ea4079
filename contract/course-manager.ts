/** How administrators edit the lessons of courses: the blocks of a lesson, what an edit replaced, and drafts. */
import * as z from 'zod/mini'
import { RunWord } from './challenges.ts'
import { endpoint } from './core.ts'
import { CourseSlug, LessonPlace } from './courses.ts'
import { BlockEdit, blockChange, Editors } from './edited-blocks.ts'
import { message } from './messages.ts'
import { Bilingual, Cursor, Instant, text } from './patterns.ts'
import { lessonFlags } from './word-lists.ts'

/** Longest texts of a field, and most rows of a list; the formal checks of the content are stricter. */
const name = text(200).check(z.trim())
const sentence = text(500).check(z.trim())
const list = <T extends z.ZodMiniType>(row: T) => z.array(row).check(z.maxLength(40, message('field_invalid')))

/** Each block of a lesson that is edited as a whole. */
export const LessonBlocks = z.strictObject({
  /** What the lesson is called, and what one can do afterwards. */
  about: z.strictObject({ title_zh: name, title_en: name, aim_zh: sentence, aim_en: sentence }),
  /** Headwords in their order, each in the sense that is meant here. */
  words: list(z.strictObject({ headword: name, zh: name })),
  /** Said in turn; without a speaker by a narrator. */
  scene: list(z.strictObject({ speaker: z.nullable(name), en: sentence, zh: sentence })),
})
export type LessonBlocks = z.infer<typeof LessonBlocks>
export type LessonBlock = keyof LessonBlocks

const { shape } = LessonBlocks

/** A block as learners have it, and what else there is to bring back. */
const state = <T extends z.ZodMiniType>(value: T) =>
  z.object({
    value,
    /** What the built content says; null while the block is the content's own. */
    source: z.nullable(value),
    /** What stood before the last save, where that is neither `value` nor `source`. */
    previous: z.nullable(value),
    /** Counts the changes of this block. A change names the version that it was made over. */
    version: z.int(),
    edit: BlockEdit,
  })

export const LessonChanges = z.strictObject({
  about: blockChange(shape.about),
  words: blockChange(shape.words),
  scene: blockChange(shape.scene),
})
export type LessonChanges = z.infer<typeof LessonChanges>

export const EditedLesson = z.object({
  course: z.string(),
  course_title: Bilingual,
  number: z.int(),
  /** Lessons of the course. */
  lessons: z.int(),
  blocks: z.object({ about: state(shape.about), words: state(shape.words), scene: state(shape.scene) }),
  /** The words that the lesson, its source or the draft of the caller names, as lists show them. */
  known_words: z.array(RunWord),
  /** What this administrator has not saved yet. */
  draft: z.nullable(z.object({ changes: LessonChanges, at: Instant })),
  editors: Editors,
})
export type EditedLesson = z.infer<typeof EditedLesson>

export const LessonFlag = z.enum(lessonFlags)
export type LessonFlag = z.infer<typeof LessonFlag>

export const ManagedLesson = z.object({
  course: z.string(),
  number: z.int(),
  title: Bilingual,
  /** Headwords in their order. */
  words: z.array(z.string()),
  /** The first line of the scene that holds what was searched for. */
  matching_line: z.nullable(Bilingual),
  edited: z.boolean(),
  source_changed: z.boolean(),
})
export type ManagedLesson = z.infer<typeof ManagedLesson>

export const adminListLessons = endpoint({
  method: 'GET',
  path: '/api/admin/lessons',
  access: 'admin',
  limit: 'api',
  summary:
    'Lessons of all courses in their order. `q` is part of a title, an aim, a word or a line, in either language.',
  query: z.strictObject({
    q: z.optional(text(64)),
    course: z.optional(CourseSlug),
    flag: z.optional(LessonFlag),
    cursor: z.optional(Cursor),
  }),
  response: z.object({
    courses: z.array(z.object({ slug: z.string(), title: Bilingual })),
    items: z.array(ManagedLesson),
    next: z.nullable(z.string()),
  }),
})

export const adminGetLesson = endpoint({
  method: 'GET',
  path: '/api/admin/courses/{course}/lessons/{number}',
  access: 'admin',
  limit: 'api',
  summary: 'A lesson block by block, each with its source and its edit, with the draft of the caller.',
  params: LessonPlace,
  response: EditedLesson,
  errors: ['not_found'],
})

export const saveLesson = endpoint({
  method: 'PUT',
  path: '/api/admin/courses/{course}/lessons/{number}',
  access: 'admin',
  limit: 'api',
  summary:
    'Saves changes of blocks, all or none, over the versions they name. Faults come as `faults`, changes of others in between as `conflicts`.',
  params: LessonPlace,
  body: z.strictObject({ changes: LessonChanges }),
  response: EditedLesson,
  errors: ['not_found', 'edit_conflict'],
})

export const saveLessonDraft = endpoint({
  method: 'PUT',
  path: '/api/admin/courses/{course}/lessons/{number}/draft',
  access: 'admin',
  limit: 'api',
  summary:
    'Keeps unsaved changes of the caller, unchecked; without any change the draft is removed. Answers the words that it names.',
  params: LessonPlace,
  body: z.strictObject({ changes: LessonChanges }),
  response: z.object({ known_words: z.array(RunWord) }),
  errors: ['not_found'],
})
