/** Saves what an administrator wrote about a lesson, over the built content and in one transaction. */
import { findLessonFaults, type LessonFault } from '#content/authoring/lesson-faults'
import { type EditedLesson, type LessonBlock, type LessonBlocks, type LessonChanges } from '#contract/course-manager'
import { lessonBlocks } from '#contract/word-lists'
import type { BlockConflict, BlockFault } from '#contract/edited-blocks'
import type { Language } from '#contract/locales'
import type { Tx } from '../../../db/client.ts'
import {
  hashBlock,
  readEditsOfLesson,
  saveLessonBlocks,
  type LessonEdit,
  type LessonRef,
} from '../../../db/lesson-edits.store.ts'
import { lockEdits } from '../../../db/word-edits.store.ts'
import type { Deps } from '../../../deps.ts'
import type { Session } from '../../../http/context.ts'
import { HttpError } from '../../../http/errors.ts'
import { logAdmin } from '../../admin/index.ts'
import { getStandingLesson, readEditedLesson } from './edited-lesson.ts'
import { faultText } from './fault-texts.ts'
import { deleteDraft } from './lesson-drafts.store.ts'
import { describeLesson } from './describe-lesson.ts'
import { readTaughtWords } from './taught-words.store.ts'

interface Editor {
  readonly session: Session
  readonly language: Language
}

type NextBlocks = { readonly [B in LessonBlock]?: LessonBlocks[B] | null }

/** All changes or none. Throws not_found, input_invalid with `faults`, and edit_conflict with `conflicts` and the `lesson` as it is now. */
export async function saveLesson(
  { db, now }: Deps,
  { session, language }: Editor,
  ref: LessonRef,
  changes: LessonChanges,
): Promise<EditedLesson> {
  const at = now()
  return db.transaction(async (tx) => {
    await lockEdits(tx)
    const { course, lesson } = await getStandingLesson(tx, ref)
    const edits = await readEditsOfLesson(tx, ref)
    const next = findNextBlocks(changes, lesson, edits)
    const conflicts = findConflicts(changes, next, edits)
    if (conflicts.length > 0)
      throw new HttpError('edit_conflict', {
        extra: { conflicts, lesson: await readEditedLesson(tx, ref, session.userId, at) },
      })
    const elsewhere = course.lessons.filter((_, index) => index !== ref.number - 1).flatMap(({ words }) => words)
    await assertFormal(tx, withNextBlocks(lesson, next, edits), next, elsewhere, language)
    const author = { id: session.userId, username: session.user.username }
    const { before, after } = await saveLessonBlocks(tx, ref, lesson, next, { author, at })
    if (Object.keys(after).length > 0)
      await logAdmin(tx, session, {
        action: 'lesson.update',
        subject: `${ref.course}/${ref.number}`,
        ...describeLesson(before, after),
        at,
      })
    await deleteDraft(tx, ref, session.userId)
    return readEditedLesson(tx, ref, session.userId, at)
  })
}

/** What there is to save. A call that comes again after its answer was lost asks for what stands already: nothing is left of it. */
function findNextBlocks(
  changes: LessonChanges,
  standing: LessonBlocks,
  edits: ReadonlyMap<LessonBlock, LessonEdit>,
): NextBlocks {
  const next: Record<string, unknown> = {}
  for (const block of lessonBlocks) {
    const change = changes[block]
    if (!change) continue
    const edit = edits.get(block)
    const isRepeated =
      (edit?.version ?? 0) === change.version + 1 &&
      (change.value === null ? edit?.value === null : hashBlock(change.value) === hashBlock(standing[block]))
    if (!isRepeated) next[block] = change.value
  }
  // Each key was filled with the value of its block.
  return next as NextBlocks
}

function findConflicts(
  changes: LessonChanges,
  next: NextBlocks,
  edits: ReadonlyMap<LessonBlock, LessonEdit>,
): BlockConflict<LessonBlock>[] {
  return lessonBlocks.flatMap((block) => {
    const edit = edits.get(block)
    if (next[block] === undefined || !edit || edit.version === changes[block]?.version) return []
    return [{ block, version: edit.version, author: edit.author, at: edit.at.toISOString() }]
  })
}

/** The lesson as it would stand after the save. */
function withNextBlocks(
  standing: LessonBlocks,
  next: NextBlocks,
  edits: ReadonlyMap<LessonBlock, LessonEdit>,
): LessonBlocks {
  const lesson = { ...standing }
  for (const block of lessonBlocks) {
    const value = next[block]
    if (value === undefined) continue
    const edit = edits.get(block)
    const source = edit?.value ? edit.source : standing[block]
    Object.assign(lesson, { [block]: value ?? source })
  }
  return lesson
}

async function assertFormal(
  tx: Tx,
  lesson: LessonBlocks,
  next: NextBlocks,
  elsewhere: LessonBlocks['words'],
  language: Language,
): Promise<void> {
  const known = await readTaughtWords(
    tx,
    lesson.words.map(({ headword }) => headword),
  )
  const faults = findLessonFaults(lesson, {
    findWord: (headword) => known.get(headword),
    taughtElsewhere: new Set(elsewhere.map(({ headword }) => headword)),
  }).filter((fault) => concerns(fault, next))
  if (faults.length === 0) return
  throw new HttpError('input_invalid', {
    extra: {
      faults: faults.map(({ code, ...fault }): BlockFault<LessonBlock> => ({
        ...fault,
        message: faultText(code, language),
      })),
    },
  })
}

/** Words and scene are judged together, the title by itself: who changes one has to answer for both. */
const concerns = ({ block }: LessonFault, next: NextBlocks): boolean =>
  block === 'about' ? next.about !== undefined : next.words !== undefined || next.scene !== undefined
