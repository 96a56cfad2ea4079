/** The grove of a new learner: bare soil, a level, eight sprouts. */
import { expect, test } from 'playwright/test'
import { becomeGuest, gameAt, playChoices, runOf, warmUp, watchFaults } from '#tests/player'

test('a new learner sees bare soil, plays a level, and has eight sprouts on home @main', async ({ page }) => {
  const faults = await watchFaults(page)
  await becomeGuest(page)
  await page.goto('/home')
  await expect(page.getByRole('img', { name: '一片空地，还没有种下单词' })).toBeVisible()
  await expect(page.getByText('第一关种下 8 颗')).toBeVisible()

  const run = await runOf(page, () => page.goto(gameAt(1, 'multi-choice')))
  await warmUp(page, run)
  await playChoices(page, run)

  await page.goto('/home')
  const grove = page.getByRole('img', { name: /^8 个单词：/ })
  await expect(grove).toBeVisible()
  await expect(grove.locator('[data-stage="sprout"]')).toHaveCount(8)

  // The same plants by keyboard.
  await page.getByRole('button', { name: '以列表显示' }).press('Enter')
  const [word] = run.words.map(({ headword }) => headword)
  await page.getByRole('button', { name: new RegExp(`^${word}：小苗`) }).press('Enter')
  await expect(page.getByRole('dialog', { name: word })).toBeVisible()
  await page.keyboard.press('Escape')

  // All of them in beds, where a press tells the same, and as a list.
  await page.getByRole('link', { name: '看整片词林' }).click()
  await expect(page.getByRole('heading', { level: 2, name: '动物与自然' })).toBeVisible()
  await expect(page.locator('[data-painted] canvas').first()).toBeVisible()
  await page
    .locator('.soil')
    .first()
    .click({ position: { x: 30, y: 40 } })
  await expect(page.getByRole('link', { name: '打开单词' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '做成图片' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: '保存图片' }).click()
  expect((await saving).suggestedFilename()).toBe('my-grove.png')
  await page.keyboard.press('Escape')
  await page.getByText('列表', { exact: true }).click()
  await expect(page).toHaveURL(/\/grove\?view=list$/)
  await page.getByRole('searchbox', { name: '找一个单词' }).fill(word ?? '')
  await page.getByRole('link', { name: word, exact: true }).click()
  await expect(page).toHaveURL(/\/word\//)
  expect(faults).toEqual([])
})
