// @module-tag postgres
/** What a learner shows a contact in a message. */
import { randomUUID } from 'node:crypto'
import { listRuns } from '#contract/challenges'
import { listMessages, sendMessage, type MessageAttachment } from '#contract/chat'
import { MOST_PAGE_WORDS, MOST_SHARED_WORDS } from '#contract/chat-limits'
import { adminListChatReports, adminReadChatReport, reportChat } from '#contract/chat-reports'
import { removeContact } from '#contract/contacts'
import { createNote, deleteNote, getNote, listEntries } from '#contract/notes'
import { shareThing, type SharedThing } from '#contract/sharing'
import { openTutor } from '#contract/tutor'
import { createTestApp, DAY, type TestApp } from '#tests/app'
import { openChat } from '#tests/chat'
import { makeNote } from '#tests/notes'
import type { Person } from '#tests/people'
import { play, start } from '#tests/play'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { sweep } from '../../jobs/retention.ts'

let app: TestApp
let ann: Person
let bo: Person
let id: string
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  ann = await app.user()
  bo = await app.user()
  id = await openChat(app, ann, bo)
})

const input = (share: SharedThing, key: string = randomUUID(), conversation = id) => ({
  params: { id: conversation },
  body: { id: key, text: 'Look at this', share },
})
const show = (share: SharedThing, from = ann) => app.call(shareThing, input(share), from.token)
const seenBy = async (person: Person) =>
  (await app.call(listMessages, { params: { id }, query: {} }, person.token)).items.at(-1)
const listOf = (attachment: MessageAttachment | undefined) => {
  if (attachment?.kind !== 'list') throw new Error('It shows no words.')
  return attachment
}

describe('a page of a note', () => {
  test('is a copy: its words with the sharer’s meanings, no remarks, and nothing that leads to the note', async () => {
    const entries = [
      { word: 'dog', remark: 'bites me' },
      { word: 'Mimi', meaning: 'my cat', remark: null },
    ]
    const body = {
      id: randomUUID(),
      title: 'My secret diary',
      sections: [{ title: 'One', pages: [{ title: 'Pets', entries }] }],
    }
    const note = await app.call(createNote, { body }, ann.token)
    const page = note.pages[0]?.id ?? ''
    await show({ kind: 'page', note: note.id, page })
    await app.call(deleteNote, { params: { id: note.id } }, ann.token)
    const seen = await seenBy(bo)
    expect(listOf(seen?.attachment)).toEqual({
      kind: 'list',
      title: 'Pets',
      words: [
        { word: 'dog', meaning: null },
        { word: 'Mimi', meaning: 'my cat' },
      ],
      total: 2,
    })
    for (const secret of [note.id, page, 'bites', 'diary']) expect(JSON.stringify(seen)).not.toContain(secret)
    // The note itself stays closed.
    expect((await app.refused(getNote, { params: { id: note.id } }, bo.token)).status).toBe(404)
    expect((await app.refused(listEntries, { params: { id: note.id }, query: {} }, bo.token)).status).toBe(404)
  })

  test('of somebody else, of another note or an empty one is not there', async () => {
    const [own, theirs] = [await makeNote(app, ann.token), await makeNote(app, bo.token)]
    const empty = await app.call(
      createNote,
      { body: { id: randomUUID(), title: 'E', sections: [{ title: 'S', pages: [{ title: 'P', entries: [] }] }] } },
      ann.token,
    )
    for (const [note, page] of [
      [theirs.id, theirs.pages[0]?.id ?? ''],
      [own.id, theirs.pages[0]?.id ?? ''],
      [empty.id, empty.pages[0]?.id ?? ''],
      [own.id, randomUUID()],
    ] as const)
      expect(await app.refused(shareThing, input({ kind: 'page', note, page }), ann.token)).toMatchObject({
        code: 'share_gone',
      })
  })

  test('shows a hundred words at most and says how many there are', async () => {
    const entries = Array.from({ length: MOST_PAGE_WORDS + 20 }, (_, index) => ({ word: `word ${index}` }))
    const body = { id: randomUUID(), title: 'Long', sections: [{ title: 'S', pages: [{ title: 'P', entries }] }] }
    const note = await app.call(createNote, { body }, ann.token)
    const { attachment } = await show({ kind: 'page', note: note.id, page: note.pages[0]?.id ?? '' })
    expect(listOf(attachment).words).toHaveLength(MOST_PAGE_WORDS)
    expect(listOf(attachment).total).toBe(MOST_PAGE_WORDS + 20)
  })
})

