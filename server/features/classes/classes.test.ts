// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { blockOther } from '#contract/chat'
import {
  createClass,
  getClass,
  joinClass,
  leaveClass,
  listClasses,
  listClassTasks,
  previewClass,
  type TaskTarget,
} from '#contract/classes'
import {
  assignTask,
  deleteTask,
  endClass,
  exportClass,
  getClassProgress,
  getClassWords,
  removeMember,
  setJoinCode,
} from '#contract/class-teaching'
import { classBounds } from '#contract/class-limits'
import { listNotes } from '#contract/notes'
import { listNotifications } from '#contract/notifications'
import { startPractice } from '#contract/practice'
import { getReviews } from '#contract/reviews'
import { createTestApp, DAY, type TestApp } from '#tests/app'
import { openChat } from '#tests/chat'
import { insertFixtureCourses } from '#tests/fixture-courses'
import { entriesOf, makeNote } from '#tests/notes'
import type { Person } from '#tests/people'
import { answersFor, DEMO, play, send, start } from '#tests/play'
import { practise } from '#tests/practise'
import { findWordId } from '#tests/word-ids'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { classes, classMembers } from '../../db/schema/classes.ts'
import { knownWords } from '../../db/schema/memory.ts'
import { tellClasses } from './index.ts'

let app: TestApp
let teacher: Person
let ann: Person
let id: string
let code: string
beforeAll(async () => {
  app = await createTestApp()
  await insertFixtureCourses(app.db)
})
afterAll(() => app.close())
beforeEach(async () => {
  ;[teacher, ann] = [await app.user(), await app.user()]
  id = randomUUID()
  code = (await app.call(createClass, { body: { id, name: 'Class 3' } }, teacher.token)).code ?? ''
})

const join = (person: Person, name = 'Ann L.', by = code) =>
  app.call(joinClass, { body: { code: by, name } }, person.token)
const level: TaskTarget = { kind: 'level', category: DEMO.category, sub: null, difficulty: 'easy', level: 1 }
const dayAhead = (days: number) => new Date(app.now().getTime() + days * DAY).toISOString().slice(0, 10)
const assign = (target: TaskTarget, task: string = randomUUID(), due = dayAhead(7)) =>
  app.call(assignTask, { params: { id }, body: { id: task, target, due, instruction: 'By heart' } }, teacher.token)
const noteTarget = async (): Promise<TaskTarget> => {
  const note = await makeNote(app, teacher.token)
  return { kind: 'note', note: note.id, from: 1, count: 200 }
}
const attended = async (person = ann) => {
  const found = await app.call(getClass, { params: { id } }, person.token)
  if (found.role !== 'learner') throw new Error('not a learner of this class')
  return found
}
const table = () => app.call(getClassProgress, { params: { id }, query: {} }, teacher.token)
const practiceOf = async (person: Person, wordIds: readonly number[], missed: readonly number[] = []) => {
  const body = { id: randomUUID(), word_ids: [...wordIds], with_known: true, kinds: ['choose_meaning' as const] }
  await practise(app, person.token, await app.call(startPractice, { body }, person.token), missed)
}

