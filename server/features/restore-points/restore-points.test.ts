// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NIGHT_POINTS, UNDO_POINTS } from '#contract/restore-limits'
import { createNote, deleteNote, getNote, restoreNote } from '#contract/notes'
import { getUser, updateUser } from '#contract/profile'
import { addReaderText, deleteReaderText, getReaderText, renameReaderText } from '#contract/reader'
import { getRestorePoint, listRestorePoints, restorePoint } from '#contract/restore-points'
import { deleteSentence, listSentences, saveSentence } from '#contract/sentences'
import { createTestApp, DAY, HOUR, MINUTE, type TestApp } from '#tests/app'
import { adding, entriesOf, makeNote, send } from '#tests/notes'
import type { Person } from '#tests/people'
import { findWordId } from '#tests/word-ids'
import { users } from '../../db/schema/accounts.ts'
import { notes } from '../../db/schema/notes.ts'
import { readerTexts } from '../../db/schema/reader-texts.ts'
import { restoreContents, restoreItems, restorePoints } from '../../db/schema/restore-points.ts'
import { removeOldTexts } from '../reader/index.ts'
import { dropOldPoints } from './make-point.ts'
import { makeNightPoints, nextNight, removeOldPoints } from './nightly.ts'

let app: TestApp
let ann: Person
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  ann = await app.user()
  await job()
})

const job = (stop = new AbortController().signal) => makeNightPoints(app.deps, stop)
/** The learner is here, sleeps, and the job has been there. */
async function night(person = ann): Promise<void> {
  await app.db.update(users).set({ lastSeenAt: app.now() }).where(eq(users.id, person.id))
  app.advance(DAY)
  await job()
}
const points = async (note?: string, person = ann) =>
  (await app.call(listRestorePoints, { query: { note } }, person.token)).points
const latest = async () => (await points())[0]?.id ?? ''
const preview = (id: string, note?: string) => app.call(getRestorePoint, { params: { id }, query: { note } }, ann.token)
const restore = (id: string, note?: string, key: string = randomUUID(), person = ann) =>
  app.call(restorePoint, { params: { id }, body: { key, note } }, person.token)
const wordsOf = async (id: string) => (await entriesOf(app, ann.token, id)).map(({ word }) => word)
const remove = (id: string) => app.call(deleteNote, { params: { id } }, ann.token)
const countOf = (table: typeof restorePoints | typeof restoreContents | typeof restoreItems) =>
  app.db.$count(table, eq(table.userId, ann.id))

