/** The trainer of minimal pairs before the real server: a word is heard, and chosen by keys, or said and heard; the profile knows of it. */
import { expect, test } from 'playwright/test'
import type { PairAttempt } from '#contract/speech'
import { completeTour, newAccount, password } from '#tests/account-player'
import { watchFaults } from '#tests/player'
import { openSpeakingLearner, replaceSound, speak } from '#tests/speaking-player'

test('a round is heard and chosen by keys, and the profile shows it', async ({ page }) => {
  const { email } = await newAccount(page)
  const signedIn = await page.request.post('/api/auth/signin', { data: { email, password } })
  const { access_token: token } = (await signedIn.json()) as { access_token: string }
  await completeTour(page, token)
  await page.goto('/about')
  await page.evaluate((value) => localStorage.setItem('token', value), token)
  await page.goto('/sounds')
  const heard = page.waitForResponse((response) => /\/api\/words\/[^/]+\/audio/.test(response.url()))
  await page.getByRole('link', { name: '听辨练习' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '听到的是哪一个词？' })).toBeVisible()
  expect((await heard).status()).toBe(200)
  for (let done = 0; done < 10; done += 1) {
    await expect(page.getByRole('progressbar', { name: `10 题里做完 ${done} 题` })).toBeVisible()
    await page.keyboard.press(done % 2 === 0 ? '1' : '2')
    await expect(page.getByRole('button', { name: '继续' })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { name: /^10 题听对 \d+ 题$/ })).toBeVisible()
  await page.getByRole('button', { name: '回到发音' }).click()
  await expect(page.getByText(/^12 周里听了 10 次，\d+ 次听对。$/)).toBeVisible()
})

test('a word is said, heard as itself or as the other, and the profile shows it; the sound is not kept', async ({
  baseURL,
}, testInfo) => {
  const { browser, page, token } = await openSpeakingLearner(baseURL, testInfo.outputPath('voice.wav'))
  const faults = await watchFaults(page)
  // The scorer tells L from R in every pair that the product's own voice says, whatever it heard before: said-pairs.test.ts says each.
  let said: 'word' | 'other' = 'word'
  await replaceSound(page, '/api/sounds/attempts', (query) => query.get(said) ?? '')
  const verdictOf = async (act: () => Promise<void>) => {
    const judged = page.waitForResponse((response) => response.url().includes('/api/sounds/attempts'))
    await act()
    return ((await (await judged).json()) as PairAttempt).verdict
  }
  await page.goto('/sounds')
  await expect(page.getByRole('link', { name: '说辨练习' })).toHaveAttribute('href', '/sounds/train?skill=say')
  await page.goto('/sounds/train?skill=say&contrast=L+R')
  await expect(page.getByRole('radio', { name: '说出来' })).toBeChecked()
  expect(await verdictOf(() => speak(page))).toBe('right')
  await expect(page.getByText('说对了')).toBeVisible()
  await expect(page.getByRole('button', { name: '继续' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('progressbar', { name: '3 题里做完 1 题' })).toBeVisible()
  said = 'other'
  expect(await verdictOf(() => speak(page))).toBe('other')
  await expect(page.getByText('听起来是另一个词')).toBeVisible()
  await expect(page.getByRole('button', { name: '继续' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '跳过' }).click()
  await expect(page.getByRole('heading', { name: '2 题说对 1 题' })).toBeVisible()
  await page.getByRole('button', { name: '回到发音' }).click()
  await expect(page.getByText('12 周里说了 2 次，1 次说对。')).toBeVisible()
  await expect(page.getByText('2 次里说对 1 次')).toBeVisible()
  const recordings = await page.request.get('/api/recordings', { headers: { Authorization: `Bearer ${token}` } })
  expect(await recordings.json()).toMatchObject({ items: [], kept: 0 })
  expect(faults).toEqual([])
  await browser.close()
})
