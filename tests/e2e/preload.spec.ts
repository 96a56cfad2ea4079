import { expect, test } from 'playwright/test'
import { becomeGuest } from '#tests/player'

test('the likely next pages are fetched while a page is looked at', async ({ page }) => {
  await becomeGuest(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto('/settings')
  for (const next of ['Home', 'Profile'])
    await expect.poll(() => requests.some((path) => path.startsWith(`/assets/${next}-`))).toBe(true)
})

test('a page that cannot be fetched ahead is only warned of', async ({ page }) => {
  await becomeGuest(page)
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await page.route('**/assets/Profile-*.js', (route) => route.fulfill({ status: 404, body: '{}' }))
  await page.goto('/settings')
  await expect.poll(() => warnings.filter((text) => text.startsWith('Preloading failed'))).toHaveLength(1)
  await expect(page.getByRole('heading', { level: 1, name: '设置' })).toBeVisible()
  await expect(page.getByText('出错了')).toBeHidden()
})

test('a page whose code is on its way says that it is loading', async ({ page }) => {
  await becomeGuest(page)
  let arrive: () => void = () => undefined
  const here = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/assets/Settings-*.js', async (route) => {
    await here
    await route.continue()
  })
  await page.goto('/settings', { waitUntil: 'commit' })
  await expect(page.getByRole('status').filter({ hasText: '正在加载' }).first()).toBeVisible()
  arrive()
  await expect(page.getByRole('heading', { level: 1, name: '设置' })).toBeVisible()
})
