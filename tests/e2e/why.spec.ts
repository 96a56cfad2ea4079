/** A wrong answer is explained over the question, by keyboard alone, and the run goes on where it was. */
import { expect, test } from 'playwright/test'
import { becomeGuest, gameAt, runOf, warmUp, watchFaults } from '#tests/player'

test('a wrong choice is explained with both words, and Continue goes on', async ({ page }) => {
  const faults = await watchFaults(page)
  await becomeGuest(page)
  const run = await runOf(page, () => page.goto(gameAt(1, 'multi-choice')))
  await warmUp(page, run)
  const [first, second] = run.questions
  if (!first || !('options' in first) || !second || !('word_id' in second)) throw new Error('Choices were expected')
  const headwordOf = (id: number | undefined) => run.words.find((word) => word.id === id)?.headword ?? ''
  const wrong = first.options.findIndex((id) => id !== first.word_id)
  const asked = headwordOf(first.word_id)
  const chosen = headwordOf(first.options[wrong])

  await page.keyboard.press(String(wrong + 1))
  const goOn = page.getByRole('button', { name: '继续' })
  await expect(goOn).toBeFocused()
  await expect(page.getByRole('button', { name: '为什么？' })).toBeVisible()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: '为什么？' })
  for (const headword of [asked, chosen])
    await expect(sheet.getByRole('heading', { level: 3, name: headword, exact: true })).toBeVisible()
  // A sentence of each, which the dictionary has reviewed.
  await expect(sheet.locator('p[lang="en"]').filter({ has: page.locator('strong') })).toHaveCount(2)
  await expect(sheet.getByRole('button', { name: `听 ${asked}`, exact: true })).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(goOn).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(headwordOf(second.word_id))
  expect(faults).toEqual([])
})

test('without a connection the words are told apart by what is on the device', async ({ page, context }) => {
  await becomeGuest(page)
  const run = await runOf(page, () => page.goto(gameAt(1, 'multi-choice')))
  await warmUp(page, run)
  // The code of the explanation comes with the first wrong answer.
  const [first] = run.questions
  if (!first || !('options' in first)) throw new Error('A choice was expected')
  const wrong = first.options.findIndex((id) => id !== first.word_id)
  await page.keyboard.press(String(wrong + 1))
  await expect(page.getByRole('button', { name: '为什么？' })).toBeVisible()
  await context.setOffline(true)
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: '为什么？' })
  await expect(sheet.getByText('词性和例句要联网才能看。')).toBeVisible()
  const asked = run.words.find(({ id }) => id === first.word_id)
  await expect(sheet.getByText(asked?.meaning.zh ?? '', { exact: true })).toBeVisible()
  await context.setOffline(false)
  // The rest comes by itself.
  await expect(sheet.getByText('词性和例句要联网才能看。')).toBeHidden()
  await expect(sheet.locator('p[lang="en"] strong').first()).toBeVisible()
})
