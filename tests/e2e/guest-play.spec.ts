import { expect, test } from 'playwright/test'
import { becomeGuest, gameAt, playChoices, runOf, warmUp, watchFaults } from '#tests/player'

test('a visitor tries the demo by keyboard alone, earns three stars and opens level 2 @main', async ({ page }) => {
  const faults = await watchFaults(page)
  // Until the page answers, the button is a link to the home screen.
  await page.goto('/', { waitUntil: 'networkidle' })
  const run = await runOf(page, async () => {
    await page.getByRole('link', { name: '马上试玩' }).first().focus()
    await page.keyboard.press('Enter')
  })
  expect(run).toMatchObject({ category: 'animals-nature', difficulty: 'easy', level: 1 })
  await warmUp(page, run)
  await playChoices(page, run)
  await expect(page.getByRole('img', { name: '3 颗星，共 3 颗' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '八颗都发芽了' })).toBeFocused()
  await expect(page.getByText('登录后保存进度')).toBeVisible()

  const second = await runOf(page, () => page.getByRole('link', { name: '下一关' }).press('Enter'))
  expect(second.level).toBe(2)
  expect(faults).toEqual([])
})

test('stars are lost by words missed, and the map says what opens the next level', async ({ page }) => {
  await becomeGuest(page)
  const run = await runOf(page, () => page.goto(gameAt(1, 'multi-choice')))
  await warmUp(page, run)
  await playChoices(page, run, 2)
  await expect(page.getByRole('img', { name: '2 颗星，共 3 颗' })).toBeVisible()
  await expect(page.getByRole('list', { name: '再看看这些单词' }).getByRole('listitem')).toHaveCount(2)

  await page.getByRole('link', { name: '返回关卡' }).click()
  await page.getByRole('button', { name: /^第 2 关，未解锁/ }).click()
  await expect(page.getByText('需要先以 3 星完成上一关，才能解锁这一关！')).toBeVisible()
  const missed = await runOf(page, () => page.getByRole('link', { name: '练习答错的单词' }).click())
  expect(missed.words_from).toBe('missed')
  expect(missed.questions).toHaveLength(2)
})

test('a locked level says why by its own address, and an unknown one that there is nothing', async ({ page }) => {
  await becomeGuest(page)
  await page.goto(gameAt(2, 'typing'))
  await expect(page.getByText('需要先以 3 星完成上一关，才能解锁这一关！')).toBeVisible()
  await page.goto(gameAt(1, 'typing', 'food-drink'))
  await expect(page.getByText('请登录后开始单词挑战')).toBeVisible()
  await page.goto(gameAt(1, 'typing', 'nothing-here'))
  await expect(page.getByText('这个挑战还没有单词')).toBeVisible()
})
