import { randomUUID } from 'node:crypto'
import { finishLesson, getCourse, getLesson, listCourses, startLesson } from '#contract/courses'
import type { PracticeResult } from '#contract/practice'
import { createTestApp, DAY, type TestApp } from '#tests/app'
import { insertFixtureCourses } from '#tests/fixture-courses'
import type { Person } from '#tests/people'
import { answerAll, practise } from '#tests/practise'
import { toldScorer } from '#tests/scorers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { removeOtherCourses } from '../../db/content-courses.ts'
import { lessonResults } from '../../db/schema/courses.ts'

let app: TestApp
let ann: Person
beforeAll(async () => {
  app = await createTestApp({ scorer: toldScorer() })
  await insertFixtureCourses(app.db)
})
afterAll(() => app.close())
beforeEach(async () => {
  ann = await app.user()
})

const place = (course: string, number: number) => ({ course, number: String(number) })
const begin = (course: string, number: number, wishes: object = {}) =>
  app.call(startLesson, { params: place(course, number), body: { id: randomUUID(), ...wishes } }, ann.token)
async function learn(course: string, number: number, missed = 0): Promise<PracticeResult> {
  const practice = await begin(course, number)
  await answerAll(
    app,
    ann.token,
    practice,
    practice.words.slice(0, missed).map(({ id }) => id),
  )
  return app.call(finishLesson, { params: place(course, number), body: { id: practice.id } }, ann.token)
}
const courses = async () =>
  (await app.call(listCourses, {}, ann.token)).courses.map(
    ({ slug, state, completed }) => `${slug} ${state} ${completed}`,
  )
const refusal = async (course: string, number: number) =>
  (await app.refused(startLesson, { params: place(course, number), body: { id: randomUUID() } }, ann.token)).code

test('lessons open one after the other, and so do courses', async () => {
  expect(await courses()).toEqual(['first unlocked 0', 'second locked 0'])
  expect(await refusal('first', 2)).toBe('lesson_locked')
  expect(await refusal('second', 1)).toBe('course_locked')
  expect(await refusal('third', 1)).toBe('not_found')
  await learn('first', 1)
  expect(await courses()).toEqual(['first unlocked 1', 'second locked 0'])
  await learn('first', 2)
  expect(await courses()).toEqual(['first completed 2', 'second unlocked 0'])
  await learn('second', 1)
  expect(await courses()).toEqual(['first completed 2', 'second completed 1'])
})

test('a lesson asks its words in every kind, its sentences among them', async () => {
  const lesson = await app.call(getLesson, { params: place('first', 1) }, ann.token)
  expect(lesson.words.map(({ headword, sense }) => `${headword} ${sense}`)).toContain('dog 这里的dog')
  expect(lesson).toMatchObject({
    completed: false,
    next: 2,
    open: null,
    new_words: { begun: 0, left: 10, waiting: false },
  })
  const practice = await begin('first', 1)
  expect(new Set(practice.questions.map(({ kind }) => kind))).toEqual(
    new Set(['match_pairs', 'choose_picture', 'choose_meaning', 'spell_word', 'arrange_sentence', 'listen_and_type']),
  )
  expect(await app.call(getLesson, { params: place('first', 1) }, ann.token)).toMatchObject({ open: practice.id })
})

test('half of the words of a lesson are said where the learner allows the microphone', async () => {
  const { questions } = await begin('first', 1, { speaking: true })
  const idsOf = (asked: string) =>
    questions.flatMap((each) => (each.kind === asked && 'word_id' in each ? [each.word_id] : []))
  expect(idsOf('say_word')).toHaveLength(2)
  expect(idsOf('spell_word').filter((id) => idsOf('say_word').includes(id))).toEqual([])
})

test('the best result and the certificate stay, whatever another course or new content brings', async () => {
  await learn('first', 1)
  const again = await learn('first', 1, 2)
  expect(again.right_at_first_try).toBeLessThan(again.total)
  const before = await app.call(getCourse, { params: { course: 'first' } }, ann.token)
  expect(before.lessons[0]).toMatchObject({ state: 'completed', best: { right: 4, total: 4 } })
  expect(before.certificate).toBeNull()
  await learn('first', 2)
  const { certificate } = await app.call(getCourse, { params: { course: 'first' } }, ann.token)
  expect(certificate).toMatchObject({ name: ann.username, words: 8, right: 8, total: 8 })
  await removeOtherCourses(app.db, [])
  await insertFixtureCourses(app.db)
  expect(await courses()).toEqual(['first completed 2', 'second unlocked 0'])
})

test('a lesson whose exercises were ended as a practice is completed, once, with the result of that end', async () => {
  const practice = await begin('first', 1)
  const result = await practise(app, ann.token, practice)
  expect(await courses()).toEqual(['first unlocked 1', 'second locked 0'])
  const kept = () => app.db.select().from(lessonResults).where(eq(lessonResults.userId, ann.id))
  const before = await kept()
  app.advance(DAY)
  const again = await app.call(finishLesson, { params: place('first', 1), body: { id: practice.id } }, ann.token)
  expect(again).toEqual(result)
  expect(await kept()).toEqual(before)
  expect(before).toMatchObject([{ course: 'first', lesson: 1, right: 4, total: 4 }])
})

test('a lesson that an older server ended as a practice is completed by the next end', async () => {
  const practice = await begin('first', 1)
  await practise(app, ann.token, practice)
  await app.db.delete(lessonResults).where(eq(lessonResults.userId, ann.id))
  expect(await courses()).toEqual(['first unlocked 0', 'second locked 0'])
  await app.call(finishLesson, { params: place('first', 1), body: { id: practice.id } }, ann.token)
  expect(await courses()).toEqual(['first unlocked 1', 'second locked 0'])
})
