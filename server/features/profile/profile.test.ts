import { getUser, updateUser } from '#contract/profile'
import { createTestApp, DAY, type TestApp } from '#tests/app'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('the user is shown with a masked phone and nothing secret', async () => {
  const ann = await app.user({ phone: '13812345678', passwordHash: 'secret', inviteCode: 'ANN23456' })
  const response = await app.request('/api/user', { token: ann.token })
  const text = await response.text()
  expect(JSON.parse(text)).toMatchObject({
    id: ann.id,
    username: ann.username,
    phone: '138****5678',
    invite_code: 'ANN23456',
    role: 'user',
  })
  expect(text).not.toContain('secret')
  expect(text).not.toContain('13812345678')
})

test('VIP lasts until its moment', async () => {
  const ann = await app.user({ vipUntil: new Date(app.now().getTime() + DAY) })
  expect(await app.call(getUser, {}, ann.token)).toMatchObject({ is_vip: true })
  app.advance(DAY)
  expect(await app.call(getUser, {}, ann.token)).toMatchObject({ is_vip: false, vip_until: app.now().toISOString() })
})

test('a change names what changes, and the rest stays', async () => {
  const ann = await app.user()
  await app.call(updateUser, { body: { ui_language: 'en', meanings_in: 'both' } }, ann.token)
  expect(await app.call(updateUser, { body: { onboarding_completed: true } }, ann.token)).toMatchObject({
    onboarding_completed: true,
    ui_language: 'en',
    meanings_in: 'both',
  })
  expect(
    await app.call(updateUser, { body: { meanings_in: null, time_zone: 'America/Lima' } }, ann.token),
  ).toMatchObject({
    meanings_in: null,
    time_zone: 'America/Lima',
    ui_language: 'en',
  })
  expect(await app.call(updateUser, { body: {} }, ann.token)).toEqual({
    ...(await app.call(getUser, {}, ann.token)),
    saved_at: app.now().toISOString(),
  })
})

test('a change of one learner changes no other', async () => {
  const ann = await app.user()
  const bob = await app.user()
  await app.call(updateUser, { body: { onboarding_completed: true } }, ann.token)
  expect(await app.call(getUser, {}, bob.token)).toMatchObject({ onboarding_completed: false })
})

test('the learner’s other pages are told to read again', async () => {
  const ann = await app.user()
  const bob = await app.user()
  const heard: string[] = []
  const told = new Promise<void>((resolve) => {
    app.deps.live.hear(ann.id, ({ resource }) => {
      heard.push(resource)
      resolve()
    })
  })
  app.deps.live.hear(bob.id, () => heard.push('bob'))
  await app.call(updateUser, { body: { ui_language: 'zh' } }, ann.token)
  await told
  expect(heard).toEqual(['user'])
})

test.each(['is_admin', 'role', 'vip_until', 'email', 'password_hash', 'constructor'])(
  'a request cannot set %s',
  async (key) => {
    const ann = await app.user()
    const sent = await app.request('/api/user', {
      method: 'PUT',
      token: ann.token,
      body: `{"onboarding_completed":true,"${key}":"x"}`,
      headers: { 'Content-Type': 'application/json' },
      language: 'en',
    })
    expect(sent.status).toBe(400)
    expect(await sent.json()).toMatchObject({ code: 'field_unknown', fields: { [key]: 'Unknown field' } })
    expect(await app.call(getUser, {}, ann.token)).toMatchObject({
      is_admin: false,
      is_vip: false,
      onboarding_completed: false,
    })
  },
)

test('a prototype sent along is refused and changes nothing', async () => {
  const ann = await app.user()
  const body = '{"onboarding_completed":true,"__proto__":{"is_admin":true}}'
  const headers = { 'Content-Type': 'application/json' }
  expect((await app.request('/api/user', { method: 'PUT', token: ann.token, body, headers })).status).toBe(400)
  expect(await app.call(getUser, {}, ann.token)).toMatchObject({ is_admin: false, onboarding_completed: false })
})

test('a name that is reserved by now stays with who has it', async () => {
  const [ann, ben] = [await app.user({ username: 'support-team' }), await app.user()]
  expect(await app.call(updateUser, { body: { username: 'Support-Team' } }, ann.token)).toMatchObject({
    username: 'Support-Team',
  })
  expect(await app.refused(updateUser, { body: { username: 'adrnin' } }, ben.token)).toMatchObject({
    code: 'username_reserved',
  })
})