describe('the job', () => {
  test('makes a point at three in the night of the learner, and none when nothing has changed', async () => {
    const note = await makeNote(app, ann.token)
    expect(await points()).toEqual([])
    // Wednesday noon in Shanghai.
    const { next_at: nextAt } = await app.call(listRestorePoints, { query: {} }, ann.token)
    expect(nextAt).toBe(nextNight('Asia/Shanghai', app.now()).toISOString())
    expect(new Date(nextAt).getUTCHours()).toBe(19)
    await night()
    expect(await points()).toMatchObject([{ kind: 'night', notes: 1, words: 5, different: 0, newer: 0, others: [] }])
    await night()
    await night()
    expect(await points()).toHaveLength(1)
    await send(app, ann.token, note.id, 1, [adding(note.pages[0]?.id ?? '', 'horse')])
    expect(await points()).toMatchObject([
      { different: 1, differences: [{ note: note.id, title: 'Garden', kind: 'changed', words: 5, words_now: 6 }] },
    ])
    await night()
    expect(await points()).toMatchObject([
      { words: 6, different: 0 },
      { words: 5, different: 1 },
    ])
  })

  test('does not look at those who have not been here since, nor at guests', async () => {
    await makeNote(app, ann.token)
    const guest = await app.guest()
    await night()
    const before = await countOf(restorePoints)
    await app.db.update(notes).set({ titleZh: 'Other', version: 2 }).where(eq(notes.userId, ann.id))
    app.advance(2 * DAY)
    await job()
    expect(await countOf(restorePoints)).toBe(before)
    expect(await app.db.$count(restorePoints, eq(restorePoints.userId, guest.id))).toBe(0)
  })

  test('keeps what did not change once, and fourteen points; the oldest takes what it alone held', async () => {
    const [garden] = [await makeNote(app, ann.token), await makeNote(app, ann.token, 'Still')]
    await night()
    const stored = await countOf(restoreContents)
    for (let count = 0; count < NIGHT_POINTS; count += 1) {
      await send(app, ann.token, garden.id, 1, [
        { type: 'set_note', field: 'title', value: `Garden ${count}`, was: null },
      ])
      await night()
    }
    const kept = await points()
    expect(kept).toHaveLength(NIGHT_POINTS)
    // One content of the garden a night; the note that stays and the settings are there once.
    expect(await countOf(restoreContents)).toBe(stored - 1 + NIGHT_POINTS)
    const oldest = await preview(kept.at(-1)?.id ?? '')
    expect(oldest.restored).toMatchObject([{ title: 'Garden 0', kind: 'changed', back: 0, gone: 0, edited: 0 }])
  })

  test('that is killed half way loses no point; replicas at once make one', async () => {
    await makeNote(app, ann.token)
    await app.db.update(users).set({ lastSeenAt: app.now() }).where(eq(users.id, ann.id))
    app.advance(DAY)
    await job(AbortSignal.abort())
    expect(await points()).toEqual([])
    await Promise.all([job(), job(), job()])
    expect(await points()).toHaveLength(1)
  })

  test('keeps fewer where they take too many bytes, and the newest always', async () => {
    const note = await makeNote(app, ann.token)
    await night()
    await send(app, ann.token, note.id, 1, [adding(note.pages[0]?.id ?? '', 'horse')])
    await night()
    const [newest] = await points()
    await app.db.transaction((tx) => dropOldPoints(tx, ann.id, 1))
    expect((await points()).map(({ id }) => id)).toEqual([newest?.id])
  })

  test('lets points of more than ninety days go, but for the newest', async () => {
    const note = await makeNote(app, ann.token)
    await night()
    await send(app, ann.token, note.id, 1, [adding(note.pages[0]?.id ?? '', 'horse')])
    await night()
    app.advance(95 * DAY)
    await removeOldPoints(app.db, app.now())
    expect(await app.db.$count(restorePoints, eq(restorePoints.userId, ann.id))).toBe(1)
  })
})

