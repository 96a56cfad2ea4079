/** Loads of pages that were open before, with the service worker and without, in one run. */
import { chromium } from 'playwright'
import type { Page } from 'playwright'
import type { Cell } from './budget.ts'
import { profiles } from './browser.ts'
import type { Target } from './browser.ts'
import { median, pause, until } from './numbers.ts'
import { installProbe } from './probe.ts'
import { newToken, targetsOf } from './product.ts'
import { chromium as executablePath } from '../../scripts/system.ts'

const pages = ['landing', 'home', 'game'] as const
type Name = (typeof pages)[number]

/** Milliseconds until each page is ready, at every load after the first. The network is this machine's: what a page emulates does not reach a worker. */
async function measureWarmLoads(origin: string, serviceWorkers: 'allow' | 'block', rounds: number) {
  const token = await newToken(origin)
  const targets: Record<Name, Target> = targetsOf(origin, token)
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--mute-audio'],
  })
  const seen: Record<Name, number[]> = { landing: [], home: [], game: [] }
  try {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'en-US',
      serviceWorkers,
    })
    await context.addInitScript((kept) => localStorage.setItem('token', kept), token)
    const first = await context.newPage()
    await first.goto(targets.home.url)
    if (serviceWorkers === 'allow') await waitForWorker(first)
    for (let round = 0; round <= rounds; round += 1) {
      for (const name of pages) {
        const ready = await measureOne(await context.newPage(), targets[name])
        // The first one fills the caches.
        if (round > 0) seen[name].push(ready)
      }
    }
  } finally {
    await browser.close()
  }
  return seen
}

const waitForWorker = (page: Page) =>
  until('the service worker', 60_000, async () =>
    (await page.evaluate(() => navigator.serviceWorker.controller?.state)) === 'activated' ? true : undefined,
  )

async function measureOne(page: Page, { url, ready, answers }: Target): Promise<number> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: profiles.slow4g.slower })
  await page.addInitScript(installProbe, { ready, answers })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForFunction(() => Number.isFinite(window.probe.ready))
  const time = await page.evaluate(() => window.probe.ready)
  await page.close()
  // The worker ends its writing, so that the next load does not wait for it.
  await pause(500)
  return time
}

/** Each page again, with the worker; its floor is the same without. */
export async function measureWarmPages(origin: string, rounds: number): Promise<Cell[]> {
  const floor = await measureWarmLoads(origin, 'block', rounds)
  const ours = await measureWarmLoads(origin, 'allow', rounds)
  return pages.map((name) => ({
    name: `${name} again, with the service worker: ready`,
    unit: 'ms',
    value: median(ours[name]),
    floor: median(floor[name]),
    limit: 1.2 * median(floor[name]) + 50,
    better: 'less',
  }))
}
