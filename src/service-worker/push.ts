/** Shows what is pushed, and leads to its place. */
import type { PushPayload } from '#contract/push'
import { routes } from '#contract/routes'

declare const self: ServiceWorkerGlobalScope

const ICON = '/logo-192.png'

/** What a push says; undefined for one that is not of this server. */
export function readPush(text: string): PushPayload | undefined {
  try {
    const { title, body, path, tag } = JSON.parse(text) as Partial<PushPayload>
    if (![title, body, path, tag].every((part) => typeof part === 'string')) return undefined
    return { title, body, path, tag } as PushPayload
  } catch {
    return undefined
  }
}

/** The address on this site that a path names: another site's leads to the list of notifications. */
export function addressOf(path: unknown, origin: string): string {
  const url = typeof path === 'string' && URL.canParse(path, origin) ? new URL(path, origin) : undefined
  return url?.origin === origin ? url.href : new URL(routes.notifications(), origin).href
}

async function openPlace(address: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' })
  const there = pages.find(({ url }) => url === address) ?? pages[0]
  if (!there) return void (await self.clients.openWindow(address))
  const focused = await there.focus()
  if (focused.url !== address) await focused.navigate(address)
}

export function answerPushes(): void {
  self.addEventListener('push', (event) => {
    const push = readPush(event.data?.text() ?? '')
    if (!push) return
    const { title, body, path, tag } = push
    event.waitUntil(self.registration.showNotification(title, { body, tag, icon: ICON, badge: ICON, data: path }))
  })
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(openPlace(addressOf(event.notification.data, self.location.origin)))
  })
}
