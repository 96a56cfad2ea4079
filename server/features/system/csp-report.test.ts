import { reportCsp } from '#contract/system'
import { createTestApp, type TestApp } from '#tests/app'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const send = async (body: string, type = 'application/csp-report') => {
  const before = app.logs.length
  const { status } = await app.request(reportCsp.path, { body, headers: { 'Content-Type': type } })
  return { status, logged: app.logs.slice(before).filter(({ msg }) => msg === 'the browser blocked content') }
}

const report = {
  'document-uri': 'https://wordgrove.example/reset-password/planted-secret',
  referrer: 'https://wordgrove.example/word-notes/planted-note',
  'effective-directive': 'img-src',
  'blocked-uri': 'https://pixel.example/track/planted-name?email=planted@example.com',
  'script-sample': 'planted-sample',
}

test('a report leaves the directive and the origin in the log, and nothing of the person', async () => {
  const { status, logged } = await send(JSON.stringify({ 'csp-report': report }))
  expect(status).toBe(204)
  expect(logged).toMatchObject([{ directive: 'img-src', blocked: 'https://pixel.example' }])
  expect(JSON.stringify(logged)).not.toContain('planted')
})

test('the newer form of browsers is read too, ten reports of one call at most', async () => {
  const body = { effectiveDirective: 'script-src-elem', blockedURL: 'inline', documentURL: report['document-uri'] }
  const many = Array.from({ length: 30 }, () => ({ type: 'csp-violation', body }))
  const { logged } = await send(JSON.stringify(many), 'application/reports+json')
  expect(logged).toHaveLength(10)
  expect(logged[0]).toMatchObject({ directive: 'script-src-elem', blocked: 'inline' })
  expect(JSON.stringify(logged)).not.toContain('planted')
})

test.each([
  '{',
  'null',
  '[null,1,"a"]',
  JSON.stringify({ 'csp-report': { ...report, 'effective-directive': 'planted\nline' } }),
  JSON.stringify({ 'csp-report': { ...report, 'effective-directive': 'x'.repeat(9000) } }),
])('what is no report is taken and forgotten: %.40s', async (body) => {
  const { status, logged } = await send(body)
  expect(status).toBe(204)
  expect(logged).toEqual([])
})

test('an address that is none is not repeated', async () => {
  const { logged } = await send(JSON.stringify({ 'csp-report': { ...report, 'blocked-uri': 'planted text' } }))
  expect(logged).toMatchObject([{ blocked: 'unknown' }])
})

test('a large report is refused', async () => {
  expect((await send('x'.repeat(20_000))).status).toBe(413)
})
