import { phoneLoginOrRegister, phoneLoginPassword, sendCode, signIn } from '#contract/auth'
import { googleNonce, signInWithGoogle } from '#contract/google'
import { deleteAccount, exportData } from '#contract/privacy'
import { getUser, uploadAvatar } from '#contract/profile'
import { createTestApp, DAY, type TestApp } from '#tests/app'
import { startFakeGoogle, type FakeGoogle } from '#tests/fake-google'
import { codeFor, messagesTo } from '#tests/mailbox'
import type { Person } from '#tests/people'
import { play } from '#tests/play'
import { readZip } from '#tests/zip'
import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answers, cards, orders, sessions, users } from '../../db/schema/index.ts'
import { eraseDeletedUsers } from './delete-account.ts'

let app: TestApp
let google: FakeGoogle
let passwordHash: string
const password = 'Right-horse7'
beforeAll(async () => {
  google = await startFakeGoogle()
  app = await createTestApp({ variables: google.variables })
  passwordHash = await hash(password)
})
afterAll(async () => {
  await app.close()
  await google.close()
})

/** A learner with a recent re-authentication. */
async function proven(given: Parameters<TestApp['user']>[0] = {}): Promise<Person> {
  const person = await app.user({ passwordHash, ...given })
  await app.db.update(sessions).set({ provenAt: app.now() }).where(eq(sessions.userId, person.id))
  return person
}
const enter = ({ email }: Person) => app.call(signIn, { body: { email: email ?? '', password } })
const rowOf = async ({ id }: Person) => (await app.db.select().from(users).where(eq(users.id, id)))[0]

test('the export is one file with everything of the learner and nothing of others, and no secret', async () => {
  const [ann, ben] = [await proven(), await proven()]
  await play(app, ann.token)
  await play(app, ben.token)
  const response = await app.request(exportData.path, { token: ann.token })
  expect(response.headers.get('Content-Disposition')).toMatch(
    /^attachment; filename="wordgrove-user-\w+-2026-03-04.zip"$/,
  )
  expect(response.headers.get('Content-Type')).toBe('application/zip')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const files = readZip(new Uint8Array(await response.arrayBuffer()))
  expect([...files.keys()]).toEqual(['wordgrove.json'])
  const text = new TextDecoder().decode(files.get('wordgrove.json'))
  const file = JSON.parse(text)
  expect(file.account).toMatchObject([{ id: ann.id, email: ann.email, username: ann.username, voice_accent: 'us' }])
  const [own] = await app.db.select({ id: answers.id }).from(answers).where(eq(answers.userId, ann.id))
  expect(file.answers.map(({ id }: { id: string }) => id)).toContain(own?.id)
  expect(file.answers.every(({ user_id }: { user_id: string }) => user_id === ann.id)).toBe(true)
  const known = new Set(file.words.map(({ id }: { id: number }) => id))
  expect(file.cards.length).toBeGreaterThan(0)
  expect(file.cards.every(({ word_id }: { word_id: number }) => known.has(word_id))).toBe(true)
  expect(file.runs).toHaveLength(1)
  expect(text).not.toContain(ben.id)
  expect(text).not.toContain('argon2')
  expect(text).not.toMatch(/token_?hash/i)
})

test('export and deletion need a proof of the last five minutes', async () => {
  const ann = await app.user()
  for (const endpoint of [exportData, deleteAccount])
    expect(await app.refused(endpoint, {}, ann.token)).toMatchObject({ status: 403, code: 'reauth_required' })
  expect(await app.call(getUser, {}, ann.token)).toMatchObject({ id: ann.id })
})

test('a deleted account is closed at once on every device, and its owner learns how to keep it', async () => {
  const ann = await proven({ uiLanguage: 'en' })
  const { access_token: other } = await enter(ann)
  expect(await app.call(deleteAccount, {}, ann.token)).toEqual({
    erased_at: new Date(app.now().getTime() + 14 * DAY).toISOString(),
  })
  for (const token of [ann.token, other]) expect(await app.refused(getUser, {}, token)).toMatchObject({ status: 401 })
  expect(await messagesTo(app, ann.email ?? '')).toMatchObject([
    { subject: 'Your Wordgrove account goes in 14 days', text: expect.stringContaining('/signin') },
  ])
})

