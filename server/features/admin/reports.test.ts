// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { adminListReports, resolveReport, type WordReport } from '#contract/admin'
import { listNotifications } from '#contract/notifications'
import { reportWord, type ReportBody } from '#contract/words'
import { createTestApp, type TestApp } from '#tests/app'
import { messagesTo } from '#tests/mailbox'
import type { Person } from '#tests/people'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { adminLog } from '../../db/schema/admin-log.ts'
import { wordReports } from '../../db/schema/look-ups.ts'
import { words } from '../../db/schema/words.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await app.admin()
})
afterAll(() => app.close())

/** Everything that waits, page by page. */
async function waiting(): Promise<WordReport[]> {
  const found: WordReport[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await app.call(adminListReports, { query: { cursor } }, admin.token)
    found.push(...page.items)
    cursor = page.next
  }
  return found
}

test('what a learner reported is read by administrators, also after the learner has left, until it is dealt with', async () => {
  const ann = await app.user()
  await app.call(reportWord, { params: { word: 'tiger' }, body: { text: 'This is a leopard' } }, ann.token)
  app.advance(1_000)
  await app.call(
    reportWord,
    { params: { word: 'dog' }, body: { text: 'Odd', section: 'examples', item: 'A dog barks.' } },
    ann.token,
  )
  const found = (await waiting()).filter(({ reporter }) => reporter === ann.username)
  expect(found).toMatchObject([
    { headword: 'tiger', section: null, item: null, text: 'This is a leopard' },
    { headword: 'dog', section: 'examples', item: 'A dog barks.', text: 'Odd' },
  ])
  await app.db.delete(users).where(eq(users.id, ann.id))
  const [first, second] = found.map(({ id }) => id)
  expect((await waiting()).find(({ id }) => id === first)).toMatchObject({ reporter: null })

  const params = { id: first ?? '' }
  await Promise.all([1, 2].map(() => app.call(resolveReport, { params, body: { mended: false } }, admin.token)))
  const left = (await waiting()).map(({ id }) => id)
  expect(left).toContain(second)
  expect(left).not.toContain(first)
  expect(await app.db.select().from(adminLog).where(eq(adminLog.subject, params.id))).toMatchObject([
    { actorId: admin.id, action: 'report.resolve', before: 'open', after: 'dismissed' },
  ])
})

test('a report names an item of its block, or the sound or the picture of the word', async () => {
  const ann = await app.user()
  const send = (body: ReportBody) => app.call(reportWord, { params: { word: 'tiger' }, body }, ann.token)
  await send({ section: 'examples', item: 'A mouse ran by.', text: 'one' })
  await send({ item: 'picture', text: 'two' })
  await send({ item: 'A mouse ran by.', text: 'three' })
  const { text, section, item } = wordReports
  const rows = await app.db.select({ text, section, item }).from(wordReports).where(eq(wordReports.userId, ann.id))
  expect(rows).toHaveLength(3)
  expect(rows).toEqual(
    expect.arrayContaining([
      { text: 'one', section: 'examples', item: 'A mouse ran by.' },
      { text: 'two', section: null, item: 'picture' },
      { text: 'three', section: null, item: null },
    ]),
  )
})

test('more than a page: each report once, the oldest first, also where many came at one moment', async () => {
  const [word] = await app.db.select({ id: words.id }).from(words).limit(1)
  const at = app.now().getTime()
  const made = Array.from({ length: 70 }, (_, index) => ({
    id: randomUUID(),
    wordId: word?.id ?? 0,
    text: 'again',
    createdAt: new Date(at + Math.floor(index / 35)),
  }))
  await app.db.insert(wordReports).values(made)
  const found = await waiting()
  const ids = found.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(made.map(({ id }) => id)))
  const times = found.map((report) => report.at)
  expect(times).toEqual(times.toSorted())
})

test('a part of the queue is found by the beginning of the word and by the block', async () => {
  const ann = await app.user()
  const report = (word: string, text: string, section?: 'examples' | 'forms') =>
    app.call(reportWord, { params: { word }, body: { text, section } }, ann.token)
  await report('koala', 'the whole word')
  app.advance(1_000)
  await report('koala', 'its examples', 'examples')
  await report('lion', 'its forms', 'forms')
  const textsOf = async (query: object) => {
    const { items } = await app.call(adminListReports, { query }, admin.token)
    return items.filter(({ reporter }) => reporter === ann.username).map(({ text }) => text)
  }
  expect(await textsOf({ q: 'KOA' })).toEqual(['the whole word', 'its examples'])
  expect(await textsOf({ q: 'koala', section: 'whole' })).toEqual(['the whole word'])
  expect(await textsOf({ q: 'o', section: 'examples' })).toEqual([])
  expect(await textsOf({ q: '%' })).toEqual([])
  expect(await textsOf({ q: 'l', section: 'forms' })).toEqual(['its forms'])
  expect(await app.refused(adminListReports, { query: { section: 'sound' as 'forms' } }, admin.token)).toMatchObject({
    status: 400,
  })
})

test('only administrators read or resolve them, and an unknown one is refused', async () => {
  const { token } = await app.user()
  const params = { id: randomUUID() }
  expect(await app.refused(adminListReports, { query: {} }, token)).toMatchObject({ code: 'admin_only' })
  expect(await app.refused(resolveReport, { params, body: { mended: true } }, token)).toMatchObject({
    code: 'admin_only',
  })
  expect(await app.refused(resolveReport, { params, body: { mended: true } }, admin.token)).toMatchObject({
    status: 404,
    code: 'not_found',
  })
})

test('who reported a mistake is thanked once it is mended: by one mail and one notification', async () => {
  const ann = await app.user()
  const report = async (person: Person, word: string) => {
    await app.call(reportWord, { params: { word }, body: { text: 'Wrong' } }, person.token)
    const found = (await waiting()).find(({ reporter, headword }) => reporter === person.username && headword === word)
    return { id: found?.id ?? '' }
  }
  const thanks = async (person: Person) =>
    (await app.call(listNotifications, { query: {} }, person.token)).items.map(({ kind, word }) => ({ kind, word }))
  const [mended, dismissed] = [await report(ann, 'tiger'), await report(ann, 'dog')]
  expect(await thanks(ann)).toEqual([])
  const resolve = (params: { id: string }, isMended: boolean) =>
    app.call(resolveReport, { params, body: { mended: isMended } }, admin.token)
  await Promise.all([resolve(mended, true), resolve(mended, true), resolve(dismissed, false)])
  expect(await thanks(ann)).toEqual([{ kind: 'report_mended', word: 'tiger' }])
  const mails = await messagesTo(app, ann.email ?? '')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('tiger')
})
