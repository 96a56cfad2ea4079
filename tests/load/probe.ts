/** What runs inside the measured page, before any script of it: it must not use anything from outside its function. */

export interface Probe {
  lcp: number
  shifts: [time: number, value: number][]
  longTasks: [time: number, duration: number][]
  firstPaint: number
  ready: number
  keys: number[]
  clicked: number
  shown: number
  /** Notes the frame in which a selector first matches something visible, as `shown`. */
  watch: (selector: string) => void
}

declare global {
  interface Window {
    probe: Probe
  }
}

export interface ProbeOptions {
  /** What must be visible for the page to count as ready. */
  readonly ready: string
  /**
   * It must also answer, as a prerendered page may not yet do: what is pressed once the page has been painted, in every frame until
   * something shows. The page counts as ready in that frame.
   */
  readonly answers?: Press
}

/** Two selectors: what is pressed, and what must be visible then. */
export interface Press {
  readonly press: string
  readonly shows: string
}

/** Installs `window.probe`. */
export function installProbe({ ready, answers }: ProbeOptions): void {
  if (window.top !== window) return
  const probe: Probe = {
    lcp: Number.NaN,
    shifts: [],
    longTasks: [],
    firstPaint: Number.NaN,
    ready: Number.NaN,
    keys: [],
    clicked: Number.NaN,
    shown: Number.NaN,
    watch: (selector) => {
      probe.shown = Number.NaN
      onVisible(selector, (time) => (probe.shown = time))
    },
  }
  window.probe = probe

  function observe(
    type: string,
    take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  }
  observe('largest-contentful-paint', (entry) => (probe.lcp = entry.startTime))
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') probe.firstPaint = entry.startTime
  })
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) probe.shifts.push([entry.startTime, entry.value ?? 0])
  })
  observe('longtask', (entry) => probe.longTasks.push([entry.startTime, entry.duration]))

  function visible(selector: string): boolean {
    const element = document.querySelector(selector)
    if (!element) return false
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0
  }
  function onVisible(selector: string, then: (time: number) => void): void {
    const look = () => {
      if (visible(selector)) then(performance.now())
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }
  function press({ press: pressed, shows }: Press): void {
    if (Number.isFinite(probe.firstPaint)) document.querySelector<HTMLElement>(pressed)?.click()
    if (visible(shows)) probe.ready = performance.now()
    else requestAnimationFrame(() => press({ press: pressed, shows }))
  }
  onVisible(ready, (time) => {
    if (answers) press(answers)
    else probe.ready = time
  })

  addEventListener('click', (event) => (probe.clicked = event.timeStamp), true)
  // From a letter's key to the task after the next frame: the letter is on the screen then.
  addEventListener(
    'keydown',
    (event) => {
      if (event.key.length > 1) return
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => probe.keys.push(performance.now() - event.timeStamp)
        channel.port2.postMessage(null)
      })
    },
    true,
  )
}
