import { sql } from 'drizzle-orm'
import { createTestApp, type TestApp } from '#tests/app'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('an error is logged with what happened and where, and without the values of a query', async () => {
  const typed = 'ann@example.com'
  const error = await app.db.execute(sql`select ${typed} as typed from nowhere`).catch((reason: unknown) => reason)
  app.deps.log.error({ error }, 'unexpected error')
  const [line] = app.logs
  expect(line).toMatchObject({
    error: {
      message: 'Failed query: select $1 as typed from nowhere',
      at: expect.arrayContaining([expect.stringContaining('log.test.ts')]),
      cause: { code: '42P01', message: 'relation "nowhere" does not exist' },
    },
  })
  expect(JSON.stringify(line)).not.toContain(typed)
})

test('the secret of a mailed link is not logged', async () => {
  await app.request('/verify-email/a-secret-token')
  expect(app.logs.map(({ path }) => path)).toContain('/verify-email/***')
  expect(JSON.stringify(app.logs)).not.toContain('a-secret-token')
})