describe('joining', () => {
  test('says first whose class it is, and leads in under the name that is shown', async () => {
    const read = { query: { code: ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} ` } }
    expect(await app.call(previewClass, read, ann.token)).toEqual({
      id,
      name: 'Class 3',
      teacher: teacher.username,
      joined: false,
    })
    expect(await join(ann)).toEqual({ id })
    const { teaching } = await app.call(listClasses, {}, teacher.token)
    expect(teaching).toMatchObject([{ id, members: 1, open_tasks: 0 }])
    const seen = JSON.stringify(await app.call(getClass, { params: { id } }, teacher.token))
    expect(seen).toContain('Ann L.')
    for (const secret of [ann.username, ann.id, ann.email]) expect(seen).not.toContain(secret)
  })

  test('twice is one membership, under the later name; making twice is one class', async () => {
    await join(ann)
    await join(ann, 'Ann')
    expect(await app.db.select().from(classMembers).where(eq(classMembers.classId, id))).toMatchObject([
      { name: 'Ann' },
    ])
    expect(await app.call(createClass, { body: { id, name: 'Again' } }, teacher.token)).toMatchObject({
      name: 'Class 3',
      code,
    })
    expect(await app.refused(createClass, { body: { id, name: 'Mine' } }, ann.token)).toMatchObject({
      code: 'not_found',
    })
  })

  test('is refused by an old code, by none, by a blocked learner, and to the teacher', async () => {
    const refused = (person: Person, by = code) =>
      app.refused(joinClass, { body: { code: by, name: 'x' } }, person.token)
    expect(await refused(teacher)).toMatchObject({ code: 'class_own' })
    const chat = await openChat(app, teacher, ann)
    await app.call(blockOther, { params: { id: chat }, body: { blocked: true } }, teacher.token)
    expect(await refused(ann)).toMatchObject({ code: 'class_code_unknown', status: 404 })
    const bo = await app.user()
    const renewed = await app.call(setJoinCode, { params: { id }, body: { open: true } }, teacher.token)
    expect(renewed.code).not.toBe(code)
    expect(await refused(bo)).toMatchObject({ code: 'class_code_unknown' })
    await join(bo, 'Bo', renewed.code ?? '')
    await app.call(setJoinCode, { params: { id }, body: { open: false } }, teacher.token)
    expect(await refused(await app.user(), renewed.code ?? '')).toMatchObject({ code: 'class_code_unknown' })
    expect((await attended(bo)).name).toBe('Class 3')
  })

  test('of any number at once the last seat is taken by one', async () => {
    const crowd = Array.from({ length: classBounds.members - 1 }, (_, index) => `crowd-${id.slice(0, 8)}-${index}`)
    const rows = await app.db
      .insert(users)
      .values(
        crowd.map((name) => ({
          username: name,
          inviteCode: name,
          role: 'user' as const,
          createdAt: app.now(),
          lastSeenAt: app.now(),
        })),
      )
      .returning({ id: users.id })
    await app.db
      .insert(classMembers)
      .values(rows.map((row) => ({ userId: row.id, classId: id, name: 'x', joinedAt: app.now() })))
    const people = await Promise.all(Array.from({ length: 4 }, () => app.user()))
    const answers = await Promise.allSettled(people.map((person) => join(person)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await app.db.$count(classMembers, eq(classMembers.classId, id))).toBe(classBounds.members)
    expect(await app.refused(joinClass, { body: { code, name: 'x' } }, ann.token)).toMatchObject({ code: 'class_full' })
  })
})

test('wrong codes are throttled', async () => {
  const slow = await createTestApp({ variables: { RATE_LIMIT_SCALE: '1' } })
  try {
    const guesser = await slow.user()
    const codes: unknown[] = []
    for (let count = 0; count < 31; count += 1)
      codes.push((await slow.refused(previewClass, { query: { code: `WRONG${count}` } }, guesser.token)).code)
    expect(codes.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 'class_code_unknown'))
    expect(codes[30]).toBe('too_many_requests')
  } finally {
    await slow.close()
  }
})

describe('tasks', () => {
  test('of words are done by the log alone: right answers since they were given, at a human pace', async () => {
    await join(ann)
    const ids = await Promise.all(['dog', 'cat', 'bear', 'apple', 'pear'].map((word) => findWordId(app.db, word)))
    await practiceOf(ann, ids)
    app.advance(1_000)
    const { task, not_asked } = await assign(await noteTarget())
    expect({ words: task.words, not_asked, title: task.title.en }).toEqual({ words: 5, not_asked: 0, title: 'Garden' })
    const [before] = (await app.call(listClassTasks, {}, ann.token)).tasks
    expect(before).toMatchObject({ class_name: 'Class 3', next_words: ids, progress: { state: 'open', done: 0 } })
    // Marked as known is a claim, no answer.
    await app.db.insert(knownWords).values(ids.map((wordId) => ({ userId: ann.id, wordId, at: app.now() })))
    expect((await attended()).tasks[0]?.progress.state).toBe('open')
    await practiceOf(ann, ids.slice(0, 3), ids.slice(0, 1))
    const [half] = (await app.call(listClassTasks, {}, ann.token)).tasks
    expect(half).toMatchObject({ next_words: ids.slice(3), progress: { done: 3, right: 2, of: 3 } })
    await practiceOf(ann, ids.slice(3))
    expect((await app.call(listClassTasks, {}, ann.token)).tasks).toEqual([])
    expect((await table()).learners).toMatchObject([
      { name: 'Ann L.', progress: [{ state: 'done', before: false, done: 5, right: 4, of: 5 }] },
    ])
  })

  test('of a level: open, locked, done, and done before it was given', async () => {
    await join(ann)
    const first = await assign(level)
    const second = await assign({ ...level, level: 2 })
    expect([first.locked_for, second.locked_for]).toEqual([0, 1])
    const states = async () => new Map((await attended()).tasks.map(({ id: task, progress }) => [task, progress.state]))
    expect([...(await states()).values()].toSorted()).toEqual(['locked', 'open'])
    const run = await start(app, ann.token)
    await send(app, ann.token, run, answersFor(run))
    expect((await states()).get(first.task.id)).toBe('open')
    app.advance(20_000)
    await play(app, ann.token)
    expect([...(await states()).values()].toSorted()).toEqual(['done', 'open'])
    app.advance(1_000)
    const again = await assign(level)
    const { progress } = (await attended()).tasks.find((task) => task.id === again.task.id) ?? {}
    expect(progress).toMatchObject({ state: 'done', before: true, right: 8, of: 8 })
  })

  test('of a lesson and of an exam list; what is not there is refused', async () => {
    await join(ann)
    const lesson = await assign({ kind: 'lesson', course: 'first', number: 2 })
    expect(lesson).toMatchObject({ locked_for: 1, task: { words: 4 } })
    for (const target of [
      { kind: 'lesson', course: 'none', number: 1 },
      { kind: 'list', list: 'none', from: 1, count: 10 },
      { kind: 'note', note: randomUUID(), from: 1, count: 10 },
      { ...level, level: 999 },
    ] as const)
      expect(
        await app.refused(
          assignTask,
          { params: { id }, body: { id: randomUUID(), target, due: dayAhead(1), instruction: '' } },
          teacher.token,
        ),
      ).toMatchObject({ status: 404 })
    const past = { id: randomUUID(), target: level, due: dayAhead(-2), instruction: '' }
    expect(await app.refused(assignTask, { params: { id }, body: past }, teacher.token)).toMatchObject({
      code: 'class_task_due_invalid',
    })
  })

  test('are told once, and reviews say that there is a class', async () => {
    await join(ann)
    const task = randomUUID()
    await assign(level, task)
    await assign(level, task)
    await tellClasses(app.deps)
    await tellClasses(app.deps)
    const { items } = await app.call(listNotifications, { query: {} }, ann.token)
    expect(items.filter(({ kind }) => kind === 'class_task')).toMatchObject([{ subject: id }])
    expect((await app.call(getReviews, {}, ann.token)).in_class).toBe(true)
    expect((await app.call(getReviews, {}, teacher.token)).in_class).toBeUndefined()
    await app.call(deleteTask, { params: { id }, query: { task } }, teacher.token)
    expect((await attended()).tasks).toEqual([])
  })
})

describe('leaving', () => {
  const given = async (person = ann) => {
    const { notes } = await app.call(listNotes, { query: { kind: 'own' } }, person.token)
    const [note] = notes
    return note ? (await entriesOf(app, person.token, note.id)).map(({ word }) => word) : []
  }

  test('takes the access at once and keeps what was given and done', async () => {
    await join(ann)
    await assign(await noteTarget())
    await app.call(leaveClass, { params: { id } }, ann.token)
    expect(await app.refused(getClass, { params: { id } }, ann.token)).toMatchObject({ status: 404 })
    expect((await table()).learners).toEqual([])
    expect(await given()).toEqual(['dog', 'cat', 'bear', 'apple', 'pear'])
    expect(await app.refused(leaveClass, { params: { id } }, ann.token)).toMatchObject({ status: 404 })
  })

  test('a copy of a note stays as it was given', async () => {
    await join(ann)
    const target = await noteTarget()
    await assign(target)
    await app.db.delete(classMembers).where(eq(classMembers.userId, teacher.id))
    expect((await attended()).tasks).toMatchObject([{ words: 5, title: { en: 'Garden' } }])
  })

  test('a learner who is removed, or whose class ends, is told and keeps it too', async () => {
    const bo = await app.user()
    await join(ann)
    await join(bo, 'Bo')
    await assign(await noteTarget())
    const { learners } = await table()
    const member = learners.find(({ name }) => name === 'Bo')?.id ?? ''
    await app.call(removeMember, { params: { id }, query: { member } }, teacher.token)
    await app.call(removeMember, { params: { id }, query: { member } }, teacher.token)
    await app.call(endClass, { params: { id } }, teacher.token)
    expect(await app.refused(getClass, { params: { id } }, ann.token)).toMatchObject({ status: 404 })
    await tellClasses(app.deps)
    for (const person of [ann, bo]) {
      expect(await given(person)).toHaveLength(5)
      const { items } = await app.call(listNotifications, { query: {} }, person.token)
      expect(items.map(({ kind }) => kind)).toContain('class_over')
    }
    expect(await app.db.$count(classes, eq(classes.id, id))).toBe(0)
  })

  test('the end of the teacher’s account ends the class', async () => {
    await join(ann)
    await assign(await noteTarget())
    await app.db.delete(users).where(eq(users.id, teacher.id))
    await tellClasses(app.deps)
    expect(await given()).toHaveLength(5)
    expect(await app.db.$count(classes, eq(classes.id, id))).toBe(0)
  })
})

describe('what the teacher sees', () => {
  test('are words of tasks since the learner joined, pairs from two learners on, and no other words', async () => {
    const bo = await app.user()
    const [dog, cat, cow] = await Promise.all(['dog', 'cat', 'cow'].map((word) => findWordId(app.db, word)))
    if (dog === undefined || cat === undefined || cow === undefined) throw new Error('no words')
    await practiceOf(ann, [dog], [dog])
    app.advance(1_000)
    await join(ann)
    await join(bo, 'Bo')
    await assign(await noteTarget())
    const read = () => app.call(getClassWords, { params: { id }, query: {} }, teacher.token)
    expect(await read()).toEqual({ missed: [], confused: [] })
    const confuse = async (person: Person) => {
      const body = { id: randomUUID(), word_ids: [dog, cow], kinds: ['type_word' as const] }
      const practice = await app.call(startPractice, { body }, person.token)
      await practise(app, person.token, practice, [cow, dog], { [dog]: 'cat', [cow]: 'dog' })
    }
    await confuse(ann)
    expect(await read()).toMatchObject({ missed: [{ word: { headword: 'dog' }, learners: 1 }], confused: [] })
    await confuse(bo)
    const { missed, confused } = await read()
    expect(missed).toMatchObject([{ word: { headword: 'dog' }, learners: 2 }])
    expect(confused.map(({ words, learners }) => [words.map(({ headword }) => headword).toSorted(), learners])).toEqual(
      [[['cat', 'dog'], 2]],
    )
  })

  test('is a file that no spreadsheet runs', async () => {
    await join(ann, '=1+1,"x"')
    await assign(level)
    const response = await app.request(exportClass.path.replace('{id}', id), {
      token: teacher.token,
      headers: { Accept: 'text/csv' },
    })
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
    const lines = new TextDecoder().decode(bytes).split('\r\n')
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(lines[0]).toBe('learner,joined,task,kind,due,state,done,words,right,of,done_on')
    expect(lines[1]?.startsWith(`"'=1+1,""x""",`)).toBe(true)
    expect(lines[1]).toContain(',level,')
  })
})
