// @module-tag postgres
import { exportData } from '#contract/privacy'
import { getUser, setBirthYear } from '#contract/profile'
import { createTestApp, DAY, type TestApp } from '#tests/app'
import type { Person } from '#tests/people'
import { readZip } from '#tests/zip'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { sweep } from '../../jobs/retention.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const say = (person: Person, year: string) => app.call(setBirthYear, { body: { year } }, person.token)
const refused = (person: Person, year: string) => app.refused(setBirthYear, { body: { year } }, person.token)

test('the year of birth is said, said again, and corrected once in 365 days', async () => {
  const ann = await app.user()
  expect(await app.call(getUser, {}, ann.token)).toMatchObject({ birth_year: null, birth_year_open_at: null })
  expect(await say(ann, ' 2013 ')).toMatchObject({ birth_year: 2013, birth_year_open_at: null })
  await say(ann, '2013')
  const corrected = await say(ann, '1998')
  expect(corrected).toMatchObject({ birth_year: 1998, birth_year_open_at: '2027-03-04T04:00:00.000Z' })
  expect(await say(ann, '1998')).toEqual(corrected)
  expect(await refused(ann, '1999')).toMatchObject({
    status: 409,
    code: 'birth_year_fixed',
    fields: { year: expect.any(String) },
  })
  const isBack = new Date(app.now().getTime() - 365 * DAY)
  await app.db.update(users).set({ birthYearCorrectedAt: isBack }).where(eq(users.id, ann.id))
  expect(await say(ann, '1999')).toMatchObject({ birth_year: 1999 })
})

test('of two corrections at once one counts', async () => {
  const ann = await app.user({ birthYear: 2000 })
  const asked = await Promise.allSettled([say(ann, '2001'), say(ann, '2002')])
  expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test.each(['', '98', '1899', '19980', 'never', '2027'])('%j is no year of birth', async (year) => {
  expect(await refused(await app.user(), year)).toMatchObject({
    status: 400,
    fields: { year: expect.stringContaining('出生年份') },
  })
})

test('the year is in the export and goes with the account', async () => {
  const ann = await app.user()
  await say(ann, '2013')
  await app.prove(ann)
  const response = await app.request(exportData.path, { token: ann.token })
  const file = readZip(new Uint8Array(await response.arrayBuffer())).get('wordgrove.json')
  expect(JSON.parse(new TextDecoder().decode(file))).toMatchObject({ account: [{ birth_year: 2013 }] })
  const deletedAt = new Date(app.now().getTime() - 15 * DAY)
  await app.db.update(users).set({ deletedAt }).where(eq(users.id, ann.id))
  await sweep(app.deps)
  expect(await app.db.$count(users, eq(users.id, ann.id))).toBe(0)
})
