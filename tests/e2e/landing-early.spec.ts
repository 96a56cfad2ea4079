/** The landing page loses no press that comes before its application. */
import { expect, test } from 'playwright/test'
import type { Page } from 'playwright/test'
import { watchFaults } from '#tests/player'

/** Opens the page without its modules; they come once the returned function is called, which waits until the page is alive. */
async function openEarly(page: Page): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  return async () => {
    gate.resolve()
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#sample') ?? {}).some((key) => key.startsWith('__reactProps')),
    )
  }
}

/** Answers what is left from the second question on, all of it right, and opens the result. */
async function playOn(page: Page): Promise<void> {
  for (const [word, meaning, next] of [
    ['turtle', '乌龟', '下一题'],
    ['sunflower', '向日葵', '下一题'],
    ['compass', '指南针', '看结果'],
  ] as const) {
    await expect(page.getByRole('heading', { name: word })).toBeFocused()
    // By key: such an answer waits for its reader.
    await page.getByRole('button', { name: meaning }).press('Enter')
    await page.getByRole('button', { name: next }).click()
  }
}

test.describe('a press before the application is there', () => {
  test('is done when it comes, the first option that was pressed as the answer', async ({ page }) => {
    const faults = await watchFaults(page)
    const comeAlive = await openEarly(page)
    const lemon = page.getByRole('button', { name: /柠檬/ })
    await lemon.click()
    await page.getByRole('button', { name: /梨/ }).dispatchEvent('click')
    await lemon.click()
    await comeAlive()
    await expect(page.locator('#sample').getByRole('status')).toContainText('记住它')
    await expect(page.locator('[data-state=wrong]')).toHaveCount(1)
    await expect(lemon).toBeFocused()
    await page.getByRole('button', { name: '下一题' }).click()
    await playOn(page)
    await expect(page.getByRole('heading', { name: '4 颗种子，长出 3 棵' })).toBeFocused()
    expect(faults).toEqual([])
  })

  for (const key of ['Enter', 'Space', '3'])
    test(`is done when it was the key ${key}`, async ({ page }) => {
      const faults = await watchFaults(page)
      const comeAlive = await openEarly(page)
      const first = page.locator('#sample [data-stop]').first()
      await first.focus()
      await page.keyboard.press(key)
      await comeAlive()
      await expect(page.locator('#sample').getByRole('status')).toContainText(key === '3' ? '答对了' : '记住它')
      await expect(first).toBeFocused()
      await page.getByRole('button', { name: '下一题' }).press('Enter')
      await playOn(page)
      await expect(
        page.getByRole('heading', { name: key === '3' ? '四颗都长出来了！' : '4 颗种子，长出 3 棵' }),
      ).toBeFocused()
      expect(faults).toEqual([])
    })

  test('is done when the stored language is not the drawn one, and each other button too', async ({ page }) => {
    const faults = await watchFaults(page)
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'en'))
    const comeAlive = await openEarly(page)
    await page.getByRole('button', { name: /苹果/ }).click()
    await page.getByRole('button', { name: '护眼模式' }).click()
    await page.getByRole('button', { name: '护眼模式' }).click()
    await comeAlive()
    await expect(page.getByText('apple: a round fruit with red or green skin')).toBeVisible()
    await expect(page.locator('html')).toHaveClass('eye-protection')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('heading', { name: /turtle/ })).toBeFocused()
    expect(faults).toEqual([])
  })

  test('is done with the storage blocked', async ({ page }) => {
    await page.addInitScript(() => {
      const blocked = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
      Object.defineProperty(window, 'localStorage', { get: blocked })
    })
    const faults = await watchFaults(page)
    const comeAlive = await openEarly(page)
    await page.getByRole('button', { name: /苹果/ }).click()
    await comeAlive()
    await expect(page.locator('#sample').getByRole('status')).toContainText('答对了')
    await page.getByRole('button', { name: '下一题' }).click()
    await expect(page.getByText('2 / 4')).toBeVisible()
    expect(faults).toEqual([])
  })
})
