/** A new version of the application: asked about, never forced, never in a run; and a broken worker that is replaced. */
import { expect } from 'playwright/test'
import type { Page } from 'playwright/test'
import { SERVICE_WORKER_URL } from '#contract/service-worker'
import { expectControlled, test } from '#tests/installed'
import { gameAt, runOf } from '#tests/player'
import { KILL_SWITCH } from '../../server/http/service-worker.ts'

test.use({ serviceWorkers: 'allow' })

/** The worker of a build with other code: a new version. */
const nextVersion = (worker: string) => worker.replace(/(\/assets\/app-[\w-]+\.js)/, '$1?next')

const question = (page: Page) => page.getByRole('dialog', { name: '有新版本了！现在刷新吗？' })

/** The browser looks for a new version now instead of in an hour. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update().then(() => undefined))

/** Until the page knows its registration, it offers nothing: registration comes with the idle page. */
async function openAgain(page: Page): Promise<void> {
  await page.goto('/home')
  await expectControlled(page)
}

const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-marked'))
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))

test('a new version asks in every tab and reloads the one that agrees', async ({ installed, connection, context }) => {
  const other = await context.newPage()
  await openAgain(other)
  await mark(installed)
  await mark(other)
  connection.replace(SERVICE_WORKER_URL, nextVersion)
  await lookForUpdate(installed)
  await expect(question(installed)).toBeVisible()
  await expect(question(other)).toBeVisible()
  await question(other).getByRole('button', { name: '等一下' }).first().click()
  await expect(question(other)).toBeHidden()

  await question(installed).getByRole('button', { name: '刷新' }).click()
  await expect.poll(() => isMarked(installed).catch(() => true)).toBe(false)
  await expect
    .poll(() => installed.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? 'none'))
    .toBe('none')
  expect(await isMarked(other)).toBe(true)
  await expect(question(other)).toBeHidden()
})

test('a run is never interrupted: the question comes when it is over', async ({ installed, connection }) => {
  const run = await runOf(installed, () => installed.goto(gameAt(1, 'multi-choice')))
  expect(run.questions.length).toBeGreaterThan(0)
  await installed.getByRole('button', { name: '跳过，直接开始' }).click()
  await expectControlled(installed)
  connection.replace(SERVICE_WORKER_URL, nextVersion)
  await lookForUpdate(installed)
  await expect
    .poll(() => installed.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
    .toBe('installed')
  await expect(question(installed)).toBeHidden()
  await installed.keyboard.press('Escape')
  await installed.getByRole('dialog').getByRole('button', { name: '离开' }).click()
  await expect(question(installed)).toBeVisible()
})

test('a page that was loaded after the deployment is not asked: its scripts are those of the new version', async ({
  installed,
  connection,
}) => {
  await openAgain(installed)
  connection.replace(SERVICE_WORKER_URL, (worker) => `${worker}\n// Deployed again.`)
  await lookForUpdate(installed)
  const waiting = () =>
    installed.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)
  await expect.poll(waiting).toBe('installed')
  // The page asks its worker and would draw the question after that.
  await installed.waitForTimeout(1_000)
  await expect(question(installed)).toBeHidden()
})

test('a broken worker is replaced by the kill switch without help of the page', async ({ installed, connection }) => {
  const broken = `self.addEventListener('install', () => self.skipWaiting())
    self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
    self.addEventListener('fetch', (event) => event.respondWith(new Response('broken')))`
  connection.replace(SERVICE_WORKER_URL, () => broken)
  await lookForUpdate(installed)
  // No navigation before it is active: a request that the worker of before answers would put that off.
  await expect
    .poll(
      () =>
        installed.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration()
          return registration?.installing ?? registration?.waiting ?? 'none'
        }),
      // The worker of before first ends what it has begun, such as to take pictures along.
      { timeout: 60_000 },
    )
    .toBe('none')
  await expect.poll(async () => (await installed.goto('/home'))?.text()).toBe('broken')

  connection.replace(SERVICE_WORKER_URL, () => KILL_SWITCH)
  await expect
    .poll(async () => (await installed.goto('/home'))?.text(), { timeout: 30_000 })
    .toContain('<div id="root">')
  await expect(installed.getByRole('navigation').first()).toBeVisible()
  await expect
    .poll(() =>
      installed.evaluate(async () => ({
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      })),
    )
    .toEqual({ caches: [], workers: 0 })
})
