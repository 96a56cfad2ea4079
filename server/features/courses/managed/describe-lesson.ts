/** A change of a lesson for the log: title and aim by field, words and lines by row, without what stayed. */
import type { LessonBlocks } from '#contract/course-manager'

type Fields = Record<string, string>

function fieldsOf({ about, words = [], scene = [] }: Partial<LessonBlocks>): Fields {
  return {
    ...about,
    ...Object.fromEntries(words.map(({ headword, zh }, row) => [`word_${row + 1}`, `${headword} ${zh}`])),
    ...Object.fromEntries(
      scene.map(({ speaker, en, zh }, row) => [
        `line_${row + 1}`,
        `${speaker === null ? '' : `${speaker}: `}${en} ${zh}`,
      ]),
    ),
  }
}

/** Both sides under the same keys, those that differ alone. */
export function describeLesson(
  before: Partial<LessonBlocks>,
  after: Partial<LessonBlocks>,
): { before: Fields; after: Fields } {
  const [from, to] = [fieldsOf(before), fieldsOf(after)]
  const changed = [...new Set([...Object.keys(from), ...Object.keys(to)])].filter((key) => from[key] !== to[key])
  const pick = (fields: Fields) =>
    Object.fromEntries(changed.flatMap((key) => (fields[key] === undefined ? [] : [[key, fields[key]]])))
  return { before: pick(from), after: pick(to) }
}