describe('a restore', () => {
  test('puts one note back, says before what it does, and is undone by the same press', async () => {
    const note = await makeNote(app, ann.token)
    await night()
    const point = await latest()
    const entries = await entriesOf(app, ann.token, note.id)
    const [dog, cat] = entries
    await send(app, ann.token, note.id, 1, [
      { type: 'delete', kind: 'entry', id: dog?.id ?? '' },
      { type: 'set_entry', id: cat?.id ?? '', field: 'remark', value: 'purrs', was: null },
      adding(note.pages[0]?.id ?? '', 'horse'),
      { type: 'set_note', field: 'title', value: 'Zoo', was: 'Garden' },
    ])
    expect((await preview(point, note.id)).restored).toMatchObject([{ back: 1, gone: 1, edited: 1 }])
    const { undo, notes: count } = await restore(point, note.id)
    expect(count).toBe(1)
    const now = await app.call(getNote, { params: { id: note.id } }, ann.token)
    expect(now).toMatchObject({ title: { zh: 'Garden' }, words: 5, version: 3 })
    expect(await entriesOf(app, ann.token, note.id)).toEqual(entries)
    await restore(undo, note.id)
    expect((await wordsOf(note.id)).toSorted()).toEqual(['apple', 'bear', 'cat', 'horse', 'pear'])
    expect((await app.call(getNote, { params: { id: note.id } }, ann.token)).title.zh).toBe('Zoo')
  })

  test('is done once for a key, also by two calls at once', async () => {
    const note = await makeNote(app, ann.token)
    await night()
    const point = await latest()
    await send(app, ann.token, note.id, 1, [adding(note.pages[0]?.id ?? '', 'horse')])
    const key = randomUUID()
    await Promise.all([restore(point, undefined, key), restore(point, undefined, key)])
    await send(app, ann.token, note.id, 3, [adding(note.pages[0]?.id ?? '', 'cow')])
    expect(await restore(point, undefined, key)).toEqual({ undo: key, notes: 0, left_out: 0 })
    expect(await wordsOf(note.id)).toContain('cow')
    // Two different restores at once end one after the other.
    await Promise.all([restore(point), restore(point, note.id)])
    expect(await wordsOf(note.id)).toEqual(['dog', 'cat', 'bear', 'apple', 'pear'])
    expect((await points()).filter(({ kind }) => kind === 'before_restore')).toHaveLength(UNDO_POINTS)
  })

  test('of everything brings deleted notes back and leaves those alone that were made since; its undo bins them again', async () => {
    const [garden, shed] = [await makeNote(app, ann.token), await makeNote(app, ann.token, 'Shed')]
    await night()
    const point = await latest()
    await remove(shed.id)
    const fresh = await makeNote(app, ann.token, 'Fresh')
    expect(await preview(point)).toMatchObject({
      restored: [{ note: shed.id, kind: 'deleted', back: 5 }],
      stay: [{ note: fresh.id, title: 'Fresh', words: 5 }],
      taken_away: 0,
    })
    app.advance(MINUTE)
    const { undo } = await restore(point)
    expect((await points())[0]).toMatchObject({ id: undo, kind: 'before_restore', notes: 2 })
    for (const { id } of [garden, shed, fresh]) expect(await wordsOf(id)).toHaveLength(5)
    expect(await preview(undo)).toMatchObject({ taken_away: 1, restored: [], stay: [] })
    await restore(undo)
    expect(await app.refused(getNote, { params: { id: shed.id } }, ann.token)).toMatchObject({ status: 404 })
    await app.call(restoreNote, { params: { id: shed.id } }, ann.token)
    expect(await wordsOf(shed.id)).toHaveLength(5)
  })

  test('brings a note back whose rows are gone for good, with its ids', async () => {
    const note = await makeNote(app, ann.token)
    await night()
    const entries = await entriesOf(app, ann.token, note.id)
    await app.db.delete(notes).where(eq(notes.id, note.id))
    await restore(await latest(), note.id)
    expect(await entriesOf(app, ann.token, note.id)).toEqual(entries)
  })

  test('does not lose what another device sends later that it had not seen', async () => {
    const note = await makeNote(app, ann.token)
    await night()
    const point = await latest()
    const page = note.pages[0]?.id ?? ''
    const [dog] = await entriesOf(app, ann.token, note.id)
    const horse = adding(page, 'horse')
    await send(app, ann.token, note.id, 1, [{ type: 'delete', kind: 'entry', id: dog?.id ?? '' }, horse])
    await restore(point, note.id)
    // A phone without a connection knows version 2: the word that it edits is gone, the page that it deletes has got a word back.
    const late = await send(app, ann.token, note.id, 2, [
      { type: 'set_entry', id: horse.id, field: 'remark', value: 'neighs', was: null },
      { type: 'delete', kind: 'page', id: page },
      adding(note.pages[1]?.id ?? '', 'cow'),
    ])
    expect(late.notices.map(({ kind }) => kind)).toEqual(['gone', 'kept'])
    expect(late.deleted.map(({ id }) => id)).toContain(horse.id)
    expect(await wordsOf(note.id)).toEqual(expect.arrayContaining(['dog', 'cow']))
  })

  test('while the note is edited elsewhere ends in one order or the other', async () => {
    const note = await makeNote(app, ann.token)
    await night()
    const point = await latest()
    const page = note.pages[0]?.id ?? ''
    await Promise.all([
      restore(point),
      ...['horse', 'cow', 'goat'].map((word) => send(app, ann.token, note.id, 1, [adding(page, word)])),
      makeNote(app, ann.token, 'Meanwhile'),
    ])
    const { words, version } = await app.call(getNote, { params: { id: note.id } }, ann.token)
    expect(await wordsOf(note.id)).toHaveLength(words)
    expect(version).toBeGreaterThanOrEqual(4)
  })

  test('keeps the limits of notes, and then changes nothing', async () => {
    const first = await makeNote(app, ann.token)
    await night()
    const point = await latest()
    await remove(first.id)
    for (let count = 0; count < 10; count += 1)
      await app.call(createNote, { body: { id: randomUUID(), title: `Note ${count}` } }, ann.token)
    const call = { params: { id: point }, body: { key: randomUUID() } }
    expect(await app.refused(restorePoint, call, ann.token)).toMatchObject({ code: 'vip_required' })
    expect(await points()).toHaveLength(1)
  })

  test('puts sentences, texts and settings back, and leaves what others see alone', async () => {
    const dog = await findWordId(app.db, 'dog')
    const write = (id: string, text: string) => app.call(saveSentence, { body: { id, word: dog, text } }, ann.token)
    const [kept, gone, text] = [randomUUID(), randomUUID(), randomUUID()]
    await write(kept, 'The dog barks.')
    await write(gone, 'My dog is old.')
    await app.call(addReaderText, { body: { id: text, title: 'A story', text: 'The dog sees a cat.' } }, ann.token)
    await app.call(updateUser, { body: { weekly_goal: 80, on_leaderboard: true } }, ann.token)
    await night()
    const point = await latest()
    await write(kept, 'The dog sleeps.')
    await app.call(deleteSentence, { params: { id: gone } }, ann.token)
    await app.call(renameReaderText, { params: { id: text }, body: { title: 'Other' } }, ann.token)
    await app.call(deleteReaderText, { params: { id: text } }, ann.token)
    await app.call(updateUser, { body: { weekly_goal: 20, on_leaderboard: false, retention: 0.95 } }, ann.token)
    app.advance(HOUR)
    // No point forgets its text.
    await removeOldTexts(app.db, app.now())
    expect((await points())[0]).toMatchObject({ others: ['sentences', 'texts', 'settings'] })
    expect(await preview(point)).toMatchObject({ sentences: 2, texts: 1, settings: true, plan: false })
    const { undo } = await restore(point)
    const sentences = async () =>
      (await app.call(listSentences, { query: { word: dog } }, ann.token)).sentences.map(({ text: line }) => line)
    expect((await sentences()).toSorted()).toEqual(['My dog is old.', 'The dog barks.'])
    expect(await app.call(getReaderText, { params: { id: text } }, ann.token)).toMatchObject({ title: 'A story' })
    expect(await app.call(getUser, {}, ann.token)).toMatchObject({
      weekly_goal: 80,
      retention: 0.9,
      on_leaderboard: false,
    })
    await restore(undo)
    expect(await sentences()).toEqual(['The dog sleeps.'])
    expect(await app.refused(getReaderText, { params: { id: text } }, ann.token)).toMatchObject({ status: 404 })
    expect(await app.call(getUser, {}, ann.token)).toMatchObject({ weekly_goal: 20, retention: 0.95 })
    // The text is let go with the last point that names it.
    await app.db.delete(restorePoints).where(eq(restorePoints.userId, ann.id))
    app.advance(30 * MINUTE)
    await removeOldTexts(app.db, app.now())
    expect(await app.db.$count(readerTexts, eq(readerTexts.userId, ann.id))).toBe(0)
  })
})

