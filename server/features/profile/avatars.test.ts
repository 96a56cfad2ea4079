import { signIn } from '#contract/auth'
import { deleteAccount } from '#contract/privacy'
import { getUser, removeAvatar, updateUser, uploadAvatar } from '#contract/profile'
import { createTestApp, HOUR, type TestApp } from '#tests/app'
import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { withFullDisk } from '#tests/full-disk'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { getReviews } from '#contract/reviews'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions } from '../../db/schema/accounts.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 30, g: 120, b: 70 } } })
const blob = (bytes: Uint8Array | string, type: string) =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type })
const kept = () => readdirSync(join(app.deps.env.dataDir, 'files/avatars'))
const upload = (file: Blob, token: string) => app.call(uploadAvatar, { file }, token)
const refused = (file: Blob, token: string) => app.refused(uploadAvatar, { file }, token)

test.each([
  ['image/png', () => flat(900, 400).png().toBuffer()],
  ['image/jpeg', () => flat(40, 300).jpeg().toBuffer()],
  ['image/webp', () => flat(256, 256).webp().toBuffer()],
])('a %s becomes a square WebP of 256 pixels that can do nothing but be looked at', async (type, make) => {
  const ann = await app.user()
  const { avatar } = await upload(blob(await make(), type), ann.token)
  const response = await app.request(avatar ?? '')
  expect(response.headers.get('Content-Type')).toBe('image/webp')
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(response.headers.get('Content-Security-Policy')).toContain('sandbox')
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({
    format: 'webp',
    width: 256,
    height: 256,
  })
  expect(await app.call(getUser, {}, ann.token)).toMatchObject({ avatar })
})

test('where a photograph was taken does not come along', async () => {
  const ann = await app.user()
  const photo = await flat(300, 300)
    .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '31/1 13/1 0/1' } })
    .jpeg()
    .toBuffer()
  expect(photo.includes('secret place')).toBe(true)
  const { avatar } = await upload(blob(photo, 'image/jpeg'), ann.token)
  const bytes = Buffer.from(await (await app.request(avatar ?? '')).arrayBuffer())
  expect(bytes.includes('secret place')).toBe(false)
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()
})

