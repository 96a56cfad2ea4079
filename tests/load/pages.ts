/** The measurements of a page: loading, moving on, typing. */
import { heapSize, mainThreadTime, profiles, settle, visit } from './browser.ts'
import type { Profile, Target, Visit } from './browser.ts'
import { pause } from './numbers.ts'
import type { Press } from './probe.ts'

export interface Load {
  /** Milliseconds from the start of the navigation. */
  readonly lcp: number
  readonly ready: number
  /** Milliseconds by which long tasks after the first paint exceeded 50 ms. */
  readonly blocked: number
  readonly shift: number
  /** Kilobytes over the wire. */
  readonly script: number
  readonly all: number
  /** Kilobytes of scripts that had come when the page was ready, and requests that had been made, its document's too. */
  readonly scriptAtReady: number
  readonly requests: number
  /** Megabytes. */
  readonly heap: number
}

/** Bytes of a script's head over the wire, which a page is not told. */
const HEAD_BYTES = 467

/** One load with nothing cached. */
export const measureLoad = (target: Target, profile: Profile = profiles.slow4g): Promise<Load> =>
  visit(target, profile, async (open) => {
    await settle(open)
    const { page, cdp, traffic } = open
    const seen = await page.evaluate((headBytes) => {
      const { lcp, ready, firstPaint, longTasks, shifts } = window.probe
      const late = longTasks.filter(([from]) => from >= firstPaint)
      const early = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= ready)
      const scripts = early.flatMap((entry) =>
        entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js') && entry.responseEnd <= ready
          ? [entry.encodedBodySize + headBytes]
          : [],
      )
      return {
        scriptAtReady: scripts.reduce((sum, bytes) => sum + bytes, 0) / 1024,
        requests: early.length + 1,
        lcp,
        ready,
        blocked: late.reduce((sum, [, lasting]) => sum + Math.max(0, lasting - 50), 0),
        shift: shifts.reduce((sum, [, value]) => sum + value, 0),
      }
    }, HEAD_BYTES)
    return {
      ...seen,
      script: traffic.received.script / 1024,
      all: traffic.received.all / 1024,
      heap: await heapSize(cdp),
    }
  })

/** Milliseconds from the press to the first frame of the next page: the first time, and again after going back. */
export const measureMove = (target: Target, { press, shows }: Press) =>
  visit(target, profiles.slow4g, async (open) => {
    const { page } = open
    await settle(open)
    const go = async () => {
      await page.evaluate((selector) => window.probe.watch(selector), shows)
      await page.locator(press).first().click({ noWaitAfter: true })
      await page.waitForFunction(() => Number.isFinite(window.probe.shown))
      return page.evaluate(() => window.probe.shown - window.probe.clicked)
    }
    const first = await go()
    await pause(1500)
    await page.goBack({ waitUntil: 'commit' })
    await page.locator(press).first().waitFor()
    await pause(1000)
    return { first, repeat: await go() }
  })

/** Gives the next letter to type; undefined when there is none. Moves the page on between words, unmeasured. */
export type NextLetter = () => Promise<string | undefined>

const LETTERS = 40
const BETWEEN_LETTERS = 100

export interface Typing {
  /** Milliseconds of every key until the letter was on the screen. */
  readonly keys: readonly number[]
  /** Milliseconds of the main thread's processor time for a key. */
  readonly perKey: number
}

/** Types as fast as a person does and times every letter. */
export const measureTyping = (target: Target, profile: Profile, lettersOf: (open: Visit) => Promise<NextLetter>) =>
  visit(target, profile, async (open): Promise<Typing> => {
    const { page, cdp } = open
    await settle(open)
    const next = await lettersOf(open)
    await page.evaluate(() => (window.probe.keys.length = 0))
    let used = 0
    let typed = 0
    for (let letter = await next(); letter !== undefined && typed < LETTERS; letter = await next()) {
      const before = await mainThreadTime(cdp)
      await page.keyboard.press(letter)
      await pause(BETWEEN_LETTERS)
      used += (await mainThreadTime(cdp)) - before
      typed += 1
    }
    return { keys: await page.evaluate(() => window.probe.keys), perKey: (used * 1000) / typed }
  })
