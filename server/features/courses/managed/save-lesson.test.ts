// @module-tag postgres
import { randomUUID } from 'node:crypto'
import {
  adminGetLesson,
  adminListLessons,
  saveLesson,
  saveLessonDraft,
  type LessonBlocks,
  type LessonChanges,
} from '#contract/course-manager'
import { getLesson, listCourses, startLesson } from '#contract/courses'
import { createTestApp, type TestApp } from '#tests/app'
import type { Person } from '#tests/people'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { removeOtherCourses, writeCourse } from '../../../db/content-courses.ts'
import { adminLog } from '../../../db/schema/admin-log.ts'
import { courses } from '../../../db/schema/courses.ts'
import { lessonDrafts, lessonEdits } from '../../../db/schema/lesson-edits.ts'
import { words } from '../../../db/schema/words.ts'

type Word = LessonBlocks['words'][number]
type Line = LessonBlocks['scene'][number]

const animals = ['dog', 'cat', 'mouse', 'rabbit', 'tiger', 'lion', 'cow', 'pig']
const wild = ['fox', 'wolf', 'bear', 'panda', 'owl', 'bat', 'duck', 'horse']
const taught = (headwords: readonly string[]): Word[] => headwords.map((headword) => ({ headword, zh: '动物' }))
const line = (headword: string): Line => ({
  speaker: 'Mia',
  en: `Look, the ${headword} is here.`,
  zh: '看，它在这儿。',
})
const lesson = (title: string, headwords: readonly string[], scene = headwords.map(line)) => ({
  title: { zh: '动物', en: title },
  aim: { zh: '说说动物。', en: 'Talk about animals.' },
  words: taught(headwords),
  scene,
})
const farm = (...lessons: ReturnType<typeof lesson>[]) => ({
  slug: 'farm',
  position: 1,
  title: { zh: '农场', en: 'The farm' },
  aim: { zh: '认识动物。', en: 'Know animals.' },
  lessons,
})
const built = farm(lesson('At home', animals), lesson('In the wild', wild))

let app: TestApp
let ann: Person
let ben: Person
let learner: Person
beforeAll(async () => {
  app = await createTestApp()
  ;[ann, ben, learner] = [await app.admin(), await app.admin(), await app.user()]
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(lessonEdits)
  await app.db.delete(courses)
  await writeCourse(app.db, built)
})

const params = { course: 'farm', number: '1' }
const read = (by = ann) => app.call(adminGetLesson, { params }, by.token)
const save = (changes: LessonChanges, by = ann) => app.call(saveLesson, { params, body: { changes } }, by.token)
/** The whole body of a refusal, with its further keys. */
const refused = async (changes: LessonChanges, language = 'en'): Promise<Record<string, unknown>> => {
  const response = await app.request('/api/admin/courses/farm/lessons/1', {
    method: 'PUT',
    token: ann.token,
    json: { changes },
    headers: { 'Accept-Language': language },
  })
  return { status: response.status, ...((await response.json()) as object) }
}
const faultsOf = (body: Record<string, unknown>) => body['faults'] as { block: string; message: string }[]
const learn = () => app.call(getLesson, { params }, learner.token)
const flagged = async (query: object) =>
  (await app.call(adminListLessons, { query }, ann.token)).items.map(({ course, number }) => `${course} ${number}`)

const scene = animals.map(line)
const mended = scene.with(0, { speaker: null, en: 'The dog is asleep.', zh: '狗睡着了。' })
const about = { title_zh: '家里的动物', title_en: 'Pets', aim_zh: '说说宠物。', aim_en: 'Talk about pets.' }
const swapped = {
  words: { version: 0, value: taught(animals.with(0, 'penguin')) },
  scene: { version: 0, value: scene.with(0, line('penguin')) },
}