test.each(['ENOSPC', 'EDQUOT'] as const)(
  'a disk that takes no more (%s) is said, and the picture stays as it was',
  async (code) => {
    const ann = await app.user()
    const picture = blob(await flat(300, 300).png().toBuffer(), 'image/png')
    const { avatar } = await upload(picture, ann.token)
    const before = kept()
    const refusal = await withFullDisk(code, () => refused(picture, ann.token))
    expect(refusal).toMatchObject({ status: 503, code: 'storage_full' })
    expect(Number(refusal.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(kept()).toEqual(before)
    expect(await app.call(getUser, {}, ann.token)).toMatchObject({ avatar })
    expect(app.logs.some(({ level, msg }) => level === 50 && msg === 'the disk is full')).toBe(true)
  },
)

test('the earlier picture goes with the new one, and removing leaves none', async () => {
  const ann = await app.user()
  const picture = blob(await flat(300, 300).png().toBuffer(), 'image/png')
  const before = kept().length
  const first = await upload(picture, ann.token)
  const second = await upload(picture, ann.token)
  expect(second.avatar).not.toBe(first.avatar)
  expect((await app.request(first.avatar ?? '')).status).toBe(404)
  expect(kept()).toHaveLength(before + 1)
  expect(await app.call(removeAvatar, {}, ann.token)).toMatchObject({ avatar: null })
  expect(kept()).toHaveLength(before)
})

test('what only calls itself a picture is refused', async () => {
  const { token } = await app.user()
  const html = '<html><script>alert(1)</script></html>'
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
  const gif = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')
  for (const bytes of [html, svg, gif, ''])
    expect(await refused(blob(bytes, 'image/png'), token)).toMatchObject({ status: 415, code: 'picture_type' })
  const cut = (await flat(300, 300).png().toBuffer()).subarray(0, 200)
  expect(await refused(blob(cut, 'image/png'), token)).toMatchObject({ status: 400, code: 'picture_broken' })
  const real = await flat(8, 8).png().toBuffer()
  for (const type of ['text/plain', 'image/svg+xml', 'application/json'])
    expect(await refused(blob(real, type), token)).toMatchObject({ status: 415 })
})

test('a few kilobytes that would unfold into gigabytes are never unpacked', async () => {
  const { token } = await app.user()
  const bomb = await flat(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer()
  expect(bomb.length).toBeLessThan(2 * 1024 * 1024)
  expect(await refused(blob(bomb, 'image/png'), token)).toMatchObject({ status: 400, code: 'picture_broken' })
})

test('more than 2 MB is refused before it is looked at', async () => {
  const { token } = await app.user()
  const large = new Uint8Array(2 * 1024 * 1024 + 1)
  expect(await refused(blob(large, 'image/png'), token)).toMatchObject({ status: 413, code: 'file_too_large' })
})

test('the address of a picture leads to no other file', async () => {
  for (const key of ['..%2f..%2fsecret', '%2e%2e%2fsecret', 'a'.repeat(22), 'x', '....//....//secret0000'])
    expect((await app.request(`/api/avatars/${key}`)).status, key).toBeGreaterThanOrEqual(400)
})

test('settings of voice, sound and goal are kept, and wrong ones refused by their field', async () => {
  const ann = await app.user()
  const body = {
    voice_accent: 'uk',
    voice_rate: 'slow',
    sound_effects: false,
    auto_play: false,
    no_listening: true,
    weekly_goal: 80,
    daily_sessions: 2,
  } as const
  await app.call(updateUser, { body }, ann.token)
  expect(await app.call(getUser, {}, ann.token)).toMatchObject(body)
  for (const wrong of [{ weekly_goal: 0 }, { daily_sessions: 1.5 }, { voice_accent: 'au' }]) {
    const response = await app.request('/api/user', { method: 'PUT', token: ann.token, json: wrong })
    expect(response.status).toBe(400)
    expect(Object.keys((await response.json()).fields)).toEqual(Object.keys(wrong))
  }
})

test('what the first home asks is kept, can be taken back, and decides how many new words a day brings', async () => {
  const ann = await app.user()
  const newWords = async () => (await app.call(getReviews, {}, ann.token)).new_words.per_day
  const before = await app.call(getUser, {}, ann.token)
  expect(before).toMatchObject({ nickname: null, learning_goal: null, daily_minutes: null, welcomed: false })
  expect(await newWords()).toBe(10)
  const body = { nickname: '小满', learning_goal: 'cet4', daily_minutes: 20, welcomed: true } as const
  await app.call(updateUser, { body }, ann.token)
  expect(await app.call(getUser, {}, ann.token)).toMatchObject(body)
  expect(await newWords()).toBe(20)
  const nothing = { nickname: null, learning_goal: null, daily_minutes: null }
  expect(await app.call(updateUser, { body: nothing }, ann.token)).toMatchObject(nothing)
  for (const wrong of [{ nickname: '   ' }, { learning_goal: 'riches' }, { daily_minutes: 0 }])
    expect((await app.request('/api/user', { method: 'PUT', token: ann.token, json: wrong })).status).toBe(400)
})

test('"I cannot listen now" ends by itself after an hour, or at once', async () => {
  const { token } = await app.user()
  const { quiet_until } = await app.call(updateUser, { body: { quiet: true } }, token)
  expect(quiet_until).toBe(new Date(app.now().getTime() + HOUR).toISOString())
  expect(await app.call(updateUser, { body: { quiet: false } }, token)).toMatchObject({ quiet_until: null })
  await app.call(updateUser, { body: { quiet: true } }, token)
  app.advance(HOUR + 1)
  expect(await app.call(getUser, {}, token)).toMatchObject({ quiet_until: null })
})

test('"I cannot speak now" ends by itself after an hour, or at once', async () => {
  const { token } = await app.user()
  const { cannot_speak_until } = await app.call(updateUser, { body: { cannot_speak: true } }, token)
  expect(cannot_speak_until).toBe(new Date(app.now().getTime() + HOUR).toISOString())
  expect(await app.call(updateUser, { body: { cannot_speak: false } }, token)).toMatchObject({
    cannot_speak_until: null,
  })
  await app.call(updateUser, { body: { cannot_speak: true } }, token)
  app.advance(HOUR + 1)
  expect(await app.call(getUser, {}, token)).toMatchObject({ cannot_speak_until: null, quiet_until: null })
})

test('a username can be changed to one that is free, allowed and well formed', async () => {
  const [ann, ben, guest] = [await app.user({ username: 'Ann_1' }), await app.user(), await app.guest()]
  const rename = (username: string) => ({ body: { username } })
  expect(await app.call(updateUser, rename('ben-and-ann'), ben.token)).toMatchObject({ username: 'ben-and-ann' })
  expect(await app.call(updateUser, rename('Ben-And-Ann'), ben.token)).toMatchObject({ username: 'Ben-And-Ann' })
  expect(await app.refused(updateUser, rename('ANN_1'), ben.token)).toMatchObject({
    code: 'username_taken',
    fields: { username: expect.any(String) },
  })
  expect(await app.refused(updateUser, rename('official'), ann.token)).toMatchObject({ code: 'username_reserved' })
  expect(await app.refused(updateUser, rename('a b'), ann.token)).toMatchObject({ code: 'username_characters' })
  expect(await app.refused(updateUser, rename('free-name'), guest.token)).toMatchObject({ code: 'guest_not_allowed' })
})

test('the picture of an account under deletion is gone at once, and back when the account is', async () => {
  const ann = await app.user({ passwordHash: await hash('Tall-Birch-42') })
  const { avatar } = await upload(blob(await flat(60, 60).png().toBuffer(), 'image/png'), ann.token)
  const look = async (headers: Record<string, string> = {}) => (await app.request(avatar ?? '', { headers })).status
  const first = await app.request(avatar ?? '')
  const held = { 'If-None-Match': first.headers.get('ETag') ?? '' }
  // A copy that needs no question would be shown for as long as it is kept.
  expect(first.headers.get('Cache-Control')).toBe('private, no-cache')
  expect(await look(held)).toBe(304)

  await app.db.update(sessions).set({ provenAt: app.now() }).where(eq(sessions.userId, ann.id))
  await app.call(deleteAccount, {}, ann.token)
  expect([await look(), await look(held)]).toEqual([404, 404])

  await app.call(signIn, { body: { email: ann.email ?? '', password: 'Tall-Birch-42' } })
  expect([await look(), await look(held)]).toEqual([200, 304])
})