test.each(['Pacific/Kiritimati', 'Pacific/Niue'])('the mail names the day as it is in %s', async (timeZone) => {
  const ann = await proven({ uiLanguage: 'en', timeZone })
  const { erased_at: at } = await app.call(deleteAccount, {}, ann.token)
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(new Date(at))
  expect((await messagesTo(app, ann.email ?? ''))[0]?.text).toContain(`On ${day} everything`)
})

test('signing in within fourteen days brings everything back', async () => {
  const ann = await proven()
  await play(app, ann.token)
  await app.call(deleteAccount, {}, ann.token)
  app.advance(14 * DAY - 1000)
  await eraseDeletedUsers(app.deps)
  const back = await enter(ann)
  expect(await app.call(getUser, {}, back.access_token)).toMatchObject({ id: ann.id })
  app.advance(30 * DAY)
  await eraseDeletedUsers(app.deps)
  expect((await rowOf(ann))?.deletedAt).toBeNull()
})

test('every way in says once that it took a deletion back', async () => {
  const phone = '13611113333'
  const ann = await proven({ phone })
  const email = ann.email ?? ''
  const byGoogle = async () => {
    const { nonce } = await app.call(googleNonce, {})
    const credential = await google.credential({ sub: 'leaving-ann', email, nonce }, app.now())
    return app.call(signInWithGoogle, { body: { credential, password } })
  }
  const byCode = async () => {
    await app.call(sendCode, { body: { phone, purpose: 'login_or_register' } })
    return app.call(phoneLoginOrRegister, { body: { phone, verification_code: await codeFor(app, phone) } })
  }
  const byPhone = () => app.call(phoneLoginPassword, { body: { phone, password } })
  for (const way of [() => enter(ann), byPhone, byCode, byGoogle]) {
    await app.db.update(users).set({ deletedAt: app.now() }).where(eq(users.id, ann.id))
    expect(await way()).toMatchObject({ restored: true })
    app.advance(DAY)
    expect(await way()).not.toHaveProperty('restored')
  }
})

test('after fourteen days all of it is gone, pictures too, and only then name and address are free', async () => {
  const ann = await proven({ username: 'leaving-ann', phone: '13611112222' })
  await play(app, ann.token)
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  const file = new Blob([new Uint8Array(picture)], { type: 'image/png' })
  await app.call(uploadAvatar, { file }, ann.token)
  const folder = join(app.deps.env.dataDir, 'files/avatars')
  expect(readdirSync(folder)).toHaveLength(1)
  const at = app.now()
  await app.db.insert(orders).values({
    number: 'WG-LEAVING',
    key: randomUUID(),
    userId: ann.id,
    plan: 'monthly',
    months: 1,
    language: 'en',
    method: 'credit-card',
    provider: 'demo',
    status: 'paid',
    email: ann.email,
    phone: '13611112222',
    listCents: 3999,
    priceCents: 2999,
    amountCents: 2999,
    createdAt: at,
    expiresAt: at,
  })
  await app.call(deleteAccount, {}, ann.token)
  await expect(app.user({ username: 'LEAVING-ann' })).rejects.toThrow('users')
  app.advance(14 * DAY)
  await eraseDeletedUsers(app.deps)
  expect(await rowOf(ann)).toBeUndefined()
  for (const table of [answers, cards])
    expect(await app.db.select().from(table).where(eq(table.userId, ann.id))).toEqual([])
  const [order] = await app.db.select().from(orders).where(eq(orders.number, 'WG-LEAVING'))
  expect(order).toMatchObject({ userId: null, email: null, phone: null, amountCents: 2999 })
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([])
  await app.user({ username: 'leaving-ann', phone: '13611112222', email: ann.email })
})

test('a learner who comes back while the job runs is kept', async () => {
  const ann = await proven()
  await app.call(deleteAccount, {}, ann.token)
  app.advance(14 * DAY)
  await enter(ann)
  await eraseDeletedUsers(app.deps)
  expect(await rowOf(ann)).toMatchObject({ deletedAt: null })
})