describe('an edit', () => {
  test('of a line, a word and the title is what learners read at their next look, on every replica', async () => {
    const other = await app.restarted({})
    const edited = await save({
      about: { version: 0, value: about },
      words: { version: 0, value: swapped.words.value },
      scene: { version: 0, value: swapped.scene.value },
    })
    expect(edited.blocks.scene).toMatchObject({
      value: swapped.scene.value,
      source: scene,
      previous: null,
      version: 1,
      edit: { author: ann.username, source_changed: false },
    })
    expect(edited.known_words.map(({ headword }) => headword)).toContain('penguin')
    const seen = await learn()
    expect(seen).toMatchObject({ title: { zh: '家里的动物', en: 'Pets' }, aim: { zh: '说说宠物。' } })
    expect(seen.words.map(({ headword }) => headword)).toEqual(animals.with(0, 'penguin'))
    expect(seen.scene[0]).toEqual({ id: 'farm.1.1', ...line('penguin') })
    const there = await other.request('/api/courses/farm/lessons/1', { method: 'GET', token: learner.token })
    expect(await there.json()).toMatchObject({
      title: { en: 'Pets' },
      scene: [{ en: line('penguin').en }, ...scene.slice(1)],
    })
    const practice = await app.call(startLesson, { params, body: { id: randomUUID() } }, learner.token)
    expect(practice.words.map(({ headword }) => headword)).toContain('penguin')
    const { courses: list } = await app.call(listCourses, {}, learner.token)
    expect(list).toMatchObject([{ slug: 'farm', lessons: 2, words: 16 }])
  })

  test('can be taken back to what stood before it, and to the content; each step is in the log', async () => {
    await save({ scene: { version: 0, value: mended } })
    const second = mended.with(1, { speaker: 'Leo', en: 'My cat is asleep too.', zh: '我的猫也睡了。' })
    const twice = await save({ scene: { version: 1, value: second } })
    expect(twice.blocks.scene).toMatchObject({ previous: mended, source: scene, version: 2 })
    expect((await save({ scene: { version: 2, value: mended } })).blocks.scene).toMatchObject({ value: mended })
    const back = await save({ scene: { version: 3, value: null } })
    expect(back.blocks.scene).toEqual({ value: scene, source: null, previous: mended, version: 4, edit: null })
    expect((await learn()).scene.map(({ en }) => en)).toEqual(scene.map(({ en }) => en))
    const log = await app.db
      .select()
      .from(adminLog)
      .where(and(eq(adminLog.subject, 'farm/1'), eq(adminLog.actor, ann.username)))
      .orderBy(asc(adminLog.id))
    const [first, mine] = ['Mia: Look, the dog is here. 看，它在这儿。', 'The dog is asleep. 狗睡着了。']
    expect(log.slice(-4).map(({ action, before, after }) => [action, before, after])).toEqual([
      ['lesson.update', { line_1: first }, { line_1: mine }],
      [
        'lesson.update',
        { line_2: 'Mia: Look, the cat is here. 看，它在这儿。' },
        { line_2: 'Leo: My cat is asleep too. 我的猫也睡了。' },
      ],
      [
        'lesson.update',
        { line_2: 'Leo: My cat is asleep too. 我的猫也睡了。' },
        { line_2: 'Mia: Look, the cat is here. 看，它在这儿。' },
      ],
      ['lesson.update', { line_1: mine }, { line_1: first }],
    ])
  })

  test('that comes again after its answer was lost changes nothing more; one that says what the content says is none', async () => {
    const changes = { scene: { version: 0, value: mended } }
    const entries = () => app.db.$count(adminLog, eq(adminLog.subject, 'farm/1'))
    const saved = await save(changes)
    const count = await entries()
    expect(await save(changes)).toEqual(saved)
    expect(await entries()).toBe(count)
    expect((await save({ scene: { version: 1, value: scene } })).blocks.scene.edit).toBeNull()
    expect(await flagged({ flag: 'edited' })).toEqual([])
  })

  test('stands above an import, which becomes its source and says what changed beneath', async () => {
    await save({ scene: { version: 0, value: mended }, about: { version: 0, value: about } })
    const fresh = animals.map((word) => ({ ...line(word), zh: '看，在那儿。' }))
    await writeCourse(app.db, farm(lesson('At home now', animals, fresh), lesson('Far away', wild)))
    expect((await learn()).scene[0]).toMatchObject({ en: 'The dog is asleep.' })
    const { blocks } = await read()
    expect(blocks.scene).toMatchObject({ value: mended, source: fresh, version: 1, edit: { source_changed: true } })
    expect(blocks.about).toMatchObject({ value: about, source: { title_en: 'At home now' } })
    expect(blocks.words).toMatchObject({ edit: null, version: 0 })
    expect(await flagged({ flag: 'source_changed' })).toEqual(['farm 1'])
    // The other lesson is the import's.
    const other = await app.call(adminGetLesson, { params: { course: 'farm', number: '2' } }, ann.token)
    expect(other.blocks.about.value.title_en).toBe('Far away')
    const back = await save({ scene: { version: 1, value: null }, about: { version: 1, value: null } })
    expect(back.blocks).toMatchObject({ scene: { value: fresh }, about: { value: { title_en: 'At home now' } } })
  })

  test('keeps words and scene together when an import changes the other one', async () => {
    await save({ scene: { version: 0, value: mended } })
    const others = animals.with(7, 'hamster')
    await writeCourse(app.db, farm(lesson('At home', others), lesson('In the wild', wild)))
    expect((await learn()).words.map(({ headword }) => headword)).toEqual(animals)
    const { blocks } = await read()
    expect(blocks.words).toMatchObject({
      value: taught(animals),
      source: taught(others),
      version: 1,
      edit: { author: ann.username, source_changed: true },
    })
    // One alone does not fit; both together do.
    const body = await refused({ words: { version: 1, value: null } })
    expect(faultsOf(body)).toEqual([
      { block: 'words', row: 7, field: 'headword', message: 'No line of the story has this word' },
    ])
    const back = await save({ words: { version: 1, value: null }, scene: { version: 1, value: null } })
    expect(back.blocks).toMatchObject({ words: { value: taught(others), edit: null }, scene: { edit: null } })
  })

  test('keeps its course when the content drops it, as long as it stands; others go', async () => {
    await writeCourse(app.db, { ...farm(lesson('At sea', animals)), slug: 'sea', position: 2 })
    await save({ about: { version: 0, value: about } })
    await removeOtherCourses(app.db, [])
    expect((await app.db.select().from(courses)).map(({ slug }) => slug)).toEqual(['farm'])
    expect((await learn()).title.en).toBe('Pets')
    await save({ about: { version: 1, value: null } })
    await removeOtherCourses(app.db, [])
    expect(await app.db.$count(courses)).toBe(0)
  })
})

