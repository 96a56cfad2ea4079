/** The offer to install: after a finished session, declined for good, and always in the settings. */
import { expect, test } from 'playwright/test'
import type { Page } from 'playwright/test'
import { becomeGuest } from '#tests/player'

/** Chromium sends its event to sites with a worker that people use; a test sends one like it. */
const promptBrowser = (page: Page) =>
  page.evaluate(() => {
    const prompt = async () => {
      document.documentElement.dataset.prompted = ''
      return { outcome: 'accepted' }
    }
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
    window.dispatchEvent(event)
    return event.defaultPrevented
  })

/** A home whose learner has finished this many days' sessions. */
async function openHome(page: Page, best_streak: number): Promise<void> {
  await page.route('**/api/user/stats', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...((await response.json()) as object), best_streak } })
  })
  await page.goto('/home')
  await expect(page.getByText('连续学习', { exact: true })).toBeVisible()
  expect(await promptBrowser(page)).toBe(true)
}

const offer = (page: Page) => page.getByRole('note').filter({ hasText: '安装到这台设备' })

test('home offers it once a session is finished, and not again once declined', async ({ page }) => {
  await becomeGuest(page)
  await openHome(page, 1)
  await expect(offer(page)).toBeVisible()
  await offer(page).getByRole('button', { name: '不用了' }).click()
  await expect(offer(page)).toBeHidden()
  await openHome(page, 1)
  await expect(page.getByText('连续学习', { exact: true })).toBeVisible()
  await expect(offer(page)).toBeHidden()
})

test('nothing is offered before a session is finished', async ({ page }) => {
  await becomeGuest(page)
  await openHome(page, 0)
  await expect(offer(page)).toBeHidden()
})

test('the settings say how, and show the browser’s prompt where it has one', async ({ page }) => {
  await becomeGuest(page)
  await page.goto('/settings')
  await expect(page.getByText('从它的菜单安装')).toBeVisible()
  await promptBrowser(page)
  await page.getByRole('button', { name: '安装' }).click()
  await expect(page.locator('html[data-prompted]')).toBeAttached()
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
  await expect(page.getByText('已经安装在这台设备上。')).toBeVisible()
})

test.describe('on an iPhone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1' })

  test('the settings tell the way by the share sheet', async ({ page }) => {
    await becomeGuest(page)
    await page.goto('/settings')
    await expect(page.getByText('添加到主屏幕')).toBeVisible()
    await expect(page.getByRole('button', { name: '安装' })).toHaveCount(0)
  })
})
