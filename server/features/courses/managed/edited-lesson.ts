/** Reads a lesson as an administrator edits it. */
import { type EditedLesson, type LessonBlock, type LessonBlocks, type LessonChanges } from '#contract/course-manager'
import { lessonBlocks } from '#contract/word-lists'
import type { Reader } from '../../../db/client.ts'
import {
  hashBlock,
  readEditsOfLesson,
  readStandingCourses,
  type LessonEdit,
  type LessonRef,
  type StandingCourse,
} from '../../../db/lesson-edits.store.ts'
import { HttpError } from '../../../http/errors.ts'
import { readDraft, readOtherEditors } from './lesson-drafts.store.ts'
import { readKnownWords } from './taught-words.store.ts'

/** Throws not_found. */
export async function getStandingLesson(
  db: Reader,
  { course, number }: LessonRef,
): Promise<{ course: StandingCourse; lesson: LessonBlocks }> {
  const [standing] = await readStandingCourses(db, course)
  const lesson = standing?.lessons[number - 1]
  if (!standing || !lesson) throw new HttpError('not_found')
  return { course: standing, lesson }
}

/** Throws not_found. */
export async function readEditedLesson(db: Reader, ref: LessonRef, userId: string, now: Date): Promise<EditedLesson> {
  const { course, lesson } = await getStandingLesson(db, ref)
  const edits = await readEditsOfLesson(db, ref)
  const draft = await readDraft(db, ref, userId)
  const blocks: Record<string, unknown> = {}
  for (const block of lessonBlocks) blocks[block] = blockState(lesson[block], edits.get(block))
  const edited = {
    course: course.slug,
    course_title: course.title,
    number: ref.number,
    lessons: course.lessons.length,
    // Each key was filled with the state of its block.
    blocks: blocks as EditedLesson['blocks'],
    draft,
    editors: await readOtherEditors(db, ref, userId, now),
  }
  const { value, source, previous } = edited.blocks.words
  const taught = [...value, ...(source ?? []), ...(previous ?? []), ...wordsOfDraft(draft?.changes)]
  return {
    ...edited,
    known_words: await readKnownWords(
      db,
      taught.map(({ headword }) => headword),
    ),
  }
}

/** The words that changes name. */
export const wordsOfDraft = (changes: LessonChanges | undefined): LessonBlocks['words'] => changes?.words?.value ?? []

function blockState<B extends LessonBlock>(value: LessonBlocks[B], edit: LessonEdit | undefined) {
  const isEdited = edit !== undefined && edit.value !== null
  const source = isEdited ? edit.source : null
  const shown = [value, ...(source === null ? [] : [source])].map(hashBlock)
  return {
    value,
    source,
    previous: edit && !shown.includes(hashBlock(edit.previous)) ? edit.previous : null,
    version: edit?.version ?? 0,
    edit: isEdited
      ? { author: edit.author, at: edit.at.toISOString(), source_changed: edit.sourceHash !== edit.writtenOver }
      : null,
  }
}
