/** The service worker in a real browser: what it precaches, what it answers without a connection, and what it never keeps. */
import { expect, test as base } from 'playwright/test'
import type { Page } from 'playwright/test'
import { watchFaults } from '#tests/player'
import { startProxy } from '#tests/proxy'
import type { Proxy } from '#tests/proxy'

/** The most that an installation costs over the wire. */
const PRECACHE_TRANSFER_BYTES = 800_000

const test = base.extend<{ connection: Proxy; installed: Page }>({
  connection: async ({ baseURL }, use) => {
    await using proxy = await startProxy(baseURL ?? '')
    await use(proxy)
  },
  /** A page of a guest whose worker is in charge. */
  installed: async ({ page, connection }, use) => {
    await page.goto(`${connection.origin}/home`)
    const answer = await page.request.post(`${connection.origin}/api/auth/guest`, {
      data: { time_zone: 'Asia/Shanghai' },
    })
    const { access_token } = (await answer.json()) as { access_token: string }
    await page.evaluate((token) => localStorage.setItem('token', token), access_token)
    await untilControlled(page)
    await use(page)
  },
})

test.use({ serviceWorkers: 'allow' })

const untilControlled = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 30_000 })
    .toBe('activated')

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
    await page.goto(connection.origin + path)
    await expect(page.getByRole('navigation').first()).toBeVisible()
    expect(faults.filter((fault) => fault.startsWith('policy:') || fault.startsWith('uncaught:'))).toEqual([])
  })
}

test('a server that does not answer is waited for a short time only', async ({ installed, connection }) => {
  connection.stall()
  await installed.goto(`${connection.origin}/home`, { timeout: 10_000 })
  await expect(installed.getByRole('navigation').first()).toBeVisible()
})

test('with a connection a page is the server’s, with its head and first reads', async ({ installed, connection }) => {
  const response = await installed.goto(`${connection.origin}/word/apple`)
  expect(response?.fromServiceWorker()).toBe(true)
  expect(await response?.text()).toContain('data-reads="/api/words/{2}"')
  await installed.goto(connection.origin)
  await expect(installed.locator('#sample')).toBeVisible()
})

test('what is no page of the application is not answered by the shell', async ({ installed, connection }) => {
  await connection.cut()
  await expect(installed.goto(`${connection.origin}/api/docs`)).rejects.toThrow('ERR_CONNECTION_REFUSED')
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

test('no answer of the API is kept, except recordings that are the same for everybody', async ({
  installed,
  connection,
}) => {
  await installed.goto(`${connection.origin}/word/apple`)
  await expect(installed.getByRole('heading', { name: 'apple' }).first()).toBeVisible()
  const recording = '/api/words/apple/audio'
  await installed.evaluate((url) => fetch(url).then((response) => response.arrayBuffer()), `${recording}?accent=us`)
  await expect.poll(() => cachedUrls(installed)).toContain(recording)
  const urls = await cachedUrls(installed)
  expect(urls.filter((url) => url.startsWith('/api/'))).toEqual([recording])
  expect(urls.filter((url) => url.startsWith('/pictures/')).length).toBeGreaterThan(0)
})
