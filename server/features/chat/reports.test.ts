// @module-tag postgres
/** Reports of messages and learners: who sends them, what is kept, who reads it, what is decided. */
import { randomUUID } from 'node:crypto'
import { getAdminOverview } from '#contract/admin-overview'
import { suspendUser } from '#contract/admin-users'
import { deleteMessage, listMessages, sendMessage } from '#contract/chat'
import {
  adminListChatReports,
  adminReadChatReport,
  decideChatReport,
  reportChat,
  type ReportDecision,
  type ReportReason,
} from '#contract/chat-reports'
import { reportLimit } from '#contract/limits'
import { listNotifications } from '#contract/notifications'
import { updateUser } from '#contract/profile'
import { createTestApp, DAY, type TestApp } from '#tests/app'
import { openChat } from '#tests/chat'
import type { Person } from '#tests/people'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { adminLog } from '../../db/schema/admin-log.ts'
import { chatReports } from '../../db/schema/chat-reports.ts'
import { sweep } from '../../jobs/retention.ts'

let app: TestApp
let admin: Person
/** Reports Bo. */
let ann: Person
let bo: Person
/** The conversation of the two. */
let id: string
beforeAll(async () => {
  app = await createTestApp()
  admin = await app.admin()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(chatReports)
  ann = await app.user()
  bo = await app.user()
  id = await openChat(app, ann, bo)
})

const send = (from: Person, text: string) =>
  app.call(sendMessage, { params: { id }, body: { id: randomUUID(), text } }, from.token)
const about = (seq: number | undefined, reason: ReportReason = 'harassment', text = '') => ({
  params: { id },
  body: { ...(seq === undefined ? {} : { seq }), reason, text },
})
const report = (seq?: number, reason?: ReportReason, text?: string) =>
  app.call(reportChat, about(seq, reason, text), ann.token)
const refused = (seq?: number, reason?: ReportReason, text?: string) =>
  app.refused(reportChat, about(seq, reason, text), ann.token)
const list = async () => (await app.call(adminListChatReports, { query: {} }, admin.token)).items
const firstId = async () => (await list())[0]?.id ?? ''
const evidence = (report: string) => app.call(adminReadChatReport, { params: { id: report } }, admin.token)
const decide = (report: string, decision: ReportDecision) =>
  app.call(decideChatReport, { params: { id: report }, body: { decision } }, admin.token)
const logOf = async (subject: string) =>
  (await app.db.select().from(adminLog).where(eq(adminLog.subject, subject)).orderBy(adminLog.id)).map(
    ({ action, actorId, after }) => ({ action, actorId, after }),
  )
const warningsOf = async (person: Person) =>
  (await app.call(listNotifications, { query: {} }, person.token)).items.filter(({ kind }) => kind === 'warning')

