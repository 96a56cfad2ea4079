/** Our own courses, judged as the server judges what administrators write into them. */
import { CONTENT_TIMEOUT, readContent } from '#tests/content'
import { beforeAll, describe, expect, test } from 'vitest'
import { lessonBlocksOf } from './authored-courses.ts'
import { findLessonFaults, type TaughtWord } from './authoring/lesson-faults.ts'
import type { ContentRows } from './rows.ts'

let courses: ContentRows['courses']
let dictionary: ReadonlyMap<string, TaughtWord>
beforeAll(async () => {
  const rows = await readContent()
  courses = rows.courses
  const senses = Map.groupBy(rows.senses, ({ headword }) => headword)
  const forms = Map.groupBy(rows.forms, ({ headword }) => headword)
  dictionary = new Map(
    rows.words.map((word) => [
      word.headword,
      {
        ...word,
        senses: senses.get(word.headword) ?? [],
        forms: (forms.get(word.headword) ?? []).map(({ form }) => form),
      },
    ]),
  )
}, CONTENT_TIMEOUT)

describe('courses', () => {
  test('six courses, from the first hello to an opinion', () => {
    expect(courses.map(({ slug }) => slug)).toEqual([
      'starter',
      'home-and-food',
      'out-and-about',
      'school-and-campus',
      'work-and-technology',
      'stories-and-opinions',
    ])
  })

  test('no lesson has a formal fault', () => {
    const faults = courses.flatMap(({ slug, lessons }) =>
      lessons.flatMap((lesson, index) => {
        const others = lessons.filter((other) => other !== lesson).flatMap(({ words }) => words)
        return findLessonFaults(lessonBlocksOf(lesson), {
          findWord: (headword) => dictionary.get(headword),
          taughtElsewhere: new Set(others.map(({ headword }) => headword)),
        }).map((fault) => ({ lesson: `${slug} ${index + 1}`, ...fault }))
      }),
    )
    expect(faults).toEqual([])
  })
})
