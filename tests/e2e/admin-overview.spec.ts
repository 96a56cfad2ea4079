import { expect, test } from 'playwright/test'
import type { Page } from 'playwright/test'
import { signInPerson } from '#tests/account-player'
import { grantAdmin } from '#tests/admin-player'
import { watchFaults } from '#tests/player'

/** The figure over the link to the queue of reports. */
const waiting = async (desk: Page): Promise<number> => {
  await desk.goto('/admin')
  const tile = desk.locator('[data-tone]').filter({ has: desk.getByRole('link', { name: '处理反馈' }) })
  await expect(tile).toContainText('错误反馈')
  return Number(/\d+/.exec(await tile.innerText())?.[0])
}

test('the start page of administrators counts new reports and leads to their queue', async ({ page, browser }) => {
  const learner = await signInPerson(page)
  const headers = { Authorization: `Bearer ${learner.token}` }
  const desk = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  const faults = await watchFaults(desk)
  const admin = await signInPerson(desk)
  grantAdmin(admin.email)
  const before = await waiting(desk)

  const mistake = `图片不清楚 ${learner.email}`
  // Several: another flow may resolve one of its own meanwhile.
  for (const word of ['cup', 'chair', 'table']) {
    const reported = await page.request.post(`/api/words/${word}/reports`, { headers, data: { text: mistake } })
    expect(reported.ok()).toBe(true)
  }
  expect(await waiting(desk)).toBeGreaterThan(before)

  await desk.getByRole('link', { name: '处理反馈' }).click()
  await expect(desk).toHaveURL('/admin/word-manager?view=reports')
  await desk.getByRole('searchbox', { name: '单词' }).fill('chair')
  const report = desk.getByRole('article', { name: 'chair' }).filter({ hasText: mistake })
  await report.getByRole('button', { name: '没有错' }).click()
  await expect(report).toBeHidden()
  expect(faults).toEqual([])
})