describe('what is formally wrong', () => {
  test('is said at its field in the language asked, and nothing is saved', async () => {
    const changes: LessonChanges = {
      about: { version: 0, value: { ...about, aim_en: '' } },
      words: { version: 0, value: taught(animals.with(1, 'catt').with(2, 'owl')) },
      scene: { version: 0, value: scene.with(0, { speaker: 'Mia', en: 'look, the dog', zh: 'Look' }) },
    }
    const body = await refused(changes)
    expect(body).toMatchObject({ status: 400, code: 'input_invalid' })
    expect(faultsOf(body)).toEqual([
      { block: 'about', row: null, field: 'aim_en', message: 'Please fill this in' },
      { block: 'words', row: 1, field: 'headword', message: 'The dictionary does not have this word' },
      { block: 'words', row: 2, field: 'headword', message: 'Another lesson of this course teaches this word' },
      {
        block: 'scene',
        row: 0,
        field: 'en',
        message: 'Write a whole sentence, from its capital to its full stop',
      },
      { block: 'scene', row: 0, field: 'zh', message: 'Please write this in Chinese' },
    ])
    expect(faultsOf(await refused(changes, 'zh')).map(({ message }) => message)).toContain('词典里没有这个单词')
    expect((await read()).blocks.scene).toMatchObject({ value: scene, version: 0 })
  })

  test.each([
    ['hidden', 'The dictionary does not have this word'],
    ['unfit', 'This word is unfit for learners'],
    ['unreviewed', 'Nobody has reviewed this word, so no lesson teaches it'],
  ])('a word that is %s', async (state, message) => {
    const set = { hidden: { hidden: true }, unfit: { unfit: true }, unreviewed: { reviewed: false } }[state] ?? {}
    await app.db.update(words).set(set).where(eq(words.headword, 'penguin'))
    const body = await refused(swapped)
    await app.db
      .update(words)
      .set({ hidden: false, unfit: false, reviewed: true })
      .where(inArray(words.headword, ['penguin']))
    expect(faultsOf(body)).toEqual([{ block: 'words', row: 0, field: 'headword', message }])
  })

  test('a line that takes a word out of the scene is told at the word, and a title has no part in it', async () => {
    const body = await refused({ scene: { version: 0, value: scene.with(0, line('cat')) } })
    expect(faultsOf(body)).toMatchObject([{ block: 'words', row: 0, field: 'headword' }])
    await app.db.update(words).set({ reviewed: false }).where(eq(words.headword, 'pig'))
    const titled = await save({ about: { version: 0, value: about } })
    await app.db.update(words).set({ reviewed: true }).where(eq(words.headword, 'pig'))
    expect(titled.blocks.about.value).toEqual(about)
  })

  test('is refused for what does not exist, and for those who are no administrators', async () => {
    const body = { changes: {} }
    for (const place of [
      { course: 'farm', number: '3' },
      { course: 'none', number: '1' },
    ])
      for (const refusal of [
        app.refused(adminGetLesson, { params: place }, ann.token),
        app.refused(saveLesson, { params: place, body }, ann.token),
        app.refused(saveLessonDraft, { params: place, body }, ann.token),
      ])
        expect(await refusal).toMatchObject({ code: 'not_found' })
    expect(await app.refused(saveLesson, { params, body }, learner.token)).toMatchObject({ code: 'admin_only' })
    expect(await app.refused(adminGetLesson, { params }, learner.token)).toMatchObject({ code: 'admin_only' })
  })
})

