/** A page that every picture of a worker is taken on: its cache keeps Storybook and the fonts warm. */
import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRequire } from 'node:module'
import { extname, join, normalize } from 'node:path'
import { test as base } from 'playwright/test'
import type { Page, Request } from 'playwright/test'
import { storybook } from './places.ts'

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

/** Where the page finds axe: what comes by an address is kept compiled. */
export const axeFile = '/axe.min.js'
const axeSource = createRequire(import.meta.url).resolve(`axe-core${axeFile}`)

const server = createServer((request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname))
  createReadStream(path === axeFile ? axeSource : join(storybook, path))
    .once('open', () => {
      const type = types[extname(path)]
      response.writeHead(200, { 'Cache-Control': 'max-age=3600', ...(type && { 'Content-Type': type }) })
    })
    .once('error', () => response.writeHead(404).end())
    .pipe(response)
})

declare global {
  interface Window {
    /** Nothing of one story reaches the next, and chance is the same every time. */
    startAnew: () => void
  }
}

export interface Stage {
  readonly page: Page
  /** Storybook's globals that the page was loaded with; undefined before it is. */
  globals?: string
  /** What the page has asked for and not got yet. */
  readonly underWay: ReadonlySet<Request>
}

export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
      const page = await browser.newPage({
        baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      })
      await page.clock.setFixedTime('2026-03-04T10:00:00+08:00')
      await page.addInitScript(() => {
        let state: number
        Math.random = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
        window.startAnew = () => {
          localStorage.clear()
          sessionStorage.clear()
          state = 1
        }
        window.startAnew()
      })
      const underWay = new Set<Request>()
      page.on('request', (request) => underWay.add(request))
      page.on('requestfinished', (request) => underWay.delete(request))
      page.on('requestfailed', (request) => underWay.delete(request))
      await use({ page, underWay })
      await page.close()
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker' },
  ],
})
