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
  await page.getByRole('link', { name: '通知, 1 条未读' }).click()
  await page.getByRole('link', { name: /你指出的 pillow 的错误改好了，谢谢你/ }).click()
  await expect(page.getByText('靠枕', { exact: true }).filter({ visible: true }).first()).toBeVisible()
  expect(faults).toEqual([])
})

test('the picture of a word is found in the set and chosen by keyboard; learners see it', async ({ page }) => {
  const faults = await watchFaults(page)
  const { email } = await signInPerson(page)
  grantAdmin(email)
  await page.goto('/admin/word-manager?q=abdomen')
  await page.getByRole('link', { name: /^abdomen/ }).click()
  await page.getByRole('button', { name: '从图库里选' }).click()
  const dialog = page.getByRole('dialog', { name: '给 abdomen 选一张图片' })
  const field = dialog.getByRole('searchbox', { name: '查找图片' })
  const whole = dialog.getByRole('status').filter({ hasText: /^1,\d{3} 张图片$/ })
  await expect(whole).toBeVisible()
  for (const text of ['狐狸', 'fox']) {
    await field.fill(text)
    await expect(dialog.getByRole('option', { name: '狐狸' })).toBeVisible()
  }
  await dialog.getByRole('option', { name: '狐狸' }).click()
  await expect(dialog.getByText(/^用同一张图：.*fox/)).toBeVisible()
  await field.fill('')
  await expect(whole).toBeVisible()
  await field.press('ArrowDown')
  const marked = dialog.getByRole('option', { selected: true })
  await page.keyboard.press('End')
  await expect(marked).toHaveAttribute('aria-posinset', /^1\d{3}$/)
  await expect(marked).toBeInViewport()
  await page.keyboard.press('Home')
  await expect(marked).toHaveAttribute('aria-posinset', '1')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowRight')
  await expect(marked).toHaveAttribute('aria-posinset', '2')
  const name = await marked.getAttribute('aria-label')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('已保存，学习者现在就能看到。')).toBeVisible()
  const word = (await (await page.request.get('/api/words/abdomen')).json()) as { picture: string }
  await page.getByRole('button', { name: '从图库里选' }).click()
  await expect(dialog.getByRole('option', { selected: true })).toHaveAttribute('aria-label', name ?? '')
  expect(word.picture).toMatch(/^\/pictures\/[0-9a-f-]+\.webp$/)
  expect(faults).toEqual([])
})
