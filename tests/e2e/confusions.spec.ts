/** A word is taken for another: the two are found on the page of the word and among the mix-ups, and drilled by keyboard. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'playwright/test'
import type { Page } from 'playwright/test'
import type { Practice } from '#contract/practice'
import { signInPerson } from '#tests/account-player'
import { watchFaults } from '#tests/player'
import { playOn } from '#tests/practice-player'

/** Types dessert where desert is asked for. */
async function mixUp(page: Page, token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` }
  const post = async (path: string, data: object) => {
    const response = await page.request.post(path, { headers, data })
    expect(response.ok(), `${path} answered ${response.status()}`).toBe(true)
    return response
  }
  const started = await post('/api/practices', { id: randomUUID(), words: ['desert'], kinds: ['type_word'] })
  const { id, questions } = (await started.json()) as Practice
  const [question] = questions
  const word_id = question && 'word_id' in question ? question.word_id : 0
  // The server takes an answer for a person's only when a quarter of a second has passed.
  await page.waitForTimeout(600)
  const given = { kind: 'type_word', given: 'dessert', hinted: false, slips: 0, ms: 3_000 }
  await post(`/api/practices/${id}/answers`, { answers: [{ id: randomUUID(), word_id, ...given }] })
}

test('two words that were mixed up are found, compared and told apart', async ({ page }) => {
  const faults = await watchFaults(page)
  const { token } = await signInPerson(page)
  await mixUp(page, token)

  await page.goto('/word/desert')
  await page.getByRole('link', { name: '全部易混词' }).click()
  await expect(page.getByRole('tab', { name: '易混词' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('img', { name: /desert 和 dessert/ })).toBeVisible()
  await expect(page.getByText('样子相像，1 次')).toBeVisible()

  const starting = page.waitForResponse(
    (response) => response.url().endsWith('/api/confusions/drills') && response.request().method() === 'POST',
  )
  await page.getByRole('link', { name: '对比练习：desert 和 dessert' }).click()
  const drill = (await (await starting).json()) as Practice
  for (const headword of ['desert', 'dessert'])
    await expect(page.getByRole('heading', { level: 2, name: headword, exact: true })).toBeVisible()
  await page.getByRole('button', { name: '开始练习' }).press('Enter')
  await playOn(page, drill)

  // One day of two: they are not told apart yet.
  await page.getByRole('button', { name: '回到易混词' }).click()
  await expect(page.getByText('样子相像，1 次')).toBeVisible()
  expect(faults).toEqual([])
})
