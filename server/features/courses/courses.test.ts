import { randomUUID } from 'node:crypto'
import { finishLesson, getCourse, getLesson, listCourses, startLesson } from '#contract/courses'
import type { PracticeResult } from '#contract/practice'
import { createTestApp, type TestApp } from '#tests/app'
import { insertFixtureCourses } from '#tests/fixture-courses'
import type { Person } from '#tests/people'
import { answerAll } from '#tests/practise'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { removeOtherCourses } from '../../db/content-courses.ts'

let app: TestApp
let ann: Person
beforeAll(async () => {
  app = await createTestApp()
  await insertFixtureCourses(app.db)
})
afterAll(() => app.close())
beforeEach(async () => {
  ann = await app.user()
})

const place = (course: string, number: number) => ({ course, number: String(number) })
const begin = (course: string, number: number) =>
  app.call(startLesson, { params: place(course, number), body: { id: randomUUID() } }, ann.token)
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
  expect(lesson).toMatchObject({ completed: false, next: 2, open: null, backlog: false })
  const practice = await begin('first', 1)
  expect(new Set(practice.questions.map(({ kind }) => kind))).toEqual(
    new Set(['match_pairs', 'choose_picture', 'choose_meaning', 'spell_word', 'arrange_sentence', 'listen_and_type']),
  )
  expect(await app.call(getLesson, { params: place('first', 1) }, ann.token)).toMatchObject({ open: practice.id })
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

test('a lesson is not completed by the answers to another one, nor by answers faster than a person', async () => {
  const practice = await begin('first', 1)
  await answerAll(app, ann.token, practice)
  expect(
    await app.refused(finishLesson, { params: place('first', 2), body: { id: practice.id } }, ann.token),
  ).toMatchObject({ code: 'answer_foreign' })
  expect(await courses()).toEqual(['first unlocked 0', 'second locked 0'])
})