describe('two editors', () => {
  test('of one block: the second gets the text of the first and loses nothing; of different blocks: both are saved', async () => {
    await save({ scene: { version: 0, value: mended } }, ben)
    const mine = scene.with(1, { speaker: 'Leo', en: 'My cat is asleep.', zh: '我的猫睡了。' })
    const body = await refused({ scene: { version: 0, value: mine }, about: { version: 0, value: about } })
    expect(body).toMatchObject({
      status: 409,
      code: 'edit_conflict',
      conflicts: [{ block: 'scene', version: 1, author: ben.username }],
      lesson: { blocks: { scene: { value: mended, version: 1 }, about: { version: 0 } } },
    })
    await save({ about: { version: 0, value: about } })
    expect((await read()).blocks.scene.value).toEqual(mended)
    expect((await save({ scene: { version: 1, value: mine } })).blocks.scene).toMatchObject({
      value: mine,
      previous: mended,
    })
  })

  test('at once: one is saved, the other told; and words and scene that do not fit are not both saved', async () => {
    const change = (by: Person, changes: LessonChanges) =>
      app.request('/api/admin/courses/farm/lessons/1', { method: 'PUT', token: by.token, json: { changes } })
    const other = scene.with(0, { speaker: 'Leo', en: 'Here is my dog.', zh: '这是我的狗。' })
    const answers = await Promise.all([
      change(ann, { scene: { version: 0, value: mended } }),
      change(ben, { scene: { version: 0, value: other } }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const both = scene.with(0, { speaker: 'Leo', en: 'The dog and the penguin are here.', zh: '狗和企鹅在这儿。' })
    await save({ scene: { version: 1, value: both } })
    const clash = await Promise.all([
      change(ann, { words: { version: 0, value: swapped.words.value } }),
      change(ben, { scene: { version: 2, value: mended } }),
    ])
    expect(clash.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  test('see one another by their drafts; a draft is kept until it is saved or discarded', async () => {
    const changes: LessonChanges = swapped
    const draft = (given: LessonChanges) => app.call(saveLessonDraft, { params, body: { changes: given } }, ben.token)
    const { known_words: known } = await draft(changes)
    expect(known.map(({ headword }) => headword).toSorted()).toEqual(animals.with(0, 'penguin').toSorted())
    const own = await read(ben)
    expect(own.draft?.changes).toEqual(changes)
    expect(own.known_words.map(({ headword }) => headword)).toContain('penguin')
    expect(await read()).toMatchObject({ draft: null, editors: [{ username: ben.username }] })
    await draft({})
    expect(await read()).toMatchObject({ editors: [] })
    await draft(changes)
    await save(changes, ben)
    expect(await app.db.select().from(lessonDrafts)).toEqual([])
  })
})

describe('the list', () => {
  test('is filtered by course, by what was edited, and by a text of a title, word or line', async () => {
    await writeCourse(app.db, { ...farm(lesson('At sea', animals)), slug: 'sea', position: 2 })
    await save({ scene: { version: 0, value: mended } })
    expect(await flagged({})).toEqual(['farm 1', 'farm 2', 'sea 1'])
    expect(await flagged({ course: 'sea' })).toEqual(['sea 1'])
    expect(await flagged({ flag: 'edited' })).toEqual(['farm 1'])
    expect(await flagged({ q: 'AT SEA' })).toEqual(['sea 1'])
    expect(await flagged({ q: 'nothing of the kind' })).toEqual([])
    const { items, courses: all } = await app.call(adminListLessons, { query: { q: '睡着' } }, ann.token)
    expect(items).toMatchObject([
      { number: 1, words: animals, matching_line: { en: 'The dog is asleep.' }, edited: true },
    ])
    expect(all.map(({ slug }) => slug)).toEqual(['farm', 'sea'])
  })

  test('goes on page by page, each lesson once', async () => {
    await writeCourse(app.db, { ...farm(...Array.from({ length: 30 }, () => lesson('Again', animals))), slug: 'long' })
    const first = await app.call(adminListLessons, { query: { course: 'long' } }, ann.token)
    const query = { course: 'long', cursor: first.next ?? '' }
    const second = await app.call(adminListLessons, { query }, ann.token)
    expect([...first.items, ...second.items].map(({ number }) => number)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    )
    expect(second.next).toBeNull()
  })
})
