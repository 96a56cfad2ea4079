/** What the editor of lessons knows of blocks without drawing them. */
import type { RunWord } from '#contract/challenges'
import type { EditedLesson, LessonBlock, LessonBlocks, LessonChanges } from '#contract/course-manager'
import { sceneSentenceId } from '#contract/sentence-ids'

/** What the editor shows of a block: the change, else what stands. `value` null in a change is the source. */
export function shownBlock<B extends LessonBlock>(
  block: B,
  { blocks }: EditedLesson,
  changes: LessonChanges,
): LessonBlocks[B] {
  const change = changes[block]
  const { value, source } = blocks[block]
  const shown = change === undefined ? value : (change.value ?? source ?? value)
  // State, change and source of a block have the value of that block.
  return shown as LessonBlocks[B]
}

/** What a block says, row by row, each on a line of its own. */
export function blockText<B extends LessonBlock>(block: B, value: LessonBlocks[B]): string {
  const { about, words, scene } = { [block]: value } as Partial<LessonBlocks>
  const rows = [
    ...(about ? [about.title_zh, about.title_en, about.aim_zh, about.aim_en] : []),
    ...(words ?? []).map(({ headword, zh }) => `${headword} ${zh}`),
    ...(scene ?? []).map(({ speaker, en, zh }) => `${speaker === null ? '' : `${speaker}: `}${en} ${zh}`),
  ]
  return rows.map((row) => `\n${row}`).join('')
}

/** What the dictionary does not have stands in the preview as it was typed. */
const unknownWord = (headword: string, row: number): RunWord => ({
  id: -1 - row,
  headword,
  ipa_uk: null,
  ipa_us: null,
  meaning: { zh: '', en: '' },
  picture: null,
})

/** The lesson as learners will read it. */
export function previewOf(lesson: EditedLesson, changes: LessonChanges) {
  const about = shownBlock('about', lesson, changes)
  const known = new Map(lesson.known_words.map((word) => [word.headword, word]))
  return {
    number: lesson.number,
    title: { zh: about.title_zh, en: about.title_en },
    aim: { zh: about.aim_zh, en: about.aim_en },
    words: shownBlock('words', lesson, changes)
      .filter(({ headword }) => headword !== '')
      .map(({ headword, zh }, row) => ({ ...(known.get(headword) ?? unknownWord(headword, row)), sense: zh })),
    scene: shownBlock('scene', lesson, changes).map((line, index) => ({
      id: sceneSentenceId(lesson.course, lesson.number, index + 1),
      ...line,
    })),
  }
}

export type LessonPreviewed = ReturnType<typeof previewOf>
