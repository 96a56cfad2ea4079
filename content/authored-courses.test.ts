/** Our own courses: eight words a lesson, all of them in its scene. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { AuthoredCourse } from './authored-courses.ts'
import { readAuthoredCourses } from './authored-courses.ts'
import { readAuthoredWords } from './authored-words.ts'
import { holdsUnfitWord } from './denied.ts'
import type { Dictionary } from './dictionary.ts'
import { readDictionary } from './dictionary.ts'
import { openWordNet } from './sources/wordnet.ts'
import { spellingsOf } from './spellings.ts'

let courses: readonly AuthoredCourse[]
let dictionary: Dictionary
beforeAll(async () => {
  courses = await readAuthoredCourses()
  dictionary = await readDictionary(await openWordNet(), await readAuthoredWords())
}, 120_000)

const lessons = () =>
  courses.flatMap((course) => course.lessons.map((lesson, index) => ({ lesson, name: `${course.slug} ${index + 1}` })))

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

  test('every word is a headword, taught once in a course', () => {
    for (const { slug, lessons: own } of courses) {
      const words = own.flatMap((lesson) => lesson.words.map(({ headword }) => headword))
      expect(
        words.filter((word) => dictionary.headwords.get(word.toLowerCase())?.word !== word),
        slug,
      ).toEqual([])
      expect(new Set(words).size, slug).toBe(64)
    }
  })

  test('every word of a lesson is heard in its scene', () => {
    for (const { lesson, name } of lessons()) {
      const heard = new Set(lesson.scene.flatMap(({ en }) => en.toLowerCase().match(/[a-z'-]+/g) ?? []))
      const silent = lesson.words.filter(({ headword }) => {
        const entry = dictionary.headwords.get(headword.toLowerCase())
        return !spellingsOf(headword, entry?.forms.map(({ form }) => form) ?? []).some((word) => heard.has(word))
      })
      expect(silent, name).toEqual([])
    }
  })

  test('a line is one whole sentence in both languages', () => {
    for (const { lesson, name } of lessons()) {
      for (const { en, zh } of lesson.scene) {
        expect(en, name).toMatch(/^[A-Z].*[.?!]$/)
        expect(zh, name).toMatch(/[。？！]$/)
        expect(zh, name).not.toMatch(/[,?!]/)
        expect(holdsUnfitWord(en), en).toBe(false)
      }
    }
  })
})
