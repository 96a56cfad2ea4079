/** Learning without a network in a real browser: what it has taken along, and what the server knows. */
import { expect } from 'playwright/test'
import type { APIRequestContext, BrowserContext, Page } from 'playwright/test'

/** Calls the interface as the learner of a token. */
export const callerOf = (request: APIRequestContext, token: string) =>
  async function call<T>(method: 'get' | 'post', path: string, data?: object): Promise<T> {
    const response = await request[method](path, { headers: { Authorization: `Bearer ${token}` }, data })
    expect(response.ok(), `${method} ${path} answered ${response.status()}`).toBe(true)
    return (await response.json()) as T
  }

export type Call = ReturnType<typeof callerOf>

/** The run that this browser has taken along; undefined until it has. */
const takenRun = <T>(page: Page, slot: 'level' | 'review' | 'note') =>
  page.evaluate(
    (name) =>
      new Promise<{ run: T } | undefined>((resolve, reject) => {
        const opening = indexedDB.open('wordgrove-offline', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('copies')
        opening.onerror = () => reject(new Error('no database'))
        opening.onsuccess = () => {
          const store = opening.result.transaction('copies').objectStore('copies')
          const keys = store.getAllKeys()
          keys.onsuccess = () => {
            const key = keys.result.find((each) => (each as string[])[1] === name)
            if (!key) return resolve(undefined)
            const reading = store.get(key)
            reading.onsuccess = () => resolve(reading.result as { run: T })
          }
        }
      }),
    `run ${slot}`,
  )

/** Waits until this browser has a run with its pictures and sounds, and gives it. */
export async function runTakenAlong<T extends { id: string }>(
  page: Page,
  slot: 'level' | 'review' | 'note',
): Promise<T> {
  const read = () => takenRun<T>(page, slot)
  await expect.poll(read, { timeout: 60_000 }).toBeDefined()
  const run = (await read())?.run
  if (!run) throw new Error('nothing was taken along')
  const mediaOf = (name: string) =>
    page.evaluate(
      (end) => Object.entries(localStorage).find(([key]) => key.endsWith(end))?.[1] as string | undefined,
      `media-of/${name}`,
    )
  await expect.poll(() => mediaOf(slot), { timeout: 60_000 }).toBe(JSON.stringify(run.id))
  return run
}

/** Names of what this browser has kept for when there is no connection. */
export const keptNames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('wordgrove-offline', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('copies')
        opening.onerror = () => reject(new Error('no database'))
        opening.onsuccess = () => {
          const keys = opening.result.transaction('copies').objectStore('copies').getAllKeys()
          keys.onsuccess = () => {
            opening.result.close()
            resolve(keys.result.map((key) => (key as string[])[1] ?? ''))
          }
        }
      }),
  )

/** The new page after the application was closed. */
export async function reopen(context: BrowserContext, page: Page, url: string): Promise<Page> {
  await page.close()
  const next = await context.newPage()
  await next.goto(url)
  return next
}
