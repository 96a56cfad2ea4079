import { expect, test } from 'playwright/test'
import type { Page } from 'playwright/test'
import { becomeGuest } from '#tests/player'

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

test('a session that the server does not know ends, and sign-in knows the way back', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('token', 'nobody'))
  await page.goto('/word-challenge?category=food-drink')
  await expect(page).toHaveURL('/signin?redirect=%2Fword-challenge%3Fcategory%3Dfood-drink')
  expect(await tokenOf(page)).toBeNull()
})

test('on an open page such a session ends without leaving the page', async ({ page }) => {
  await page.goto('/home')
  await page.evaluate(() => localStorage.setItem('token', 'nobody'))
  await page.reload()
  await expect(page.getByRole('button', { name: '开始试玩' })).toBeVisible()
  await expect(page).toHaveURL('/home')
  expect(await tokenOf(page)).toBeNull()
})

test('a protected page of a visitor opens after sign-in, without the sign-in page in the history', async ({ page }) => {
  await page.goto('/home')
  await page.goto('/settings')
  await expect(page).toHaveURL('/auth')
  const phone = `139${String(Date.now()).slice(-8)}`
  await page.getByLabel('手机号').fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /\d+ 秒/ })).toBeVisible()
  const outbox = await page.request.get(`/api/dev/outbox?to=${phone}`)
  const [message] = (await outbox.json()) as { text: string }[]
  await page.getByRole('textbox', { name: '验证码' }).fill(/\d{6}/.exec(message?.text ?? '')?.[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '设置' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/home')
})

test('signing out in one tab signs out the other, and nothing of the user stays behind', async ({ page, context }) => {
  await becomeGuest(page)
  await page.goto('/settings')
  await expect(page.getByText('正在以游客身份使用')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/challenges')
  await other.evaluate(() => localStorage.removeItem('token'))
  await expect(page).toHaveURL('/auth')
})

test('a browser that blocks its storage still plays: the session lasts as long as the tab', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })
  await page.goto('/home')
  await page.getByRole('button', { name: '开始试玩' }).click()
  await expect(page).toHaveURL(/\/word-challenge\/animals-nature\/game/)
  await expect(page.getByRole('heading', { name: '先认识这些单词' })).toBeVisible()
})

test('a page whose code is gone after a deployment reloads once, then says what can be done', async ({ page }) => {
  await becomeGuest(page)
  let documents = 0
  page.on('load', () => (documents += 1))
  await page.route('**/assets/Settings-*.js', (route) => route.fulfill({ status: 404, body: '{}' }))
  await page.goto('/settings')
  await expect(page.getByText('出错了')).toBeVisible()
  expect(documents).toBe(2)
  await page.unroute('**/assets/Settings-*.js')
  await page.getByRole('button', { name: '再试一次' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '设置' })).toBeVisible()
})

test('a page whose code does not come since the network broke is not reloaded into nothing', async ({ page }) => {
  await becomeGuest(page)
  // As with a Wi-Fi that leads nowhere: the browser believes that there is a network.
  await page.route('**/assets/Settings-*.js', async (route) => {
    await page.route('**/*', (each) => each.abort('internetdisconnected'))
    await route.abort('internetdisconnected')
  })
  await page.goto('/settings')
  await expect(page.getByText('出错了')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: '再试一次' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '设置' })).toBeVisible()
})

test('trouble on the server keeps the session and offers another try', async ({ page }) => {
  await becomeGuest(page)
  await page.route('**/api/user', (route) => route.fulfill({ status: 503, body: 'busy' }))
  await page.goto('/settings')
  await expect(page.getByText('出了点问题，请重试').first()).toBeVisible()
  expect(await tokenOf(page)).not.toBeNull()
  await page.unroute('**/api/user')
  await page.getByRole('button', { name: '重试' }).first().click()
  await expect(page.getByText('正在以游客身份使用')).toBeVisible()
})

test('a second visit of a page that did not change keeps its policy and its life', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text())
  })
  await page.goto('/home')
  await page.reload()
  await expect(page.getByRole('button', { name: '开始试玩' })).toBeVisible()
  await page.getByText('EN', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'Try the demo' })).toBeVisible()
  await expect(page).toHaveTitle('Wordgrove: learn English words by playing')
  expect(refused).toEqual([])
})
