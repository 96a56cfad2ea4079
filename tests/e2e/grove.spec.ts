/** The grove of a new learner: bare soil, a level, eight sprouts; and a large one under fingers. */
import { expect, test } from 'playwright/test'
import type { CDPSession } from 'playwright/test'
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

/** Moves fingers in ten steps, each a touch of the browser itself: the page hears what a screen would send, and scrolls by it. */
async function move(cdp: CDPSession, fingersAt: (part: number) => readonly { x: number; y: number }[]): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: part === undefined ? [] : fingersAt(part).map((point, id) => ({ ...point, id })),
    })
  await send('touchStart', 0)
  for (let step = 1; step <= 10; step += 1) await send('touchMove', step / 10)
  await send('touchEnd')
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('two fingers zoom the beds in steps, one scrolls the page, and nothing covers the plants', async ({ page }) => {
    const faults = await watchFaults(page)
    await becomeGuest(page)
    const plants = Array.from({ length: 600 }, (_, index) => ({
      id: index + 1,
      word: `word${index}`,
      stage: 'sapling',
      posture: 'upright',
      recall: 0.95,
      due: null,
      category: 'animals-nature',
    }))
    const summary = { words: 600, thirsty: 0, growing: 600, in_fruit: 0 }
    await page.route('**/api/grove/beds*', (route) =>
      route.fulfill({ json: { summary, beds: [{ id: 'animals', title: { zh: '动物', en: 'Animals' }, plants }] } }),
    )
    await page.goto('/grove')
    await expect(page.locator('[data-painted] canvas').first()).toBeVisible()
    const rowHeight = () => page.locator('.soil').evaluate((soil) => soil.style.getPropertyValue('--row'))
    const scale = () => page.evaluate(() => window.visualViewport?.scale)
    const [zoom, soil] = await Promise.all([
      page.getByRole('button', { name: '放大' }).boundingBox(),
      page.locator('.soil').boundingBox(),
    ])
    expect((zoom?.y ?? 0) + (zoom?.height ?? 0)).toBeLessThanOrEqual(soil?.y ?? 0)

    // The sentence about all words has the width of the window.
    const lead = await page.getByText('600 个单词：', { exact: false }).first().boundingBox()
    expect(lead?.width).toBeGreaterThan(300)

    const cdp = await page.context().newCDPSession(page)
    expect(await rowHeight()).toBe('64px')
    await move(cdp, (part) => [
      { x: 180, y: 530 - 50 * part },
      { x: 180, y: 570 + 50 * part },
    ])
    await expect.poll(rowHeight).not.toBe('64px')
    expect(parseFloat(await rowHeight())).toBeGreaterThan(64)
    await move(cdp, (part) => [
      { x: 180, y: 440 + 80 * part },
      { x: 180, y: 640 - 80 * part },
    ])
    await expect.poll(async () => parseFloat(await rowHeight())).toBeLessThan(64)
    // The beds have taken the fingers: the window itself is not zoomed.
    expect(await scale()).toBe(1)

    const from = await page.evaluate(() => window.scrollY)
    await move(cdp, (part) => [{ x: 180, y: 620 - 300 * part }])
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(from + 100)
    // A finger that has pulled chooses nothing.
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(faults).toEqual([])
  })
})
