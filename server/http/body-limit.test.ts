import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createByteBudget } from '../byte-budget.ts'
import { limitBody, readBody } from './body-limit.ts'
import { errorResponse, toHttpError } from './errors.ts'

/** An app that keeps uploads in memory until it is told to go on. */
function createUploads(most: number) {
  const app = new Hono()
  const go = Promise.withResolvers<void>()
  let waiting = 0
  app.use(limitBody({ maxBytes: 100, code: 'file_too_large', budget: createByteBudget(most) }))
  app.post('/', async (c) => {
    const { byteLength } = await readBody(c)
    waiting += 1
    await go.promise
    return c.text(String(byteLength))
  })
  app.onError((error) => errorResponse(toHttpError(error), 'en', 'none'))
  const send = (bytes: number, declared = true) =>
    app.request('/', {
      method: 'POST',
      body: new Uint8Array(bytes),
      headers: declared ? { 'Content-Length': String(bytes) } : {},
    })
  return { send, go: () => go.resolve(), waiting: () => waiting }
}

test.each([
  ['declared', true],
  ['not declared', false],
])(
  'uploads of a length that is %s are taken up to the budget; more is busy, until there is room again',
  async (_, declared) => {
    // What is not declared is read before, and is in memory twice.
    const { send, go, waiting } = createUploads(declared ? 250 : 500)
    const first = [send(100, declared), send(100, declared)]
    await expect.poll(waiting).toBe(2)
    const refusal = await send(60, declared)
    expect(refusal.status).toBe(503)
    expect(refusal.headers.get('Retry-After')).toBe('2')
    const small = send(50, declared)
    await expect.poll(waiting).toBe(3)
    go()
    for (const answer of first) expect(await (await answer).text()).toBe('100')
    expect(await (await small).text()).toBe('50')
    expect(
      await Promise.all([send(100, declared), send(100, declared)].map(async (each) => (await each).status)),
    ).toEqual([200, 200])
  },
)

test('what is too large, and what breaks off, gives back what it had', async () => {
  const { send, go } = createUploads(100)
  go()
  for (const declared of [true, false]) expect((await send(101, declared)).status).toBe(413)
  expect((await send(100)).status).toBe(200)
})
