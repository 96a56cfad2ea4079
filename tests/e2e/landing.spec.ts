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
    await expect(page.getByText('答对了').last()).toBeVisible()

    await page.getByRole('button', { name: '护眼模式' }).click()
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn English words by playing')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn English words by playing')
    await expect(page.locator('html')).toHaveClass('eye-protection')
    expect(faults).toEqual([])
  })

  test('is complete without a script, in the language of the browser', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false, locale: 'en-US' })
    const page = await context.newPage()
    await page.goto('/')
    await expect(page).toHaveTitle(/Wordgrove/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn English words by playing')
    await expect(page.getByRole('link', { name: 'Try the demo' })).toHaveAttribute('href', '/home')
    await expect(page.locator('[style]')).toHaveCount(0)
    await context.close()
  })

  test('forgets a token that the server refuses, and stays', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('token', 'a-token-that-nobody-ever-gave'))
    await page.goto('/')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: '马上试玩' })).toBeVisible()
  })
})
