/** A sentence is written on the page of a word, mended and kept; and one is asked for after a review of a leech. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'playwright/test'
import type { Page } from 'playwright/test'
import type { Practice } from '#contract/practice'
import { signInPerson } from '#tests/account-player'
import { watchFaults } from '#tests/player'
import { answerNext } from '#tests/practice-player'

test('a sentence is checked, mended, kept, and still there after a reload', async ({ page }) => {
  const faults = await watchFaults(page)
  await signInPerson(page)
  await page.goto('/word/depend')
  await page.getByRole('button', { name: '写一句', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByRole('textbox', { name: '你的句子' })
  await field.fill('Our picnic depends of the <b>weather</b>.')
  await dialog.getByRole('button', { name: '检查' }).click()
  await expect(dialog.getByText(/depends on/)).toBeVisible()
  await field.fill('Our picnic depends on the <b>weather</b>.')
  await dialog.getByRole('button', { name: '检查' }).click()
  await dialog.getByRole('button', { name: '存下' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByText('Our picnic depends on the <b>weather</b>.')).toBeVisible()
  expect(faults).toEqual([])
})

/** Answers wrong once, so that the word can be practised again. */
async function miss(page: Page, token: string, headword: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` }
  const post = async (path: string, data: object) => {
    const response = await page.request.post(path, { headers, data })
    expect(response.ok(), `${path} answered ${response.status()}`).toBe(true)
    return response
  }
  const started = await post('/api/practices', { id: randomUUID(), words: [headword], kinds: ['type_word'] })
  const { id, questions } = (await started.json()) as Practice
  const [question] = questions
  const word_id = question && 'word_id' in question ? question.word_id : 0
  // The server takes an answer for a person's only when a quarter of a second has passed.
  await page.waitForTimeout(600)
  const given = { kind: 'type_word', given: 'nothing', hinted: false, slips: 0, ms: 3_000 }
  await post(`/api/practices/${id}/answers`, { answers: [{ id: randomUUID(), word_id, ...given }] })
  return word_id
}

test('after a review a sentence with a leech is asked for, once', async ({ page }) => {
  const faults = await watchFaults(page)
  const { token } = await signInPerson(page)
  const word_id = await miss(page, token, 'desert')
  // Eight lapses take months: that the word is a leech is said in place of the server.
  const leech = { word_id, memory_aids: [], sentences: [], ask: true }
  await page.route('**/api/practices/*/leeches', (route) => route.fulfill({ json: { leeches: [leech] } }))

  const starting = page.waitForResponse(
    (response) => response.url().endsWith('/api/reviews') && response.request().method() === 'POST',
  )
  const asked = page.waitForResponse((response) => response.url().endsWith('/api/own-sentences/asked'))
  await page.goto('/review/session?from=missed')
  const review = (await (await starting).json()) as Practice
  for (const done of review.questions.keys()) await answerNext(page, review, done)
  await expect(page.getByText(/desert 总是溜走/)).toBeVisible()
  expect((await asked).status()).toBe(204)

  await page.getByRole('button', { name: '写一句', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '你的句子' }).fill('My uncle crossed the desert on a camel.')
  await dialog.getByRole('button', { name: '检查' }).click()
  await dialog.getByRole('button', { name: '存下' }).click()
  await expect(page.getByText(/desert 总是溜走/)).toBeHidden()
  await page.goto('/word/desert')
  await expect(page.getByText('My uncle crossed the desert on a camel.')).toBeVisible()
  expect(faults).toEqual([])
})
