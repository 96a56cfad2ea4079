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
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
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

test('what a page can open comes in turn after the first movement, and holds up no page that is opened meanwhile', async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.route(overlays, async (route) => {
    await gate.promise
    await route.continue()
  })
  await openAbout(page)
  await page.goto('/word-notes')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const importing = () => asked.filter((url) => /\/assets\/ImportWords-/.test(url)).length
  await page.mouse.move(200, 200)
  await expect.poll(() => asked.filter((url) => overlays.test(url)).length).toBe(1)
  // The first of them has not come: none of the others is asked for, and the navigation leads on.
  await page.getByRole('link', { name: '单词挑战', exact: true }).first().click()
  await expect(page).toHaveURL(/\/challenges/)
  await expect(page.locator('main a[href^="/word-challenge?"]').first()).toBeVisible()
  expect(importing()).toBe(0)
  gate.resolve()
  await expect.poll(importing, { timeout: 20_000 }).toBe(1)
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
