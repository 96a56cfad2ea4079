/** When a page is at rest, so that a tour may begin without being in the way. */

/** Milliseconds without a change of the page. */
const quietTime = 800

const overlays = ['dialog', 'alertdialog', 'menu', 'listbox']
  .map((role) => `[role="${role}"]:not([data-part="tour"])`)
  .join()

/** A dialog, a menu or a list lies over the page. */
const hasOverlay = (): boolean => document.querySelector(overlays) !== null

/** Parts of the page are still on their way. */
const isLoading = (): boolean => document.querySelector('[data-part="loading"]') !== null

/** Calls back once the page has not changed for a while, has loaded and has nothing over it. Returns what ends the watch. */
export function watchRest(onRest: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (hasOverlay() || isLoading()) return wait()
      stop()
      onRest()
    }, quietTime)
  }
  const observer = new MutationObserver(wait)
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
  }
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  wait()
  return stop
}

/** Calls back when something begins or ends to lie over the page. Returns what ends the watch. */
export function watchOverlay(onChange: (isOpen: boolean) => void): () => void {
  let isOpen = hasOverlay()
  // What lies over the page is a child of the body.
  const observer = new MutationObserver(() => {
    if (hasOverlay() === isOpen) return
    isOpen = !isOpen
    onChange(isOpen)
  })
  observer.observe(document.body, { childList: true })
  return () => observer.disconnect()
}

/** The learner is at a field: the page could be used before the tour arrived. */
export const isAtField = (): boolean =>
  document.activeElement?.matches('input, textarea, select, [contenteditable]') === true

const deeds = ['pointerdown', 'keydown', 'wheel'] as const

/** Calls back when the learner begins to do something. Returns what ends the watch. */
export function watchDeed(onDeed: () => void): () => void {
  for (const deed of deeds) window.addEventListener(deed, onDeed, { once: true, passive: true, capture: true })
  return () => {
    for (const deed of deeds) window.removeEventListener(deed, onDeed, { capture: true })
  }
}
