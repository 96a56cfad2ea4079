import { expect, test } from 'playwright/test'
import type { Page } from 'playwright/test'
import { newAccount, password } from '#tests/account-player'

const overlays = /\/assets\/overlays-[^/]+\.js$/

/** A signed-in learner in a page whose overlays have not been asked for. */
async function openAbout(page: Page): Promise<string[]> {
  const { email } = await newAccount(page)
  const answer = await page.request.post('/api/auth/signin', { data: { email, password } })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  await page.addInitScript((value) => {
    localStorage.setItem('token', value)
    localStorage.setItem('hasCompletedOnboardingTour', 'true')
  }, token)
  const requests: string[] = []
  page.on('request', (request) => {
    if (overlays.test(request.url())) requests.push(request.url())
  })
  await page.goto('/about')
  await expect(page.getByRole('button', { name: /账户菜单/ })).toBeVisible()
  return requests
}

test('dialogs and menus come with the first key, and the first press opens by keyboard', async ({ page }) => {
  const requests = await openAbout(page)
  expect(requests).toEqual([])
  const button = page.getByRole('button', { name: /账户菜单/ })
  await page.keyboard.press('Tab')
  await expect.poll(() => requests.length).toBe(1)
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { checked: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(button).toBeFocused()
})

test('a menu that is pressed before its code is here opens when it is, and returns the focus', async ({ page }) => {
  let arrive: () => void = () => undefined
  const here = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(overlays, async (route) => {
    await here
    await route.continue()
  })
  await openAbout(page)
  const button = page.getByRole('button', { name: /账户菜单/ })
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('menu')).toBeHidden()
  arrive()
  await expect(page.getByRole('menuitemradio', { checked: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('without a network the menu waits for one; with a network, a missing file shows the error screen', async ({
  page,
  context,
}) => {
  await openAbout(page)
  const button = page.getByRole('button', { name: /账户菜单/ })
  await context.setOffline(true)
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('alert')).toBeHidden()
  await context.setOffline(false)
  await expect(page.getByRole('menu')).toBeVisible()

  await page.route(overlays, (route) => route.fulfill({ status: 404 }))
  await page.reload()
  await button.click()
  await expect(page.getByRole('alert').getByRole('heading')).toBeVisible()
})
