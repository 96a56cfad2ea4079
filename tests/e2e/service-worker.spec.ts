/** The service worker in a real browser: what it precaches, what it answers without a connection, and what it never keeps. */
import { expect } from 'playwright/test'
import type { Page } from 'playwright/test'
import { test } from '#tests/installed'
import { watchFaults } from '#tests/player'

/** The most that an installation costs over the wire. */
const PRECACHE_TRANSFER_BYTES = 800_000

test.use({ serviceWorkers: 'allow' })

/** Every URL that any cache of the browser holds. */
const cachedUrls = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

for (const path of ['/home', '/word/apple', '/settings', '/']) {
  test(`without a connection a cold ${path} shows the application, with no breach of the policy`, async ({
    installed,
    connection,
    context,
  }) => {
    await installed.close()
    await connection.cut()
    const page = await context.newPage()
    const faults = await watchFaults(page)
    await page.goto(path)
    await expect(page.getByRole('navigation').first()).toBeVisible()
    expect(faults.filter((fault) => fault.startsWith('policy:') || fault.startsWith('uncaught:'))).toEqual([])
  })
}

test('a server that does not answer is waited for a short time only', async ({ installed, connection }) => {
  connection.stall()
  await installed.goto('/home', { timeout: 10_000 })
  await expect(installed.getByRole('navigation').first()).toBeVisible()
})

test('with a connection a page is the server’s, with its head and first reads', async ({ installed }) => {
  const response = await installed.goto('/word/apple')
  expect(response?.fromServiceWorker()).toBe(true)
  expect(await response?.text()).toContain('data-reads="/api/words/{2}"')
  await installed.goto('/')
  await expect(installed.locator('#sample')).toBeVisible()
})

test('what is no page of the application is not answered by the shell', async ({ installed, connection }) => {
  await connection.cut()
  await expect(installed.goto('/api/docs')).rejects.toThrow('ERR_CONNECTION_REFUSED')
})

test('an installation is small, and holds neither other languages’ fonts nor pages of administrators', async ({
  installed,
}) => {
  const urls = (await cachedUrls(installed)).filter((url) => url.startsWith('/assets/'))
  expect(urls.length).toBeGreaterThan(100)
  expect(urls.filter((url) => /Admin|Outbox|StreamTest|landing/.test(url))).toEqual([])
  expect(urls.filter((url) => url.endsWith('.woff2')).length).toBeLessThanOrEqual(3)
  const bytes = await Promise.all(
    urls.map(async (url) =>
      Number((await installed.request.get(url, { headers: { 'Accept-Encoding': 'br' } })).headers()['content-length']),
    ),
  )
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(PRECACHE_TRANSFER_BYTES)
})

test('a player that asks for parts gets them, from the server the first time and without a connection then', async ({
  installed,
  connection,
}) => {
  const ask = (range: string) =>
    installed.evaluate(
      async ([url, header]) => {
        const response = await fetch(url, { headers: { Range: header } })
        const bytes = [...new Uint8Array(await response.arrayBuffer())]
        return { status: response.status, range: response.headers.get('Content-Range') ?? '', bytes }
      },
      ['/api/words/apple/audio?accent=us', range] as const,
    )
  const first = await ask('bytes=0-1')
  expect(first).toMatchObject({ status: 206, range: expect.stringMatching(/^bytes 0-1\/\d+$/), bytes: [82, 73] })
  await expect.poll(() => cachedUrls(installed)).toContain('/api/words/apple/audio')
  await connection.cut()
  expect(await ask('bytes=8-11')).toMatchObject({ status: 206, bytes: [87, 65, 86, 69] })
  expect(await ask('bytes=99999999-')).toMatchObject({ status: 416 })
  // A player of the browser seeks by itself.
  const seconds = await installed.evaluate(async () => {
    const audio = new Audio('/api/words/apple/audio?accent=us')
    await new Promise((resolve, reject) => {
      audio.addEventListener('loadedmetadata', resolve, { once: true })
      audio.addEventListener('error', () => reject(new Error('it does not play')), { once: true })
      audio.load()
    })
    audio.currentTime = audio.duration / 2
    await new Promise((resolve) => audio.addEventListener('seeked', resolve, { once: true }))
    return [audio.currentTime, audio.duration / 2] as const
  })
  expect(seconds[0]).toBeCloseTo(seconds[1], 2)
})

test('no answer of the API is kept, except recordings that are the same for everybody', async ({ installed }) => {
  await installed.goto('/word/apple')
  await expect(installed.getByRole('heading', { name: 'apple' }).first()).toBeVisible()
  const recording = '/api/words/apple/audio'
  await installed.evaluate((url) => fetch(url).then((response) => response.arrayBuffer()), `${recording}?accent=us`)
  await expect.poll(() => cachedUrls(installed)).toContain(recording)
  const urls = await cachedUrls(installed)
  // Twice, maybe: the page asks ahead for the sound in the learner's accent.
  expect(new Set(urls.filter((url) => url.startsWith('/api/')))).toEqual(new Set([recording]))
  expect(urls.filter((url) => url.startsWith('/pictures/')).length).toBeGreaterThan(0)
})

test('what was met goes with the session', async ({ installed }) => {
  await installed.goto('/word/apple')
  await expect.poll(async () => (await cachedUrls(installed)).some((url) => url.startsWith('/pictures/'))).toBe(true)
  await installed.evaluate(() =>
    fetch('/api/auth/signout', {
      method: 'POST',
      headers: { Authorization: `Bearer ${localStorage.getItem('token')}` },
    }),
  )
  // The page hears of it by itself, and leads to sign-in from where it is.
  await installed.waitForURL(/signin/)
  await expect.poll(async () => (await cachedUrls(installed)).filter((url) => /pictures|api/.test(url))).toEqual([])
})
