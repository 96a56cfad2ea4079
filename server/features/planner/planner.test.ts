// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteExamPlan, getExamPlan, listWordLists, saveExamPlan, type WordList } from '#contract/exam-plan'
import { createNote } from '#contract/notes'
import { startPractice } from '#contract/practice'
import { getReviews, markKnown } from '#contract/reviews'
import { addDays, dayIn } from '#rules/days'
import { createTestApp, DAY, type TestApp } from '#tests/app'
import { insertFixtureCourses } from '#tests/fixture-courses'
import type { Person } from '#tests/people'
import { practise } from '#tests/practise'
import { examPlans } from '../../db/schema/exam-plans.ts'

let app: TestApp
let ann: Person
let exam: { readonly list: WordList; readonly words: number }
beforeAll(async () => {
  app = await createTestApp()
  await insertFixtureCourses(app.db)
  const { lists } = await app.call(listWordLists, {}, (await app.user()).token)
  const found = lists.find(({ kind }) => kind === 'exam')
  if (!found) throw new Error('The content of tests has no exam.')
  exam = { list: { kind: 'exam', id: found.id }, words: found.words }
})
afterAll(() => app.close())
beforeEach(async () => {
  ann = await app.user()
})

const today = () => dayIn('Asia/Shanghai', app.now())
interface Choice {
  readonly exam_day?: string
  readonly minutes?: number
  readonly lists?: WordList[]
  readonly most_words?: number | null
}
const bodyOf = (given: Choice) => ({
  exam_day: addDays(today(), 30),
  minutes: 60,
  lists: [exam.list],
  most_words: null,
  ...given,
})
const made = async (given: Choice = {}, person = ann) => {
  const { plan } = await app.call(saveExamPlan, { body: bodyOf(given) }, person.token)
  if (!plan) throw new Error('There is no plan.')
  return plan
}
const read = async (person = ann) => (await app.call(getExamPlan, {}, person.token)).plan
const refused = (given: Choice, person = ann) => app.refused(saveExamPlan, { body: bodyOf(given) }, person.token)
const reviews = (person = ann) => app.call(getReviews, {}, person.token)

/** Practises these words right. */
async function learn(words: readonly string[], person = ann): Promise<void> {
  const practice = await app.call(
    startPractice,
    { body: { id: randomUUID(), words: [...words], kinds: ['type_word'] } },
    person.token,
  )
  await practise(app, person.token, practice)
}

