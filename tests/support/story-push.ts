/** A browser that can take push, as far as stories need it: the real one asks in a dialog that no test can answer. */

interface FakeBrowser {
  /** What the learner answers when the browser asks. */
  readonly answer?: NotificationPermission
  /** Whether the push service of the browser can be reached. */
  readonly reachable?: boolean
}

const key = (bytes: number) => new Uint8Array(bytes).fill(4).buffer

/** Stands for the browser until the returned function is called. */
export function fakePushBrowser({ answer = 'granted', reachable = true }: FakeBrowser = {}): () => void {
  let permission: NotificationPermission = 'default'
  let subscription: object | null = null
  const made = {
    options: { applicationServerKey: key(65) },
    toJSON: () => ({
      endpoint: 'https://web.push.apple.com/story',
      keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
    }),
    unsubscribe: () => {
      subscription = null
      return Promise.resolve(true)
    },
  }
  const pushManager = {
    getSubscription: () => Promise.resolve(subscription),
    subscribe: () => {
      if (!reachable) return Promise.reject(new DOMException('no service', 'AbortError'))
      subscription = made
      return Promise.resolve(made)
    },
  }
  const registration = { pushManager }
  const replaced: (() => void)[] = []
  const replace = (target: object, name: string, value: unknown) => {
    const before = Object.getOwnPropertyDescriptor(target, name)
    Object.defineProperty(target, name, { configurable: true, value })
    replaced.push(() => {
      if (before) Object.defineProperty(target, name, before)
      else Reflect.deleteProperty(target, name)
    })
  }
  replace(navigator, 'serviceWorker', {
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
    addEventListener: () => {},
    removeEventListener: () => {},
  })
  replace(
    window,
    'Notification',
    class {
      static get permission() {
        return permission
      }
      static requestPermission() {
        permission = answer
        return Promise.resolve(answer)
      }
    },
  )
  return () => replaced.forEach((restore) => restore())
}
