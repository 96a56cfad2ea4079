import { useState } from 'react'
import { ApiError, call } from '#lib/api'
import { useUser } from '#lib/session'
import { useCall } from '#lib/swr'

/** Milliseconds for the service worker of a page that was just opened. */
const WORKER_MS = 5_000

/** What came of asking: the learner said no in the browser, or the browser cannot reach its push service. */
export type PushOutcome = 'on' | 'denied' | 'unreachable'

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** The registration of a service worker that runs; undefined where none does. */
function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const tooLate = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), WORKER_MS)
  })
  return Promise.race([navigator.serviceWorker.ready, tooLate])
}

const base64Url = (key: ArrayBuffer | null): string =>
  btoa(String.fromCodePoint(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** The browser's subscription under this key; undefined when its push service cannot be reached. */
async function subscribe(key: string): Promise<PushSubscription | undefined> {
  const worker = await findWorker()
  if (!worker) return undefined
  const before = await worker.pushManager.getSubscription()
  if (before && base64Url(before.options.applicationServerKey) === key) return before
  // Made under a key that the server no longer has.
  await before?.unsubscribe()
  try {
    return await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}

async function unsubscribeHere(): Promise<void> {
  const worker = canPush() ? await navigator.serviceWorker.getRegistration() : undefined
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
}

/** The devices that notifications are pushed to. `enable` and `remove` reject with an ApiError. */
export function usePush() {
  const { user } = useUser()
  const answer = useCall(user && user.role !== 'guest' ? 'GET /api/push' : null)
  const [permission, setPermission] = useState(() => (canPush() ? Notification.permission : 'denied'))
  const { data, mutate } = answer
  return {
    ...answer,
    /** Whether the learner has said no in this browser, which only they can take back there. */
    isDenied: permission === 'denied',
    /** Nobody has asked in this browser. */
    isOpen: permission === 'default',
    isOn: permission === 'granted' && (data?.devices.some(({ current }) => current) ?? false),
    /** Call it after a press alone: the browser asks the learner. */
    enable: async (): Promise<PushOutcome> => {
      if (!data) return 'unreachable'
      const granted = await Notification.requestPermission()
      setPermission(granted)
      if (granted !== 'granted') return 'denied'
      const subscription = await subscribe(data.key)
      const { endpoint, keys } = subscription?.toJSON() ?? {}
      if (endpoint === undefined || !keys) return 'unreachable'
      const body = { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' }
      try {
        await mutate(await call('POST /api/push/devices', { body }), { revalidate: false })
        return 'on'
      } catch (error) {
        // A browser with a service that is not known cannot be reached.
        if (error instanceof ApiError && error.code === 'push_service_unknown') return 'unreachable'
        throw error
      }
    },
    remove: async (id: string, isCurrent: boolean): Promise<void> => {
      await mutate(await call('DELETE /api/push/devices/{id}', { params: { id } }), { revalidate: false })
      if (isCurrent) await unsubscribeHere()
    },
  }
}
