import { expect, test } from 'playwright/test'
import { watchFaults } from '#tests/player'

test.describe('the landing page', () => {
  test('plays its questions, keeps the display mode and the language @main', async ({ page }) => {
    const faults = await watchFaults(page)
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: /柠檬/ }).click()
    await expect(page.getByText('apple 就是苹果')).toBeVisible()
    await page.getByRole('button', { name: '下一题' }).click()
    await page.getByRole('button', { name: /乌龟/ }).click()
    await expect(page.getByRole('img', { name: '你的苗床：1 棵小苗，3 颗种子' })).toBeVisible()
    // A right answer goes on by itself: its feedback may be gone before this looks.
    await expect(page.getByRole('heading', { name: /sunflower/ })).toBeFocused()

    await page.getByRole('button', { name: '停住图片' }).click()
    await expect(page.getByRole('button', { name: '让图片动起来' })).toBeVisible()

    await page.getByRole('button', { name: '护眼模式' }).click()
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every word is a plant.')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every word is a plant.')
    await expect(page.locator('html')).toHaveClass('eye-protection')
    await expect(page.getByRole('button', { name: 'Eye protection', pressed: true })).toBeVisible()
    expect(faults).toEqual([])
  })

  test('is complete without a script, in the language of the browser', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false, locale: 'en-US' })
    const page = await context.newPage()
    await page.goto('/')
    await expect(page).toHaveTitle(/Wordgrove/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every word is a plant.')
    await expect(page.getByRole('link', { name: 'Try the demo' })).toHaveAttribute('href', '/home')
    await expect(page.locator('[style]')).toHaveCount(0)
    await context.close()
  })

  for (const [width, height] of [
    [360, 640],
    [375, 812],
  ] as const)
    test(`on a phone of ${width} px the question begins at once, and its feedback is in view`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/', { waitUntil: 'networkidle' })
      const card = await page.locator('#sample').boundingBox()
      expect(card?.y).toBeLessThanOrEqual(210)
      await page.getByRole('button', { name: /柠檬/ }).click()
      await expect(page.getByRole('button', { name: '下一题' })).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })

  test('goes on by itself neither when that is turned off nor with reduced motion', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: '答对后自动继续' }).click()
    await page.getByRole('button', { name: /苹果/ }).click()
    // Longer than the wait before the next question.
    await page.waitForTimeout(2_000)
    await expect(page.locator('#sample').getByRole('status')).toContainText('答对了apple 就是苹果')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload({ waitUntil: 'networkidle' })
    await expect(page.getByRole('button', { name: '答对后自动继续' })).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByRole('button', { name: '停住图片' })).toBeHidden()
  })

  test('forgets a token that the server refuses, and stays', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('token', 'a-token-that-nobody-ever-gave'))
    await page.goto('/')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: '马上试玩' })).toBeVisible()
  })
})
