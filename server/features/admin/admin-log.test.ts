// @module-tag postgres
import { adminListLog, type LogEntry, type LogFilter } from '#contract/admin-log'
import { createTestApp, DAY, HOUR, type TestApp } from '#tests/app'
import type { Person } from '#tests/people'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { adminLog } from '../../db/schema/admin-log.ts'
import { sweep } from '../../jobs/retention.ts'
import { logAdmin, type AdminAction } from './index.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await app.admin({ username: 'Lin-admin', timeZone: 'Asia/Shanghai' })
})
afterAll(() => app.close())

async function list(query: LogFilter = {}): Promise<LogEntry[]> {
  const entries: LogEntry[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await app.call(adminListLog, { query: { ...query, cursor } }, admin.token)
    entries.push(...page.items)
    cursor = page.next
  }
  return entries
}

const exported = async (query: string, token = admin.token) =>
  app.request(`/api/admin/log/export?${query}`, { token, headers: { Accept: 'text/csv' } })

const entry = (subject: string, values: object = {}): AdminAction => ({
  action: 'ticket.close',
  subject,
  before: null,
  after: null,
  at: app.now(),
  ...values,
})

test('an entry keeps JSON as it was, also a text that looks like a number', async () => {
  await logAdmin(app.db, null, entry('json-1', { before: '42', after: { zh: '苹果', order: [2, 1], hidden: false } }))
  expect(await list({ subject: 'json-1' })).toMatchObject([
    { actor: 'operator', before: '"42"', action: 'ticket.close', subject: 'json-1' },
  ])
  const [found] = await list({ subject: 'json-1' })
  expect(JSON.parse(found?.after ?? '')).toEqual({ zh: '苹果', order: [2, 1], hidden: false })
})

test('entries are found by person, action, subject, text and day, each by its beginning or all of it', async () => {
  const at = new Date('2026-02-10T17:00:00Z') // the 11th in Shanghai
  await app.db.insert(adminLog).values([
    { actor: 'Ann', action: 'word.update', subject: 'find-1', before: { zh: '梨_子' }, after: { zh: '李子' }, at },
    { actor: 'anna', action: 'word.hide', subject: 'find-2', at: new Date(at.getTime() - 2 * HOUR) },
    { actor: 'joann', action: 'sword.update', subject: 'find-3', at: new Date(at.getTime() + DAY) },
  ])
  const subjects = async (query: LogFilter) =>
    (await list(query)).map(({ subject }) => subject).filter((subject) => subject.startsWith('find-'))
  expect(await subjects({ actor: 'ANN' })).toEqual(['find-1', 'find-2'])
  expect(await subjects({ action: 'word' })).toEqual(['find-1', 'find-2'])
  expect(await subjects({ subject: 'find-3' })).toEqual(['find-3'])
  expect(await subjects({ q: '李' })).toEqual(['find-1'])
  expect(await subjects({ q: '梨_' })).toEqual(['find-1'])
  expect(await subjects({ q: '_李' })).toEqual([])
  expect(await subjects({ from: '2026-02-11', to: '2026-02-11' })).toEqual(['find-1'])
  expect(await subjects({ from: '2026-02-12' })).toEqual(['find-3'])
  expect(await subjects({ to: '2026-02-10' })).toEqual(['find-2'])
})

test('more than a page: each entry once, newest first; the export has them all, and no formula', async () => {
  const values = Array.from({ length: 620 }, (_, index) =>
    entry(`=page(${index})`, { action: 'test.page', actor: '@me' }),
  )
  await app.db.insert(adminLog).values(values as (typeof adminLog.$inferInsert)[])
  const entries = await list({ action: 'test.page' })
  expect(entries.map(({ subject }) => subject)).toEqual(values.map(({ subject }) => subject).reverse())

  const response = await exported('action=test.page')
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toMatch(
    /attachment; filename="wordgrove-log-\d{4}-\d\d-\d\d\.csv"/,
  )
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
  const lines = new TextDecoder().decode(bytes).split('\r\n')
  expect(lines).toHaveLength(622)
  expect(lines[0]).toBe('at,actor,action,subject,before,after')
  expect(lines[1]).toBe(`${app.now().toISOString()},'@me,test.page,'=page(619),,`)
  expect(await list({ action: 'log.export' })).toMatchObject([{ actor: 'Lin-admin', after: '{"action": "test.page"}' }])
})

test('nothing is changed or deleted, except by time and by the deletion of an account', async () => {
  const leaver = await app.admin()
  const [made] = await app.db
    .insert(adminLog)
    .values({ ...entry('kept'), actorId: leaver.id, actor: leaver.username })
    .returning()
  const refusal = { cause: expect.objectContaining({ message: expect.stringContaining('only ever added to') }) }
  const mine = eq(adminLog.subject, 'kept')
  await expect(app.db.update(adminLog).set({ after: 'x' }).where(mine)).rejects.toMatchObject(refusal)
  await expect(app.db.update(adminLog).set({ actorId: null, actor: 'x' }).where(mine)).rejects.toMatchObject(refusal)
  await expect(app.db.delete(adminLog).where(mine)).rejects.toMatchObject(refusal)
  await expect(app.db.execute(sql`truncate admin_log`)).rejects.toMatchObject(refusal)
  await app.db.delete(users).where(eq(users.id, leaver.id))
  expect(await app.db.select().from(adminLog).where(mine)).toEqual([{ ...made, actorId: null }])

  app.advance(729 * DAY)
  await sweep(app.deps)
  expect(await app.db.$count(adminLog, mine)).toBe(1)
  app.advance(3 * DAY)
  await sweep(app.deps)
  expect(await app.db.$count(adminLog, mine)).toBe(0)
})

test('only administrators read and export it; days that do not exist are refused', async () => {
  const other = await app.user()
  expect(await app.refused(adminListLog, { query: {} }, other.token)).toMatchObject({ status: 403, code: 'admin_only' })
  expect((await exported('', other.token)).status).toBe(403)
  const reader = await app.admin()
  expect(await app.refused(adminListLog, { query: { from: '2026-02-30' } }, reader.token)).toMatchObject({
    status: 400,
  })
  expect((await exported('subject=1&no=1', reader.token)).status).toBe(400)
})
