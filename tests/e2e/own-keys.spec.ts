/** A learner sets their own keys, plays with them, and takes them back in another tab. */
import { expect, test } from 'playwright/test'
import type { Page } from 'playwright/test'
import { becomeGuest, gameAt, runOf, watchFaults } from '#tests/player'

const keyButton = (page: Page, action: string) => page.getByRole('button', { name: new RegExp(`^${action}：`) })

/** Sets a key by keyboard alone. */
async function press(page: Page, action: string, key: string): Promise<void> {
  await keyButton(page, action).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: `${action}: 按一个键` })).toBeFocused()
  await page.keyboard.press(key)
}

test('own keys are set, played with and shown, and another tab takes them back', async ({ page, context }) => {
  const faults = await watchFaults(page)
  await becomeGuest(page)
  await page.goto('/settings')
  await page.getByRole('link', { name: /^按键/ }).click()
  await press(page, '看提示', ';')
  await expect(keyButton(page, '看提示')).toHaveText(';')
  await expect(keyButton(page, '看提示')).toBeFocused()
  await press(page, '继续', 'Space')
  await expect(page.getByText('“空格”已用于“再听一遍”')).toBeVisible()
  await expect(keyButton(page, '继续')).toHaveText('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: '互换' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(keyButton(page, '继续')).toHaveText('空格')
  await expect(keyButton(page, '再听一遍')).toHaveText('Enter')

  const run = await runOf(page, () => page.goto(gameAt(1, 'typing')))
  const first = page.getByText(/^第 1 个，共 \d+ 个/)
  await expect(page.getByRole('heading', { name: '先认识这些单词' })).toBeVisible()
  // Enter says the word now, and Space goes on.
  await page.keyboard.press('Enter')
  await expect(first).toBeVisible()
  for (const _ of run.questions) await page.keyboard.press('Space')
  await expect(page.getByRole('heading', { name: '先认识这些单词' })).toBeHidden()

  const hint = page.getByRole('button', { name: /^看提示/ })
  await expect(hint).toHaveAttribute('aria-keyshortcuts', ';')
  await expect(hint.locator('kbd')).toHaveText(';')
  await expect(hint.locator('kbd')).toBeVisible()
  await page.keyboard.press('?')
  await expect(hint).toBeEnabled()
  await page.keyboard.press(';')
  await expect(page.getByRole('button', { name: '照着提示拼一遍' })).toBeDisabled()
  const [question] = run.questions
  const word = run.words.find(({ id }) => question && 'word_id' in question && id === question.word_id)
  await page.keyboard.type((word?.headword ?? '').replace(/[^a-z]/gi, ''))
  await page.keyboard.press('Space')
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1')
  await expect(hint.locator('kbd')).toHaveText(';')

  const other = await context.newPage()
  await other.goto('/settings/keys')
  await other.getByRole('button', { name: '全部恢复默认' }).press('Enter')
  await expect(other.getByText('按键已全部恢复默认')).toBeVisible()
  await expect(keyButton(other, '看提示')).toHaveText('?')
  await page.bringToFront()
  await expect(hint.locator('kbd')).toHaveText('?')
  await page.keyboard.press('?')
  await expect(page.getByRole('button', { name: '照着提示拼一遍' })).toBeDisabled()
  expect(faults).toEqual([])
})