test('a reported message waits with the ten lines around it; the list tells nothing of what was said', async () => {
  for (let line = 1; line <= 20; line += 1) await send(line % 2 ? ann : bo, `line ${line}`)
  await report(8, 'other', '  He does this every day.  ')
  const [waiting] = await list()
  expect(waiting).toMatchObject({
    about: 'message',
    reason: 'other',
    reporter: ann.username,
    reported: { id: bo.id, username: bo.username, is_suspended: false, reports: 1, warnings: 0 },
  })
  expect(JSON.stringify(waiting)).not.toMatch(/line|every day/)
  const { text, seq, lines } = await evidence(waiting?.id ?? '')
  expect({ text, seq }).toEqual({ text: 'He does this every day.', seq: 8 })
  expect(lines.map((line) => `${line.by} ${line.text}`)).toEqual(
    [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((line) => `${line % 2 ? 'reporter' : 'reported'} line ${line}`),
  )
})

test('near an end of the conversation more of the ten lines are from the other side', async () => {
  for (let line = 1; line <= 14; line += 1) await send(bo, `line ${line}`)
  await report(14)
  app.advance(1_000)
  await report(2)
  const [last, early] = await list()
  const places = async (report = '') => (await evidence(report)).lines.map(({ seq }) => seq)
  expect(await places(last?.id)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
  expect(await places(early?.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
})

test('what was said stays with the report when it is deleted; what the reporter had hidden was never in it', async () => {
  await send(bo, 'hidden before')
  await send(bo, 'an insult')
  await app.call(deleteMessage, { params: { id }, query: { seq: '1', for: 'me' } }, ann.token)
  await report(2)
  await app.call(deleteMessage, { params: { id }, query: { seq: '2', for: 'both' } }, bo.token)
  expect((await app.call(listMessages, { params: { id }, query: {} }, ann.token)).items[1]).toMatchObject({
    text: null,
  })
  expect((await evidence(await firstId())).lines).toMatchObject([{ text: null }, { text: 'an insult' }])
})

test('each look at what was said is a line of the log, under the name of who looked', async () => {
  await send(bo, 'an insult')
  await report(1)
  const waiting = await firstId()
  await list()
  expect(await logOf(waiting)).toEqual([])
  await evidence(waiting)
  await evidence(waiting)
  const view = { action: 'chat_report.view', actorId: admin.id, after: null }
  expect(await logOf(waiting)).toEqual([view, view])
  expect(JSON.stringify(await app.db.select().from(adminLog))).not.toContain('an insult')
})

test('a message is reported once by one learner, however often and at once; a learner once while the report waits', async () => {
  await send(bo, 'an insult')
  await Promise.all(Array.from({ length: 5 }, () => report(1)))
  await Promise.all(Array.from({ length: 5 }, () => report(undefined, 'spam')))
  expect((await list()).map(({ about: what }) => what).toSorted()).toEqual(['learner', 'message'])
  for (const { id: waiting } of await list()) await decide(waiting, 'dismissed')
  await report(1)
  await report(undefined, 'spam')
  expect(await list()).toMatchObject([{ about: 'learner', reported: { reports: 3 } }])
})

test('only what is there, of the other one and with a reason is reported', async () => {
  await send(ann, 'my own')
  await send(bo, 'gone')
  await app.call(deleteMessage, { params: { id }, query: { seq: '2', for: 'both' } }, bo.token)
  for (const seq of [1, 2, 3]) expect(await refused(seq)).toMatchObject({ status: 404, code: 'message_not_found' })
  expect(await refused(undefined, 'nothing' as ReportReason)).toMatchObject({
    status: 400,
    fields: { reason: expect.any(String) },
  })
  expect(await refused(undefined, 'other', '   ')).toMatchObject({ status: 400, fields: { text: expect.any(String) } })
  expect(await list()).toEqual([])
})

test('so many reports a day; one sent again is not counted', async () => {
  for (let line = 0; line <= reportLimit.points; line += 1) await send(bo, `line ${line}`)
  for (let line = 1; line <= reportLimit.points; line += 1) await report(line)
  await report(1)
  expect(await refused(reportLimit.points + 1)).toMatchObject({ status: 429, code: 'report_day_limit' })
  app.advance(DAY)
  await report(reportLimit.points + 1)
  expect(await list()).toHaveLength(reportLimit.points + 1)
})

test('who is warned is told, also when they turned everything off; who reported is not named', async () => {
  const { muted_notifications: all } = await app.call(
    updateUser,
    { body: { muted_notifications: ['contact_request', 'contact_accepted', 'ticket_answered', 'report_mended'] } },
    bo.token,
  )
  expect(all).toHaveLength(4)
  await send(bo, 'an insult')
  await report(1)
  const waiting = await firstId()
  await decide(waiting, 'warned')
  await decide(waiting, 'warned')
  await decide(waiting, 'dismissed')
  expect(await warningsOf(bo)).toMatchObject([{ name: null, read: false }])
  expect(await warningsOf(ann)).toEqual([])
  expect(await list()).toEqual([])
  expect(await logOf(waiting)).toEqual([{ action: 'chat_report.decide', actorId: admin.id, after: 'warned' }])
  await report(undefined)
  expect(await list()).toMatchObject([{ reported: { reports: 2, warnings: 1 } }])
})

test('a warning cannot be turned off', async () => {
  const body = { muted_notifications: ['warning' as never] }
  expect(await app.refused(updateUser, { body }, bo.token)).toMatchObject({ status: 400 })
})

test('suspended is noted once the account is', async () => {
  await report()
  const waiting = await firstId()
  const decision = { params: { id: waiting }, body: { decision: 'suspended' as const } }
  expect(await app.refused(decideChatReport, decision, admin.token)).toMatchObject({
    status: 409,
    code: 'learner_not_suspended',
  })
  await app.prove(admin)
  await app.call(suspendUser, { params: { id: bo.id }, body: { reason: 'insults' } }, admin.token)
  await decide(waiting, 'suspended')
  expect(await list()).toEqual([])
})

test('only administrators read and decide', async () => {
  await report()
  const params = { id: await firstId() }
  for (const { token } of [ann, bo]) {
    expect(await app.refused(adminListChatReports, { query: {} }, token)).toMatchObject({ code: 'admin_only' })
    expect(await app.refused(adminReadChatReport, { params }, token)).toMatchObject({ code: 'admin_only' })
    const body = { decision: 'dismissed' as const }
    expect(await app.refused(decideChatReport, { params, body }, token)).toMatchObject({ code: 'admin_only' })
  }
})

test('the start page of administrators counts what waits', async () => {
  await report()
  const { waiting } = await app.call(getAdminOverview, {}, admin.token)
  expect(waiting).toContainEqual({ kind: 'chat_reports', count: 1 })
})

test('a report outlives its reporter without their name, goes with the reported account, and 180 days after its decision', async () => {
  const erase = async ({ id: gone }: Person) => {
    await app.db
      .update(users)
      .set({ deletedAt: new Date(app.now().getTime() - 15 * DAY) })
      .where(eq(users.id, gone))
    await sweep(app.deps)
  }
  await send(bo, 'an insult')
  await report(1)
  await erase(ann)
  expect(await list()).toMatchObject([{ reporter: null }])
  const [cy, di] = [await app.user(), await app.user()]
  id = await openChat(app, cy, di)
  await app.call(reportChat, about(undefined), cy.token)
  const later = (await list()).find(({ reported }) => reported.id === di.id)?.id ?? ''
  await erase(bo)
  expect((await list()).map(({ reporter }) => reporter)).toEqual([cy.username])
  await decide(later, 'dismissed')
  app.advance(179 * DAY)
  await sweep(app.deps)
  expect(await app.db.$count(chatReports)).toBe(1)
  app.advance(2 * DAY)
  await sweep(app.deps)
  expect(await app.db.$count(chatReports)).toBe(0)
})
