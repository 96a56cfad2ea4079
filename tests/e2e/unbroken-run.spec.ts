import { expect, test } from 'playwright/test'
import { becomeGuest, choose, gameAt, playChoices, runOf, warmUp, watchFaults } from '#tests/player'

test('language, display mode and a reload in the middle lose nothing @main', async ({ page }) => {
  const faults = await watchFaults(page)
  await becomeGuest(page)
  const run = await runOf(page, () => page.goto(gameAt(1, 'multi-choice')))
  await warmUp(page, run)
  await choose(page, run)
  await choose(page, run)
  const heading = page.getByRole('heading', { level: 1 })
  const word = (await heading.innerText()).split('\n').at(-1) ?? ''

  await page.getByRole('button', { name: '显示与声音' }).click()
  await page.getByRole('switch', { name: '护眼模式' }).click()
  await expect(page.locator('html')).toHaveClass(/eye-protection/)
  await page.getByRole('radio', { name: 'EN' }).click()
  await page.getByRole('button', { name: 'Keep going' }).click()
  await expect(heading).toContainText(word)
  await expect(heading).toContainText('Choose the')
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2')

  const again = await runOf(page, () => page.reload())
  expect(again.id).toBe(run.id)
  expect(again.answers).toHaveLength(2)
  await expect(heading).toContainText(word)
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2')
  await expect(page.locator('html')).toHaveClass(/eye-protection/)
  expect(faults).toEqual([])
})

test('without a connection the game goes on; the answers arrive when it is back', async ({ page, context }) => {
  await becomeGuest(page)
  const run = await runOf(page, () => page.goto(gameAt(1, 'multi-choice')))
  await warmUp(page, run)
  await choose(page, run)
  await context.setOffline(true)
  for (let count = 1; count < run.questions.length; count += 1) await choose(page, run)
  await expect(page.getByText('已保存在这台设备上')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('已保存在这台设备上')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: '八颗都发芽了' })).toBeVisible()
})

test('a connection that goes before the first answer takes nothing away, the end neither', async ({
  page,
  context,
}) => {
  await becomeGuest(page)
  const run = await runOf(page, () => page.goto(gameAt(1, 'multi-choice')))
  await warmUp(page, run)
  const scripts = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await expect.poll(scripts).toContainEqual(expect.stringMatching(/\/GameEnd-[^/]+\.js$/))
  await context.setOffline(true)
  for (const _ of run.questions) await choose(page, run)
  await expect(page.getByText('已保存在这台设备上')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: '八颗都发芽了' })).toBeVisible()
})

test('leaving asks, Back does not, and coming back goes on', async ({ page }) => {
  await becomeGuest(page)
  const run = await runOf(page, () => page.goto(gameAt(1, 'multi-choice')))
  await warmUp(page, run)
  await choose(page, run)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').getByRole('button', { name: '离开' }).click()
  await expect(page).toHaveURL(/\/word-challenge\?category=animals-nature/)
  const again = await runOf(page, () => page.getByRole('link', { name: '开始' }).click())
  expect(again.id).toBe(run.id)
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1')
  await page.goBack()
  await expect(page).toHaveURL(/\/word-challenge\?category=animals-nature/)
  const third = await runOf(page, () => page.getByRole('link', { name: '开始' }).click())
  expect(third.id).toBe(run.id)
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1')
  await playChoices(page, { ...run, questions: run.questions.slice(1) })
})

test('a level that was left is offered first on home, and goes on where it was', async ({ page }) => {
  await becomeGuest(page)
  const run = await runOf(page, () => page.goto(gameAt(1, 'multi-choice')))
  await warmUp(page, run)
  await choose(page, run)
  await page.goto('/home')
  await expect(page.getByText('上次做到 1 / 8，接着做完吧')).toBeVisible()
  const again = await runOf(page, () => page.getByRole('button', { name: '继续' }).click())
  expect(again.id).toBe(run.id)
  await playChoices(page, { ...run, questions: run.questions.slice(1) })
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/上次做到/)).toHaveCount(0)
})
