// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { adminGetScreenshot } from '#contract/admin'
import { deleteAccount } from '#contract/privacy'
import { attachScreenshot, createTicket, getScreenshot, getTicket } from '#contract/tickets'
import { createTestApp, DAY, type TestApp } from '#tests/app'
import type { Person } from '#tests/people'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions } from '../../db/schema/accounts.ts'
import { eraseDeletedUsers } from '../privacy/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ variables: { RATE_LIMIT_SCALE: '10' } })
})
afterAll(() => app.close())

const picture = async (width: number, height: number) => {
  const made = sharp({ create: { width, height, channels: 3, background: '#1e7846' } })
  return new Blob(
    [
      new Uint8Array(
        await made
          .withExif({ IFD0: { Artist: 'Ann' } })
          .png()
          .toBuffer(),
      ),
    ],
    { type: 'image/png' },
  )
}
const folder = () => join(app.deps.env.dataDir, 'files/screenshots')
const kept = () => (existsSync(folder()) ? readdirSync(folder()) : [])
const open = (person: Person) =>
  app.call(
    createTicket,
    { body: { id: randomUUID(), kind: 'feedback', topic: 'bug', text: 'The button is gone' } },
    person.token,
  )
const attach = async (person: Person, ticket: string, file: Blob) =>
  app.call(attachScreenshot, { query: { ticket }, file }, person.token)
const look = ({ token }: Person, id: string, { path }: { path: string } = getScreenshot) =>
  app.request(path.replace('{id}', id), { token })

test('a learner adds a picture: its owner and administrators see it, re-encoded and small enough, and nobody else', async () => {
  const [ann, ben, admin] = [await app.user(), await app.user(), await app.admin()]
  const { id, has_screenshot: before } = await open(ann)
  expect(before).toBe(false)
  expect((await look(ann, id)).status).toBe(404)
  const sent = await picture(3200, 800)
  expect(await sharp(await sent.arrayBuffer()).metadata()).toHaveProperty('exif')
  expect(await attach(ann, id, sent)).toMatchObject({ id, has_screenshot: true })
  for (const response of [await look(ann, id), await look(admin, id, adminGetScreenshot)]) {
    expect(response.headers.get('Content-Type')).toBe('image/webp')
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    const seen = await sharp(await response.arrayBuffer()).metadata()
    expect(seen).toMatchObject({ format: 'webp', width: 1600, height: 400 })
    expect(seen).not.toHaveProperty('exif')
  }
  expect((await look(ben, id)).status).toBe(404)
  expect((await look(ann, id, adminGetScreenshot)).status).toBe(403)
  expect((await app.request(getScreenshot.path.replace('{id}', id))).status).toBe(401)
  const file = await picture(9, 9)
  expect(await app.refused(attachScreenshot, { query: { ticket: id }, file }, ben.token)).toMatchObject({
    code: 'ticket_not_found',
  })
})

test('another picture takes the place of the first, and no file is left over', async () => {
  const ann = await app.user()
  const { id } = await open(ann)
  const before = kept().length
  await attach(ann, id, await picture(9, 9))
  await attach(ann, id, await picture(20, 20))
  expect(kept()).toHaveLength(before + 1)
  expect(await sharp(await (await look(ann, id)).arrayBuffer()).metadata()).toMatchObject({ width: 20 })
})

test('what is no picture or too large is refused, and the ticket stays as it was', async () => {
  const ann = await app.user()
  const { id } = await open(ann)
  const refused = (file: Blob) => app.refused(attachScreenshot, { query: { ticket: id }, file }, ann.token)
  expect(await refused(new Blob(['<svg/>'], { type: 'image/png' }))).toMatchObject({
    status: 415,
    code: 'picture_type',
  })
  const large = new Blob([new Uint8Array(2 * 1024 * 1024 + 1)], { type: 'image/png' })
  expect(await refused(large)).toMatchObject({ status: 413, code: 'file_too_large' })
  expect(await app.call(getTicket, { params: { id } }, ann.token)).toMatchObject({ has_screenshot: false })
})

test('it goes with its learner', async () => {
  const ann = await app.user()
  const { id } = await open(ann)
  const before = kept().length
  await attach(ann, id, await picture(9, 9))
  await app.db.update(sessions).set({ provenAt: app.now() }).where(eq(sessions.userId, ann.id))
  await app.call(deleteAccount, {}, ann.token)
  app.advance(14 * DAY)
  await eraseDeletedUsers(app.deps)
  expect(kept()).toHaveLength(before)
})
