// @module-tag postgres
/** Taking back what was deleted is no way around what a learner may keep, and earns nothing. */
import { randomUUID } from 'node:crypto'
import { changeNote, type Change } from '#contract/note-changes'
import {
  copyNote,
  createNote,
  deleteNote,
  getNote,
  listNotes,
  mergeNote,
  restoreNote,
  type Note,
} from '#contract/notes'
import { answerPractice, finishPractice, startPractice } from '#contract/practice'
import { getStats } from '#contract/profile'
import { createTestApp, HOUR, type TestApp } from '#tests/app'
import { adding, entriesOf, makeNote, send } from '#tests/notes'
import type { Person } from '#tests/people'
import { practiceAnswers } from '#tests/practise'
import { and, count, eq, isNull } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cards } from '../../server/db/schema/learning.ts'
import { noteEntries, notes } from '../../server/db/schema/notes.ts'

let app: TestApp
let ann: Person
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  ann = await app.user()
})

const full = { status: 402, code: 'vip_required' }
/** A note with so many words on a page of its own. */
const noteOf = (words: number): Promise<Note> => {
  const entries = Array.from({ length: words }, () => ({ word: 'dog' }))
  const sections = [{ title: 'First', pages: [{ title: 'Many', entries }] }]
  return app.call(createNote, { body: { id: randomUUID(), title: 'Many', sections } }, ann.token)
}
const own = async () => (await app.call(listNotes, { query: { kind: 'own' } }, ann.token)).notes
const wordsKept = async () => (await own()).reduce((sum, note) => sum + note.words, 0)
const bin = (id: string) => app.call(deleteNote, { params: { id } }, ann.token)

test('a note comes back only where there is room for it, however many are taken back at once', async () => {
  const made = await Promise.all(Array.from({ length: 10 }, () => makeNote(app, ann.token)))
  for (const { id } of made.slice(0, 5)) await bin(id)
  for (let index = 0; index < 4; index += 1) await makeNote(app, ann.token)
  const answers = await Promise.all(
    made.slice(0, 5).map(({ id }) =>
      app.call(restoreNote, { params: { id } }, ann.token).then(
        () => true,
        () => false,
      ),
    ),
  )
  expect(answers.filter(Boolean)).toHaveLength(1)
  expect(await own()).toHaveLength(10)
  const [left] = made.filter((_, index) => !answers[index])
  expect(await app.refused(restoreNote, { params: { id: left?.id ?? '' } }, ann.token)).toMatchObject(full)
})

test('words come back only where there is room for them: one, a page, a section, a note', async () => {
  const [many, small] = [await noteOf(1_995), await makeNote(app, ann.token)]
  const [dog] = await entriesOf(app, ann.token, small.id)
  const section = small.sections[0]?.id ?? ''
  const page = small.pages[0]?.id ?? ''
  for (const [kind, id] of [
    ['entry', dog?.id ?? ''],
    ['page', page],
    ['section', section],
  ] as const) {
    const before = small.version + 100
    await send(app, ann.token, small.id, before, [{ type: 'delete', kind, id }])
    const gone = 2_000 - (await wordsKept())
    const filler = Array.from({ length: gone }, () => adding(many.pages[0]?.id ?? '', 'cow'))
    await send(app, ann.token, many.id, before, filler)
    expect(await wordsKept()).toBe(2_000)
    const body = { batch: randomUUID(), since: 0, base: before, changes: [{ type: 'restore' as const, kind, id }] }
    expect(await app.refused(changeNote, { params: { id: small.id }, body }, ann.token), kind).toMatchObject(full)
    // With room again it comes back whole.
    await send(
      app,
      ann.token,
      many.id,
      before,
      filler.map(({ id: each }) => ({ type: 'delete', kind: 'entry', id: each })),
    )
    await app.call(changeNote, { params: { id: small.id }, body: { ...body, batch: randomUUID() } }, ann.token)
    expect(await wordsKept(), kind).toBe(2_000)
  }
  await bin(small.id)
  await noteOf(5)
  expect(await app.refused(restoreNote, { params: { id: small.id } }, ann.token)).toMatchObject(full)
})

test('what was merged counts once: its note cannot be taken back beside it', async () => {
  const [into, from] = [await noteOf(900), await noteOf(1_100)]
  await app.call(mergeNote, { params: { id: into.id }, body: { from: from.id } }, ann.token)
  expect(await wordsKept()).toBe(2_000)
  expect(await app.refused(restoreNote, { params: { id: from.id } }, ann.token)).toMatchObject(full)
  const copy = { copy: randomUUID() }
  expect(await app.refused(copyNote, { params: { id: into.id }, body: copy }, ann.token)).toMatchObject(full)
  expect(await own()).toHaveLength(1)
})

