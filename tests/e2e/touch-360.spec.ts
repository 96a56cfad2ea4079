import { expect, test } from 'playwright/test'
import { becomeGuest, gameAt, runOf, watchFaults } from '#tests/player'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('a board of pairs and a typed word on a small phone, by touch @main', async ({ page }) => {
  const faults = await watchFaults(page)
  await becomeGuest(page)
  const run = await runOf(page, () => page.goto(gameAt(1, 'matching')))
  await page.getByRole('button', { name: '跳过，直接开始' }).tap()
  const wordOf = (id: number) => run.words.find((word) => word.id === id)
  for (const question of run.questions) {
    if (question.kind !== 'match_pairs') throw new Error('A board was expected')
    for (const id of question.left) {
      await page.waitForTimeout(300)
      await page
        .getByRole('group', { name: '图片' })
        .getByRole('button', { name: wordOf(id)?.meaning.zh, exact: true })
        .tap()
      await page
        .getByRole('group', { name: '单词' })
        .getByRole('button', { name: wordOf(id)?.headword, exact: true })
        .tap()
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(360)
    await expect(page.getByText('全部配对')).toBeHidden()
  }
  await expect(page.getByRole('heading', { name: '八颗都发芽了' })).toBeVisible()

  const typing = await runOf(page, () => page.goto(gameAt(1, 'typing')))
  await page.getByRole('button', { name: '跳过，直接开始' }).tap()
  const [first] = typing.questions
  const headword = typing.words.find(({ id }) => first && 'word_id' in first && id === first.word_id)?.headword ?? ''
  await page.getByRole('textbox').tap()
  await page.keyboard.type('q')
  await expect(page.getByText(`应为 ${headword.charAt(0)}，输入了 q`)).toBeVisible()
  await page.keyboard.press('Backspace')
  await page.keyboard.type(headword)
  await expect(page.getByRole('status').getByText('答对了')).toBeVisible()
  expect(faults).toEqual([])
})
