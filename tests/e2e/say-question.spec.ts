/** Say questions in a browser with a microphone: leave, recording, score, the answer, what stays of it, and an hour without them. */
import { expect, test as base } from 'playwright/test'
import type { Page } from 'playwright/test'
import type { Practice } from '#contract/practice'
import type { Attempt } from '#contract/speech'
import { watchFaults } from '#tests/player'
import { practiceOf } from '#tests/practice-player'
import { openSpeakingLearner, replaceSound, speak } from '#tests/speaking-player'

/** The scorer finds every sound of the product's own voice good in this word, by far. */
const WORD = 'moon'

const test = base.extend<{ learner: { readonly page: Page; readonly token: string } }>({
  learner: async ({ baseURL }, use, testInfo) => {
    const { browser, ...learner } = await openSpeakingLearner(baseURL, testInfo.outputPath('voice.wav'))
    await replaceSound(learner.page, '/api/attempts', () => WORD)
    await use(learner)
    await browser.close()
  },
})

/** Opens a practice of the word that asks these kinds of questions. */
async function practise(page: Page, kinds: readonly string[]): Promise<Practice> {
  await page.route('**/api/practices', (route) =>
    route.continue({ postData: JSON.stringify({ ...(route.request().postDataJSON() as object), kinds }) }),
  )
  const practice = await practiceOf(page, () => page.goto(`/practice?words=${WORD}`))
  await page.unroute('**/api/practices')
  return practice
}

test('a word is said, heard and remembered as said, and its sound is not kept', async ({ learner }) => {
  const { page, token } = learner
  const faults = await watchFaults(page)
  await practise(page, ['say_word'])
  await expect(page.getByRole('heading', { level: 1, name: /说出这个单词/ })).toBeVisible()
  await page.getByRole('button', { name: '用麦克风' }).click()
  const judged = page.waitForResponse((response) => response.url().includes('/api/attempts'))
  await speak(page)
  expect((await (await judged).json()) as Attempt).toMatchObject({ verdict: 'right', score: { right_word: true } })
  await expect(page.getByRole('list', { name: '每个音' })).toContainText('/m/')
  await expect(page.getByText('答对了')).toBeVisible()
  await page.getByRole('button', { name: '继续' }).click()
  await expect(page.getByRole('heading', { name: '发芽了' })).toBeVisible()

  const headers = { Authorization: `Bearer ${token}` }
  const progress = await page.request.get('/api/user/progress', { headers })
  const { skills } = (await progress.json()) as { skills: unknown[] }
  expect(skills).toContainEqual({ skill: 'say', total: 1, right: 1 })
  const recordings = await page.request.get('/api/recordings', { headers })
  expect(await recordings.json()).toMatchObject({ items: [], kept: 0 })
  expect(faults).toEqual([])
})

test('who cannot speak now types the word, and is asked to say nothing for an hour', async ({ learner }) => {
  const { page, token } = learner
  await page.evaluate(() => localStorage.setItem('microphone', 'given'))
  const { questions } = await practise(page, ['say_word'])
  expect(questions.map(({ kind }) => kind)).toEqual(['say_word'])
  await page.getByRole('button', { name: '现在不方便说' }).click()
  await expect(page.locator('input:focus')).toBeVisible()
  await expect(page.getByRole('button', { name: '开始录音' })).toBeHidden()
  await page.keyboard.type(WORD)
  await expect(page.getByRole('heading', { name: '发芽了' })).toBeVisible()

  const next = await practise(page, ['say_word', 'type_word'])
  expect(next.questions.map(({ kind }) => kind)).toEqual(['type_word'])
  await expect(page.locator('input:focus')).toBeVisible()
  const user = await page.request.get('/api/user', { headers: { Authorization: `Bearer ${token}` } })
  const { cannot_speak_until: until } = (await user.json()) as { cannot_speak_until: string }
  const minutes = (Date.parse(until) - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(55)
  expect(minutes).toBeLessThanOrEqual(60)
})