test('sections and pages of one note are bounded, however they come into it', async () => {
  const pages = Array.from({ length: 160 }, () => ({ title: 'x', entries: [] }))
  const sections = Array.from({ length: 10 }, () => ({ title: 'x', pages }))
  const make = () => app.call(createNote, { body: { id: randomUUID(), title: 'Empty', sections } }, ann.token)
  const { id } = await make()
  const again = { params: { id }, body: { copy: randomUUID(), into: id } }
  expect(await app.refused(copyNote, again, ann.token)).toMatchObject({ code: 'limit_reached' })
  const merge = { params: { id }, body: { from: (await make()).id } }
  expect(await app.refused(mergeNote, merge, ann.token)).toMatchObject({ code: 'limit_reached' })
  const last = {
    copy: randomUUID(),
    into: id,
    section: (await app.call(getNote, { params: { id } }, ann.token)).sections[0]?.id,
  }
  for (let turn = 0; turn < 8; turn += 1)
    await app.call(copyNote, { params: { id }, body: { ...last, copy: randomUUID() } }, ann.token)
  expect(await app.refused(copyNote, { params: { id }, body: last }, ann.token)).toMatchObject({
    code: 'limit_reached',
  })
})

test('copies that are thrown away do not pile up without end', async () => {
  const { id } = await noteOf(500)
  let refusal = ''
  for (let turn = 0; turn < 60 && refusal === ''; turn += 1) {
    const copy = randomUUID()
    refusal = await app.call(copyNote, { params: { id }, body: { copy } }, ann.token).then(
      () => '',
      (error: Error) => error.message,
    )
    if (refusal === '') await bin(copy)
  }
  expect(refusal).toContain('limit_reached')
  const [row] = await app.db
    .select({ much: count() })
    .from(noteEntries)
    .innerJoin(notes, eq(notes.id, noteEntries.noteId))
    .where(eq(notes.userId, ann.id))
  expect(row?.much).toBeLessThanOrEqual(20_000)
  // What is new and not a copy still finds its place.
  await makeNote(app, ann.token)
})

test('deleting, taking back and renaming a word earns no points and begins no new card', async () => {
  const note = await makeNote(app, ann.token)
  const page = note.pages[0]?.id ?? ''
  const word = adding(page, 'my cat Mimi')
  await send(app, ann.token, note.id, 1, [{ ...word, meaning: '我的猫' }])
  const play = async () => {
    const body = { id: randomUUID(), words: ['my cat Mimi'], kinds: ['type_word' as const] }
    const practice = await app.call(startPractice, { body }, ann.token)
    app.advance(HOUR)
    const params = { id: practice.id }
    await app.call(answerPractice, { params, body: { answers: practiceAnswers(practice) } }, ann.token)
    return app.call(finishPractice, { params }, ann.token)
  }
  expect((await play()).points).toBe(0)
  const memory = () => app.db.select().from(cards).where(eq(cards.userId, ann.id))
  const before = await memory()
  expect(before).toHaveLength(1)
  await send(app, ann.token, note.id, 50, [{ type: 'delete', kind: 'entry', id: word.id }])
  await send(app, ann.token, note.id, 50, [{ type: 'restore', kind: 'entry', id: word.id }])
  await bin(note.id)
  await app.call(restoreNote, { params: { id: note.id } }, ann.token)
  expect(await memory()).toEqual(before)
  expect((await play()).points).toBe(0)
  expect(await memory()).toHaveLength(1)
  expect((await app.call(getStats, {}, ann.token)).points).toBe(0)
})

const steps = fc.record({
  what: fc.constantFrom('delete', 'restore', 'move', 'add'),
  kind: fc.constantFrom('section', 'page', 'entry'),
  which: fc.nat({ max: 6 }),
  where: fc.nat({ max: 3 }),
})

test('whatever is deleted, moved and taken back, in batches of any kind, the count of words is that of the words that are there', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(steps, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
      async (batches) => {
        const vip = await app.user({ vipUntil: new Date(app.now().getTime() + HOUR) })
        const note = await makeNote(app, vip.token)
        const second = randomUUID()
        await send(app, vip.token, note.id, 1, [{ type: 'add_section', id: second, title: 'Second', position: 'z' }])
        const sections = [note.sections[0]?.id ?? '', second]
        const entries = (await entriesOf(app, vip.token, note.id)).map(({ id }) => id)
        const pages = note.pages.map(({ id }) => id)
        const ids = { section: sections, page: pages, entry: entries }
        const changeOf = ({ what, kind, which, where }: (typeof batches)[number][number]): Change => {
          const id = ids[kind][which % ids[kind].length] ?? ''
          if (what === 'delete' || what === 'restore') return { type: what, kind, id }
          if (what === 'add') return adding(pages[where % pages.length] ?? '', 'cow')
          return kind === 'entry'
            ? { type: 'set_entry', id, field: 'page', value: pages[where % pages.length] ?? '', was: null }
            : {
                type: 'set_page',
                id: pages[which % pages.length] ?? '',
                field: 'section',
                value: sections[where % 2] ?? '',
                was: null,
              }
        }
        for (const batch of batches) await send(app, vip.token, note.id, 10_000, batch.map(changeOf))
        const living = and(eq(noteEntries.noteId, note.id), isNull(noteEntries.deletedWith))
        const [row] = await app.db.select({ much: count() }).from(noteEntries).where(living)
        const [listed] = (await app.call(listNotes, { query: { kind: 'own' } }, vip.token)).notes
        expect(listed?.words).toBe(row?.much)
        expect(await entriesOf(app, vip.token, note.id)).toHaveLength(row?.much ?? -1)
      },
    ),
    { numRuns: 40 },
  )
}, 60_000)
