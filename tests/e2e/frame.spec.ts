import { expect, test } from 'playwright/test'
import type { Page } from 'playwright/test'
import { newAccount, password, tokenOf } from '#tests/account-player'
import { becomeGuest } from '#tests/player'

/** A learner, without the way through the screens; the server may call them an administrator. */
async function becomeLearner(page: Page, isAdmin = false): Promise<void> {
  const { email } = await newAccount(page)
  const answer = await page.request.post('/api/auth/signin', { data: { email, password } })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  await page.goto('/about')
  await page.evaluate((value) => {
    localStorage.setItem('token', value)
    localStorage.setItem('hasCompletedOnboardingTour', 'true')
  }, token)
  // No tour lies over what is pressed here.
  const headers = { Authorization: `Bearer ${token}` }
  await page.request.put('/api/user', { data: { onboarding_completed: true }, headers })
  if (!isAdmin) return
  await page.route('**/api/user', async (route) => {
    const user = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...user, role: 'admin', is_admin: true } })
  })
}

const people = {
  'a guest': becomeGuest,
  'a learner': becomeLearner,
  'an administrator': (page: Page) => becomeLearner(page, true),
}
const sizes = [
  [1366, 768],
  [1280, 720],
  [360, 740],
] as const

for (const [who, become] of Object.entries(people)) {
  test(`the foot of the sidebar stays in view for ${who}, and what is above it scrolls`, async ({ page }) => {
    await become(page)
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await page.goto('/about')
      if (width < 1025) await page.getByRole('button', { name: '更多' }).click()
      // The links behind More lengthen the middle.
      else if (width === 1366) await page.getByRole('button', { name: '更多' }).click()
      const sidebar = width < 1025 ? page.getByRole('dialog', { name: '主导航' }) : page.locator('body')
      const foot = [sidebar.getByText('护眼模式'), sidebar.getByText('EN', { exact: true })]
      if (who !== 'a guest') foot.push(sidebar.getByRole('button', { name: /账户菜单/ }))
      for (const part of foot) await expect(part).toBeInViewport({ ratio: 1 })
      await sidebar
        .getByRole('link', { name: who === 'an administrator' ? '管理' : 'VIP', exact: who === 'an administrator' })
        .scrollIntoViewIfNeeded()
      for (const part of foot) await expect(part).toBeInViewport({ ratio: 1 })
    }
  })
}

test('the sidebar is there from 1025 px, the bar at the foot up to 768 px', async ({ page }) => {
  await becomeGuest(page)
  await page.goto('/about')
  const collapse = page.getByRole('button', { name: '收起侧栏' })
  const open = page.getByRole('button', { name: '打开菜单' })
  const more = page.locator('[data-part="more"]')
  const expectShown = async (width: number, shown: { collapse: boolean; open: boolean; more: boolean }) => {
    await page.setViewportSize({ width, height: 800 })
    await expect(collapse).toBeVisible({ visible: shown.collapse })
    await expect(open).toBeVisible({ visible: shown.open })
    await expect(more).toBeVisible({ visible: shown.more })
  }
  await expectShown(1025, { collapse: true, open: false, more: false })
  await expectShown(1024, { collapse: false, open: true, more: false })
  await expectShown(769, { collapse: false, open: true, more: false })
  await expectShown(768, { collapse: false, open: true, more: true })
})

test('what stands behind More is folded until it is opened, and stays as it was left; in the menu of a phone it is in view', async ({
  page,
}) => {
  await becomeLearner(page)
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/about')
  const navigation = page.locator('[data-part="navigation"]')
  const record = navigation.getByRole('link', { name: '录音' })
  await expect(navigation.getByRole('link')).toHaveCount(6)
  for (const link of await navigation.getByRole('link').all()) {
    await expect(link).toBeInViewport({ ratio: 1 })
    expect((await link.boundingBox())?.height).toBe(44)
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: '更多' }).click()
  await expect(record).toBeVisible()
  await page.setViewportSize({ width: 1366, height: 768 })
  await expect(record).toBeHidden()
  await page.getByRole('button', { name: '更多' }).click()
  await expect(record).toBeVisible()
  await page.reload()
  await expect(record).toBeVisible()
  await page.getByRole('button', { name: '更多' }).click()
  await expect(record).toBeHidden()
  await page.reload()
  await expect(navigation.getByRole('link')).toHaveCount(6)
})

test('signing out in the menu of the account ends the session and leads to the landing page', async ({ page }) => {
  await becomeLearner(page)
  await page.goto('/about')
  await page.getByRole('button', { name: /账户菜单/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(page).toHaveURL('/')
  expect(await tokenOf(page)).toBeNull()
  expect(await page.evaluate(() => localStorage.getItem('hasCompletedOnboardingTour'))).toBeNull()
})
