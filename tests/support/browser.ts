/** Just enough of a browser for unit tests of code below the components. */
import { vi } from 'vitest'

class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>()
  get length(): number {
    return this.#items.size
  }
  key = (index: number): string | null => [...this.#items.keys()][index] ?? null
  getItem = (key: string): string | null => this.#items.get(key) ?? null
  setItem = (key: string, value: string): void => void this.#items.set(key, value)
  removeItem = (key: string): void => void this.#items.delete(key)
  clear = (): void => this.#items.clear()
}

const listenersOf = (events: EventTarget) => ({
  addEventListener: events.addEventListener.bind(events),
  removeEventListener: events.removeEventListener.bind(events),
  dispatchEvent: events.dispatchEvent.bind(events),
})

/** Stubs `window` and `document`; `blocked` makes every touch of the storage throw, as browsers do with cookies off. */
export function stubBrowser({ language = 'zh', blocked = false } = {}): { localStorage: Storage } {
  const localStorage = new MemoryStorage()
  const window = {
    get localStorage(): Storage {
      if (blocked) throw new DOMException('The operation is insecure.', 'SecurityError')
      return localStorage
    },
    ...listenersOf(new EventTarget()),
  }
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', {
    documentElement: { lang: language, dataset: {} },
    getElementById: () => null,
    visibilityState: 'visible',
    ...listenersOf(new EventTarget()),
  })
  return { localStorage }
}
