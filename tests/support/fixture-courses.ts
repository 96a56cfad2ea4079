/** Two short courses for API tests: `first` of two lessons about animals, `second` of one about food. */
import { inArray } from 'drizzle-orm'
import type { Reader } from '../../server/db/client.ts'
import { courses, lessonWords } from '../../server/db/schema/courses.ts'
import { words } from '../../server/db/schema/words.ts'

const lessons = {
  first: [
    ['dog', 'cat', 'mouse', 'rabbit'],
    ['tiger', 'lion', 'cow', 'pig'],
  ],
  second: [['apple', 'pear', 'lemon', 'banana']],
}

const both = (en: string) => ({ zh: `关于${en}`, en })

const lessonOf = (headwords: readonly string[]) => ({
  title: both(headwords.join(' ')),
  aim: both('to talk about them'),
  scene: headwords.map((headword) => ({
    speaker: 'Mia',
    en: `Look, the ${headword} is over there.`,
    zh: '看，就在那边。',
  })),
})

export async function insertFixtureCourses(db: Reader): Promise<void> {
  const rows = await db
    .select({ id: words.id, headword: words.headword })
    .from(words)
    .where(inArray(words.headword, Object.values(lessons).flat(2)))
  const idOf = new Map(rows.map(({ id, headword }) => [headword, id]))
  for (const [index, [slug, taught]] of Object.entries(lessons).entries()) {
    await db.insert(courses).values({
      slug,
      position: index + 1,
      title: both(slug),
      aim: both('to know words'),
      lessons: taught.map(lessonOf),
    })
    await db.insert(lessonWords).values(
      taught.flatMap((headwords, lesson) =>
        headwords.map((headword, position) => ({
          course: slug,
          lesson: lesson + 1,
          position,
          wordId: idOf.get(headword) ?? 0,
          zh: `这里的${headword}`,
        })),
      ),
    )
  }
}
