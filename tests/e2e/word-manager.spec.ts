import { expect, test } from 'playwright/test'
import { signInPerson } from '#tests/account-player'
import { grantAdmin } from '#tests/admin-player'
import { watchFaults } from '#tests/player'

test('a reported meaning is mended in the word manager; its reporter is thanked and reads the new one', async ({
  page,
  browser,
}) => {
  const faults = await watchFaults(page)
  const learner = await signInPerson(page)
  // Other flows report mistakes of the same dictionary.
  const mistake = `第一个意思应该是靠枕 ${learner.email}`
  const headers = { Authorization: `Bearer ${learner.token}` }
  const reported = await page.request.post('/api/words/pillow/reports', {
    headers,
    data: { text: mistake, section: 'definitions' },
  })
  expect(reported.ok()).toBe(true)

  const office = await browser.newContext()
  const desk = await office.newPage()
  const admin = await signInPerson(desk)
  grantAdmin(admin.email)
  // The old address leads to the queue of the word manager.
  await desk.goto('/admin/reports')
  await expect(desk).toHaveURL('/admin/word-manager?view=reports')
  await desk.getByRole('searchbox', { name: '单词' }).fill('pillow')
  await expect(desk).toHaveURL(/q=pillow/)
  const report = desk.getByRole('article').filter({ hasText: mistake })
  await report.getByRole('button', { name: '在这里改' }).click()
  const row = report.getByRole('group', { name: '释义，第 1 行' })
  await row.getByRole('textbox', { name: '中文' }).fill('靠枕')
  await desk.keyboard.press('Control+s')
  await expect(desk.getByText('已保存，学习者现在就能看到。')).toBeVisible()
  await report.getByRole('button', { name: '改好了，谢谢报告的人' }).click()
  await expect(report).toBeHidden()
  await office.close()

  await page.goto('/home')
  await expect(page.getByText('你指出的错误改好了：')).toBeVisible()
  await page.getByRole('link', { name: 'pillow', exact: true }).click()
  await expect(page.getByText('靠枕', { exact: true }).first()).toBeVisible()
  expect(faults).toEqual([])
})
