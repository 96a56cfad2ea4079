import { randomUUID } from 'node:crypto'
import { createClass, joinClass } from '#contract/classes'
import { assignTask } from '#contract/class-teaching'
import { classBounds } from '#contract/class-limits'
import { createNote } from '#contract/notes'
import { createTestApp, DAY, type TestApp } from '#tests/app'
import type { Person } from '#tests/people'
import { DEMO } from '#tests/play'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { classes, classMembers, classTasks } from '../../db/schema/classes.ts'

let app: TestApp
let teacher: Person
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  teacher = await app.user()
})

const make = (person = teacher, id: string = randomUUID()) =>
  app.call(createClass, { body: { id, name: 'Class 3' } }, person.token)
const rowsOf = (count: number, userId: string) =>
  Array.from({ length: count }, () => ({
    id: randomUUID(),
    userId,
    name: 'x',
    code: randomUUID().slice(0, 8),
    timeZone: 'Asia/Shanghai',
    createdAt: app.now(),
  }))
const level = { kind: 'level', category: DEMO.category, sub: null, difficulty: 'easy', level: 1 } as const
const dayAhead = (days: number) => new Date(app.now().getTime() + days * DAY).toISOString().slice(0, 10)

test('a name is asked for', async () => {
  expect(await app.refused(createClass, { body: { id: randomUUID(), name: ' ' } }, teacher.token)).toMatchObject({
    fields: { name: expect.anything() },
    code: 'class_name_required',
  })
})

test('a teacher has so many classes, a learner is in so many', async () => {
  await app.db.insert(classes).values(rowsOf(classBounds.taught, teacher.id))
  expect(await app.refused(createClass, { body: { id: randomUUID(), name: 'More' } }, teacher.token)).toMatchObject({
    code: 'class_limit',
  })
  const [ann, other] = [await app.user(), await app.user()]
  const rows = rowsOf(classBounds.attended, (await app.user()).id)
  await app.db.insert(classes).values(rows)
  await app.db
    .insert(classMembers)
    .values(rows.map((row) => ({ userId: ann.id, classId: row.id, name: 'Ann', joinedAt: app.now() })))
  const { code } = await make(other)
  expect(await app.refused(joinClass, { body: { code: code ?? '', name: 'Ann' } }, ann.token)).toMatchObject({
    code: 'class_limit',
  })
})

test('a class has so many open tasks', async () => {
  const { id } = await make()
  await app.db.insert(classTasks).values(
    Array.from({ length: classBounds.openTasks }, () => ({
      classId: id,
      id: randomUUID(),
      target: level,
      titleZh: 'x',
      titleEn: 'x',
      instruction: '',
      due: dayAhead(3),
      words: [],
      wordIds: [1],
      createdAt: app.now(),
    })),
  )
  const body = { id: randomUUID(), target: level, due: dayAhead(3), instruction: '' }
  expect(await app.refused(assignTask, { params: { id }, body }, teacher.token)).toMatchObject({
    code: 'class_task_limit',
  })
  expect(await app.db.$count(classTasks)).toBe(classBounds.openTasks)
})

test('a note without a word of the dictionary is no task', async () => {
  const { id } = await make()
  const pages = [{ title: 'Page', entries: [{ word: 'blorptastic', meaning: '没有这个词' }] }]
  const note = await app.call(
    createNote,
    { body: { id: randomUUID(), title: 'Own', tag: 'daily', sections: [{ title: 'All', pages }] } },
    teacher.token,
  )
  const target = { kind: 'note', note: note.id, from: 1, count: 10 } as const
  const body = { id: randomUUID(), target, due: dayAhead(3), instruction: '' }
  expect(await app.refused(assignTask, { params: { id }, body }, teacher.token)).toMatchObject({
    code: 'class_task_without_words',
  })
})