test('words are shown each once, and not by the hundred', async () => {
  const { attachment } = await show({ kind: 'words', words: ['dog', ' cat ', 'dog'] })
  expect(listOf(attachment).words.map(({ word }) => word)).toEqual(['dog', 'cat'])
  const many = Array.from({ length: MOST_SHARED_WORDS + 1 }, (_, index) => `w${index}`)
  expect((await app.refused(shareThing, input({ kind: 'words', words: many }), ann.token)).code).toBe(
    'shared_words_many',
  )
  expect((await app.refused(shareThing, input({ kind: 'words', words: [] }), ann.token)).status).toBe(400)
})

test('the result of an own finished run is shown; of a run that goes on, or of somebody else, it is not', async () => {
  const { run, result } = await play(app, ann.token, {}, 2)
  expect((await app.call(listRuns, {}, ann.token)).runs).toMatchObject([{ id: run.id, right: 6, total: 8 }])
  await show({ kind: 'result', run: run.id })
  expect((await seenBy(bo))?.attachment).toEqual({
    kind: 'result',
    title: run.title,
    category: run.category,
    sub: run.sub,
    difficulty: run.difficulty,
    level: 1,
    type: run.type,
    stars: result.stars,
    right: 6,
    total: 8,
    ms: result.ms,
  })
  const open = await start(app, ann.token)
  for (const [who, which] of [
    [ann, open.id],
    [bo, run.id],
  ] as const)
    expect((await app.refused(shareThing, input({ kind: 'result', run: which }), who.token)).code).toBe('share_gone')
})

describe('it is a message like any other', () => {
  const words: SharedThing = { kind: 'words', words: ['dog'] }

  test('sent again it is one, whatever has become of what it showed', async () => {
    const note = await makeNote(app, ann.token)
    const again = input({ kind: 'page', note: note.id, page: note.pages[0]?.id ?? '' })
    const first = await app.call(shareThing, again, ann.token)
    await app.call(deleteNote, { params: { id: note.id } }, ann.token)
    expect(await app.call(shareThing, again, ann.token)).toEqual(first)
    expect((await app.call(listMessages, { params: { id }, query: {} }, bo.token)).items).toHaveLength(1)
  })

  test('only contacts are shown anything: no strangers, nobody who was removed, not the tutor', async () => {
    const cy = await app.user()
    expect((await app.refused(shareThing, input(words), cy.token)).code).toBe('conversation_not_found')
    const tutor = (await app.call(openTutor, {}, ann.token)).id
    const toTutor = input(words, randomUUID(), tutor)
    expect((await app.refused(shareThing, toTutor, ann.token)).code).toBe('conversation_closed')
    await app.call(removeContact, { params: { id: bo.id } }, ann.token)
    expect((await app.refused(shareThing, input(words), ann.token)).code).toBe('conversation_closed')
  })

  test('counts against the same limits', async () => {
    for (let nth = 0; nth < 19; nth += 1)
      await app.call(sendMessage, { params: { id }, body: { id: randomUUID(), text: 'x' } }, ann.token)
    await show(words)
    expect((await app.refused(shareThing, input(words), ann.token)).code).toBe('message_rate')
    app.advance(DAY)
  })

  test('a report has the words that were shown', async () => {
    const body = {
      id: randomUUID(),
      title: 'N',
      sections: [{ title: 'S', pages: [{ title: 'Rude page', entries: [{ word: 'Bo', meaning: 'a fool' }] }] }],
    }
    const note = await app.call(createNote, { body }, ann.token)
    const { seq } = await show({ kind: 'page', note: note.id, page: note.pages[0]?.id ?? '' })
    await app.call(reportChat, { params: { id }, body: { seq, reason: 'harassment', text: '' } }, bo.token)
    const admin = await app.admin()
    const { items } = await app.call(adminListChatReports, { query: {} }, admin.token)
    const report = items.find(({ reported }) => reported.id === ann.id)
    const { lines } = await app.call(adminReadChatReport, { params: { id: report?.id ?? '' } }, admin.token)
    expect(lines[0]?.text).toBe('Look at this\n[Rude page\nBo: a fool]')
  })

  test('goes with its writer’s account', async () => {
    await show(words)
    const deletedAt = new Date(app.now().getTime() - 15 * DAY)
    await app.db.update(users).set({ deletedAt }).where(eq(users.id, ann.id))
    await sweep(app.deps)
    expect(await seenBy(bo)).toMatchObject({ text: null, state: 'deleted' })
    expect(await seenBy(bo)).not.toHaveProperty('attachment')
  })
})
