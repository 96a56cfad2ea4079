/** From an exam that one learns for to a plan: found on home, made, changed by one press, taken into a calendar, and begun. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'playwright/test'
import type { Page } from 'playwright/test'
import { signInPerson } from '#tests/account-player'
import { watchFaults } from '#tests/player'

/** Signs a new learner in who learns for CET-4. */
async function signIn(page: Page): Promise<void> {
  const { token } = await signInPerson(page)
  const headers = { Authorization: `Bearer ${token}` }
  const saved = await page.request.put('/api/user', { headers, data: { learning_goal: 'cet4', welcomed: true } })
  expect(saved.ok()).toBe(true)
}

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('an exam becomes a plan, and its words are those of today', async ({ page }) => {
  const faults = await watchFaults(page)
  await signIn(page)
  await page.goto('/home')
  await page.getByRole('link', { name: '要考试了？定个备考计划' }).click()

  await page.getByLabel('考试日期').fill(dayAhead(60))
  await expect(page.getByText(/^大学英语四级（.*词）$/)).toBeVisible()
  await page.getByLabel('每天学多久').selectOption('10')
  await page.getByRole('button', { name: '制定计划' }).click()

  // Ten minutes a day are not enough, and the plan says what would be.
  await expect(page.getByText('按现在的安排学不完')).toBeVisible()
  await page.getByRole('button', { name: /^每天学 \d+ 分钟$/ }).click()
  await expect(page.getByText('按现在的安排学不完')).toBeHidden()
  await expect(page.getByRole('figure', { name: '预计记得多少' })).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: '存到日历' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file).toContain('BEGIN:VCALENDAR')
  expect(file).toContain('RRULE:FREQ=DAILY')

  await page.goto('/home')
  await expect(page.getByText(/^备考计划：还有 \d+ 天/)).toBeVisible()
  const starting = page.waitForResponse(
    (response) => response.url().endsWith('/api/practices') && response.request().method() === 'POST',
  )
  await page.getByRole('link', { name: /^学 \d+ 个新单词$/ }).click()
  expect((await starting).ok()).toBe(true)
  expect(faults).toEqual([])
})