describe('earlier versions of a note', () => {
  test('are those that differ from the one after', async () => {
    const note = await makeNote(app, ann.token)
    const other = await makeNote(app, ann.token, 'Other')
    await night()
    await send(app, ann.token, other.id, 1, [adding(other.pages[0]?.id ?? '', 'horse')])
    await night()
    await send(app, ann.token, note.id, 1, [adding(note.pages[0]?.id ?? '', 'horse')])
    await night()
    expect(await points()).toHaveLength(3)
    expect(await points(note.id)).toMatchObject([{ notes: 1, words: 5, different: 1 }])
    await remove(note.id)
    expect(await points(note.id)).toMatchObject([{ words: 6 }, { words: 5 }])
  })

  test('are the learner’s alone', async () => {
    const note = await makeNote(app, ann.token)
    await night()
    const ben = await app.user()
    const params = { id: await latest() }
    expect(await points(note.id, ben)).toEqual([])
    expect(await app.refused(getRestorePoint, { params, query: {} }, ben.token)).toMatchObject({ code: 'not_found' })
    const body = { key: randomUUID(), note: note.id }
    expect(await app.refused(restorePoint, { params, body }, ben.token)).toMatchObject({ code: 'not_found' })
    const absent = { params, body: { key: randomUUID(), note: randomUUID() } }
    expect(await app.refused(restorePoint, absent, ann.token)).toMatchObject({ code: 'not_found' })
  })

  test('go with the account', async () => {
    await makeNote(app, ann.token)
    await night()
    await app.db.delete(users).where(eq(users.id, ann.id))
    expect([await countOf(restorePoints), await countOf(restoreItems), await countOf(restoreContents)]).toEqual([
      0, 0, 0,
    ])
  })
})
