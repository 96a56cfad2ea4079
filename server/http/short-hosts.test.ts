import { createTestApp, type TestApp } from '#tests/app'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp
beforeAll(async () => {
  const variables = { SHORT_HOSTS: 'wg.example, w.example:8443', PUBLIC_ORIGIN: 'https://wordgrove.example' }
  app = await createTestApp({ variables })
})
afterAll(() => app.close())

const visit = (host: string, path: string, method = 'GET') => app.request(path, { method, headers: { Host: host } })

test.each([
  ['wg.example', '/home', 'https://wordgrove.example/home'],
  ['WG.example', '/word/ice%20cream?from=a%26b', 'https://wordgrove.example/word/ice%20cream?from=a%26b'],
  ['w.example:8443', '/', 'https://wordgrove.example/'],
  ['wg.example', '//evil.example/x', 'https://wordgrove.example//evil.example/x'],
])('a page on %s%s has moved to %s for good', async (host, path, location) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await visit(host, path, method)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, location])
  }
})

test.each([
  ['wordgrove.example', '/home', 'GET'],
  ['w.example', '/home', 'GET'],
  ['wg.example.evil.example', '/home', 'GET'],
  ['wg.example', '/api/config', 'GET'],
  ['wg.example', '/health/live', 'GET'],
  ['wg.example', '/api/auth/signin', 'POST'],
])('%s%s by %s stays where it is', async (host, path, method) => {
  expect((await visit(host, path, method)).status).not.toBe(301)
})
