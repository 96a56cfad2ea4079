/** A test whose pages reach the server through a proxy that can be cut, in a browser that allows the service worker. */
import { expect, test as base } from 'playwright/test'
import type { Page } from 'playwright/test'
import { becomeGuest } from './player.ts'
import { startProxy } from './proxy.ts'
import type { Proxy } from './proxy.ts'

interface Fixtures {
  readonly connection: Proxy
  /** A page of a guest whose worker is in charge. */
  readonly installed: Page
}

export const test = base.extend<Fixtures>({
  connection: async ({ playwright: _ }, use, { project }) => {
    await using proxy = await startProxy(project.use.baseURL ?? '')
    await use(proxy)
  },
  baseURL: async ({ connection }, use) => use(connection.origin),
  installed: async ({ page }, use) => {
    await becomeGuest(page)
    await expectControlled(page)
    await use(page)
  },
})

export const expectControlled = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 30_000 })
    .toBe('activated')
