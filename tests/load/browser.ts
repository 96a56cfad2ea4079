/** Fresh browsers under a fixed network and processor. */
import { chromium } from 'playwright'
import type { CDPSession, Page } from 'playwright'
import { pause, until } from './numbers.ts'
import { installProbe } from './probe.ts'
import type { ProbeOptions } from './probe.ts'
import { chromium as executablePath } from '../../scripts/system.ts'

export interface Profile {
  /** Milliseconds of a round trip. */
  readonly latency: number
  /** Bytes a second; -1 without a bound. */
  readonly down: number
  readonly up: number
  /** How many times slower the processor is. */
  readonly slower: number
}

const KILOBIT = 1024 / 8

/** A telephone on a slow mobile network, as Lighthouse sees it; and this machine as it is. */
export const profiles = {
  slow4g: { latency: 150, down: 1638.4 * KILOBIT, up: 750 * KILOBIT, slower: 4 },
  none: { latency: 0, down: -1, up: -1, slower: 1 },
} as const satisfies Record<string, Profile>

/** An address to open, and how it shows that it is ready. */
export interface Target extends ProbeOptions {
  readonly url: string
  /** Kept in the browser before the page opens. */
  readonly storage?: Readonly<Record<string, string>>
}

export interface Visit {
  readonly page: Page
  readonly cdp: CDPSession
  readonly traffic: Traffic
}

export interface Traffic {
  /** Bytes of headers and body over the wire, by kind. */
  readonly received: { script: number; all: number }
  readonly idle: () => boolean
}

/** Opens a page in a browser process of its own, with nothing cached; closes it after `use`. */
export async function visit<T>(target: Target, profile: Profile, use: (visit: Visit) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--mute-audio'],
  })
  try {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'en-US',
      serviceWorkers: 'block',
      // A certificate of this machine, where a page is measured through a proxy.
      ignoreHTTPSErrors: true,
    })
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    const traffic = await listen(cdp)
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: profile.latency,
      downloadThroughput: profile.down,
      uploadThroughput: profile.up,
    })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: profile.slower })
    await page.addInitScript(installProbe, { ready: target.ready, answers: target.answers })
    await page.addInitScript(
      (storage) => Object.entries(storage).forEach(([key, value]) => localStorage.setItem(key, value)),
      {
        ...target.storage,
      },
    )
    await page.goto(target.url, { waitUntil: 'commit' })
    return await use({ page, cdp, traffic })
  } finally {
    await browser.close()
  }
}

async function listen(cdp: CDPSession): Promise<Traffic> {
  const scripts = new Set<string>()
  const open = new Set<string>()
  const received = { script: 0, all: 0 }
  let last = Date.now()
  cdp.on('Network.requestWillBeSent', ({ requestId, loaderId, type }) => {
    // The script of a worker belongs to no document, and its end is told to the worker alone.
    if (loaderId) open.add(requestId)
    if (type === 'Script') scripts.add(requestId)
    last = Date.now()
  })
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type === 'Script' || response.mimeType.includes('javascript')) scripts.add(requestId)
    // A stream stays open by intent.
    if (response.mimeType === 'text/event-stream') open.delete(requestId)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    open.delete(requestId)
    received.all += encodedDataLength
    if (scripts.has(requestId)) received.script += encodedDataLength
    last = Date.now()
  })
  cdp.on('Network.loadingFailed', ({ requestId }) => {
    open.delete(requestId)
    last = Date.now()
  })
  await cdp.send('Network.enable')
  return { received, idle: () => open.size === 0 && Date.now() - last > 1000 }
}

/** Waits until the page is ready, loaded, and neither network nor main thread did anything for a second. */
export async function settle({ page, traffic }: Visit): Promise<void> {
  await until(`${page.url()} becoming ready`, 180_000, async () => {
    const calm = await page.evaluate(() => {
      const last = Math.max(0, ...window.probe.longTasks.map(([from, lasting]) => from + lasting))
      return (
        Number.isFinite(window.probe.ready) && document.readyState === 'complete' && performance.now() - last > 1000
      )
    })
    return (calm && traffic.idle()) || undefined
  })
}

/** Seconds of processor time that the main thread has used. */
export async function mainThreadTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

/** Megabytes of live objects, after a collection. */
export async function heapSize(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  await pause(100)
  return (await cdp.send('Runtime.getHeapUsage')).usedSize / 2 ** 20
}