describe('a plan', () => {
  test('is what the learner chose, with the day that follows from it, and nobody else’s', async () => {
    expect(await read()).toBeNull()
    const plan = await made()
    expect(plan).toMatchObject({ days_left: 30, minutes: 60, words: exam.words, begun: 0, left_out: 0, ways: null })
    // 28 days with new words, of which a new learner is expected to miss one in twenty.
    expect(plan.per_day).toBe(Math.ceil(exam.words / (1 + 27 * 0.95)))
    expect(plan.today).toMatchObject({ begun: 0, left: plan.per_day })
    expect(plan.today.words).toHaveLength(plan.per_day)
    expect(plan.curve.at(-1)).toMatchObject({ day: plan.exam_day })
    expect(await read()).toEqual(plan)
    expect(await read(await app.user())).toBeNull()
  })

  test('today’s words are begun one after the other, and home counts the same', async () => {
    const plan = await made()
    const [first = ''] = plan.today.words
    await learn([first])
    const after = await read()
    expect(after?.per_day).toBe(plan.per_day)
    expect(after?.today).toMatchObject({ begun: 1, left: plan.per_day - 1 })
    expect(after?.today.words).not.toContain(first)
    expect((await reviews()).new_words).toMatchObject({
      per_day: plan.per_day,
      begun: 1,
      left: plan.per_day - 1,
      planned: true,
    })
  })

  test('days without learning are spread over those that are left', async () => {
    const plan = await made({ exam_day: addDays(today(), 12) })
    app.advance(6 * DAY)
    const later = await read()
    expect(later).toMatchObject({ days_left: 6, left_out: 0 })
    expect(later?.per_day).toBeGreaterThan(plan.per_day)
  })

  test('a word marked as known is known on the day, and asks for nothing', async () => {
    const plan = await made()
    const [first = ''] = plan.today.words
    const practice = await app.call(startPractice, { body: { id: randomUUID(), words: [first] } }, ann.token)
    const id = practice.words.find(({ headword }) => headword === first)?.id ?? 0
    await app.call(markKnown, { body: { word_ids: [id], known: true } }, ann.token)
    const after = await read()
    expect(after).toMatchObject({ words: exam.words, begun: 1 })
    expect(after?.today.words).not.toContain(first)
  })

  test('says what would make it feasible, and each way does', async () => {
    const plan = await made({ exam_day: addDays(today(), 3), minutes: 5 })
    expect(plan.left_out).toBeGreaterThan(0)
    const { exam_day, minutes, most_words } = plan.ways ?? {}
    for (const way of [exam_day && { exam_day }, minutes && { minutes }, most_words && { most_words }]) {
      if (!way) continue
      expect(await made({ exam_day: plan.exam_day, minutes: 5, ...way })).toMatchObject({ left_out: 0, ways: null })
    }
    expect(exam_day ?? minutes ?? most_words).toBeTruthy()
  })

  test('is over after the exam, and new words are what they were', async () => {
    await made({ exam_day: addDays(today(), 1) })
    app.advance(DAY)
    expect(await read()).toMatchObject({ days_left: 0, per_day: 0 })
    app.advance(DAY)
    expect(await read()).toMatchObject({ days_left: -1, curve: [], ways: null })
    expect((await reviews()).new_words.planned).toBeUndefined()
  })

  test('ends when the learner wants, and can be ended twice', async () => {
    await made()
    await app.call(deleteExamPlan, {}, ann.token)
    await app.call(deleteExamPlan, {}, ann.token)
    expect(await read()).toBeNull()
    expect((await reviews()).new_words.planned).toBeUndefined()
    expect(await app.db.$count(examPlans, eq(examPlans.userId, ann.id))).toBe(0)
  })
})

describe('what a plan can be for', () => {
  test('own notes, own words too; each word counts once', async () => {
    const { today: first } = await made()
    const [word = ''] = first.words
    const id = randomUUID()
    const entries = [{ word }, { word: 'floofy', meaning: 'soft' }]
    const note = { id, title: 'Mine', sections: [{ title: 'S', pages: [{ title: 'P', entries }] }] }
    await app.call(createNote, { body: note }, ann.token)
    const list = { kind: 'note' as const, id }
    const { lists } = await app.call(listWordLists, {}, ann.token)
    expect(lists).toContainEqual({ ...list, title: { zh: 'Mine', en: 'Mine' }, words: 2 })
    const plan = await made({ lists: [list] })
    expect(plan).toMatchObject({ words: 2, lists: [{ id }] })
    expect(plan.today.words.length + plan.left_out).toBeGreaterThan(0)
    expect((await made({ lists: [exam.list, list] })).words).toBe(exam.words + 1)
    // A note of somebody else has no words here.
    const bo = await app.user()
    expect(await refused({ lists: [list] }, bo)).toMatchObject({ code: 'plan_without_words' })
  })

  test('courses, and fewer words than the lists have', async () => {
    const { lists } = await app.call(listWordLists, {}, ann.token)
    const course = lists.find(({ kind }) => kind === 'course')
    if (!course) throw new Error('The content of tests has no course.')
    const list = { kind: 'course' as const, id: course.id }
    expect((await made({ lists: [list] })).words).toBe(course.words)
    const few = await made({ lists: [list], most_words: 3 })
    expect(few).toMatchObject({ words: 3, most_words: 3 })
    await learn(few.today.words.slice(0, 1))
    expect(await read()).toMatchObject({ words: 3, begun: 1 })
  })

  test.each([0, -1, 365, 400])('no day %d days from now', async (days) => {
    expect(await refused({ exam_day: addDays(today(), days) })).toMatchObject({ code: 'exam_day_invalid' })
  })

  test.each(['not-there', randomUUID()])('no list %s', async (id) => {
    for (const kind of ['exam', 'course', 'note'] as const)
      expect(await refused({ lists: [{ kind, id }] })).toMatchObject({ code: 'plan_without_words' })
  })
})
