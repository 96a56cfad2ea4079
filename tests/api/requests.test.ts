// @module-tag postgres
/** What every call goes through, whatever it is about. */
import { signIn, verifyEmail } from '#contract/auth'
import { limits } from '#contract/limits'
import { getUser } from '#contract/profile'
import { createTestApp, type TestApp } from '#tests/app'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const code = { phone: '13500000001', purpose: 'login_or_register' }
const sendCode = (headers: Record<string, string>) =>
  app.request('/api/auth/phone/send-code', { body: JSON.stringify(code), headers })
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code

describe('a page of another site', () => {
  test('cannot send a form as text', async () => {
    const response = await sendCode({ 'Content-Type': 'text/plain' })
    expect(response.status).toBe(415)
    expect(await codeOf(response)).toBe('json_required')
  })

  test.each<Record<string, string>>([
    { 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'https://attacker.example' },
    { Origin: 'null' },
    { Origin: 'http://localhost:3000.attacker.example' },
  ])('is refused by %o', async (headers) => {
    const response = await sendCode({ 'Content-Type': 'application/json', ...headers })
    expect(response.status).toBe(403)
    expect(await codeOf(response)).toBe('cross_site')
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('our own page is not', async () => {
    const headers = {
      'Content-Type': 'application/json',
      Origin: 'http://localhost:3000',
      'Sec-Fetch-Site': 'same-origin',
    }
    expect((await sendCode(headers)).status).toBe(200)
  })
})

describe('content', () => {
  const json = { 'Content-Type': 'application/json' }
  const post = (body: string) => app.request('/api/auth/signin', { body, headers: json })

  test.each(['{', '', 'null', '[]', '"text"', '1e999', '{"email":{},"password":[]}', '['.repeat(30_000)])(
    'that is no sign-in is refused: %.20s',
    async (body) => {
      expect((await post(body)).status).toBe(400)
    },
  )

  test('over 64 KB is refused', async () => {
    const response = await post(JSON.stringify({ email: 'a'.repeat(70_000), password: 'x' }))
    expect(response.status).toBe(413)
    expect(await codeOf(response)).toBe('body_too_large')
  })

  test.each(['\0', 'a\0b', '\ud800', 'x\udfffy'])('that no database can keep is refused: %j', async (text) => {
    const field = { status: 400, code: 'text_unreadable' }
    expect(await app.refused(verifyEmail, { body: { token: text } })).toMatchObject({
      ...field,
      fields: { token: expect.any(String) },
    })
    const body = { username: 'fine', email: `${text}@example.com`, password: 'Tall-Birch-42' }
    expect((await app.request('/api/auth/signup', { json: body })).status).toBe(400)
    const password = await app.request('/api/auth/signup', {
      json: { ...body, email: 'fine@example.com', password: `Tall-${text}-42` },
    })
    expect(await codeOf(password)).toBe('text_unreadable')
    const inviteCode = await app.request('/api/auth/signup', {
      json: { ...body, email: 'fine@example.com', inviteCode: text },
    })
    expect(await codeOf(inviteCode)).toBe('text_unreadable')
    const ann = await app.user()
    expect(
      (await app.request('/api/user', { method: 'PUT', token: ann.token, json: { time_zone: text } })).status,
    ).toBe(400)
    expect(
      (
        await app.request(`/api/challenges/${encodeURIComponent(text.toWellFormed())}/levels?difficulty=easy`, {
          token: ann.token,
        })
      ).status,
    ).toBeLessThan(500)
  })

  test('that tries SQL is a text like any other', async () => {
    const email = `x'--@example.com`
    expect(await app.refused(signIn, { body: { email, password: `' or 1=1 --` } })).toMatchObject({ status: 401 })
  })
})

describe('languages', () => {
  test.each([
    [undefined, '请先登录'],
    ['zh-CN', '请先登录'],
    ['en', 'Please sign in first'],
    ['en-GB,en;q=0.9,zh;q=0.8', 'Please sign in first'],
    ['fr,de;q=0.9', '请先登录'],
    ['fr,en;q=0.2,zh;q=0.1', 'Please sign in first'],
  ])('%s is answered with %s', async (language, message) => {
    const headers: Record<string, string> = language ? { 'Accept-Language': language } : {}
    expect(await app.refused(getUser, {}, null, { headers })).toMatchObject({ code: 'session_missing', message })
  })

  test('what is wrong with a field is said in the same language', async () => {
    const body = { email: 'nowhere', password: '' }
    const en = await app.refused(signIn, { body }, null, { language: 'en' })
    expect(en).toMatchObject({ status: 400, code: 'input_invalid', message: 'Some fields need attention' })
    expect(en.fields).toEqual({ email: 'Please enter a valid e-mail address', password: 'Please enter password' })
    const zh = await app.refused(signIn, { body }, null, { language: 'zh' })
    expect(zh.fields).toEqual({ email: '请输入有效的邮箱地址', password: '请输入密码' })
  })
})

test('an address of the interface that is not there is a 404 in the one shape', async () => {
  const response = await app.request('/api/nothing', { language: 'en' })
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({
    code: 'not_found',
    message: 'We could not find that',
    requestId: expect.any(String),
  })
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('what changes seldom is not sent again to who has it', async () => {
  const ann = await app.guest()
  const path = '/api/challenges'
  const first = await app.request(path, { token: ann.token })
  const tag = first.headers.get('etag') ?? ''
  expect((await first.text()).length).toBeGreaterThan(0)
  const held = { 'If-None-Match': tag }
  expect((await app.request(path, { token: ann.token, headers: held })).status).toBe(304)
  // A tag opens nothing: who has no session is refused with it too.
  expect((await app.request(path, { headers: held })).status).toBe(401)
  expect((await app.request('/api/user', { token: ann.token, headers: held })).headers.get('etag')).toBeNull()
})

test('an address cannot escape its limit by a header, and the refusal says when to come back', async () => {
  const strict = await app.restarted({ variables: { RATE_LIMIT_SCALE: '1' } })
  const statuses: number[] = []
  for (let call = 0; call < 26; call += 1) {
    const { status } = await strict.request('/api/auth/verify-email', {
      json: { token: `guess-${call}` },
      headers: { 'X-Forwarded-For': `198.51.100.${call}` },
      peer: '203.0.113.5',
    })
    statuses.push(status)
  }
  expect(statuses).toEqual([...Array<number>(25).fill(400), 429])
  const refusal = await strict.refused(verifyEmail, { body: { token: 'guess' } }, null, { peer: '203.0.113.5' })
  expect(refusal.code).toBe('too_many_requests')
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await strict.refused(verifyEmail, { body: { token: 'guess' } }, null, { peer: '203.0.113.6' })).toMatchObject({
    status: 400,
  })
})

test('a flood of made-up tokens is turned away, and only where it comes from', async () => {
  const strict = await app.restarted({ variables: { RATE_LIMIT_SCALE: '1' } })
  const peer = '198.51.100.9'
  const tries = Array.from(
    { length: limits.unknownTokens.points },
    (_, index) => `made-up-token-${String(index).padStart(6, '0')}`,
  )
  const statuses = await Promise.all(
    tries.map(async (token) => (await strict.request('/api/user', { token, peer })).status),
  )
  expect(new Set(statuses)).toEqual(new Set([401]))
  const { token } = await strict.user()
  const late = await strict.request('/api/user', { token, peer })
  expect(late.status).toBe(429)
  expect(Number(late.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await strict.request('/api/user', { token })).status).toBe(200)
})
