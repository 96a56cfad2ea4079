import { expect, test } from 'playwright/test'
import { grantAdmin } from '#tests/admin-player'
import { becomeContacts, lines, newPlayer, write } from '#tests/chat-player'

test('a reported message reaches administrators with its context and the log, its writer is warned; after a block nothing arrives', async ({
  browser,
}) => {
  const [ann, bo, desk] = [await newPlayer(browser), await newPlayer(browser), await newPlayer(browser)]
  grantAdmin(desk.email)
  await becomeContacts(ann, bo)
  await bo.page.goto('/contacts')
  await bo.page.getByRole('link', { name: `发消息：${ann.username}` }).click()
  await write(bo, 'Hello Ann')
  await write(bo, 'You are stupid')
  await expect(lines(bo)).toContainText('You are stupid')

  await ann.page.goto('/chat')
  await ann.page.getByRole('link', { name: new RegExp(bo.username) }).click()
  const insult = lines(ann).getByRole('listitem').filter({ hasText: 'You are stupid' })
  await insult.getByRole('button', { name: /^更多/ }).click()
  await ann.page.getByRole('menuitem', { name: '举报' }).click()
  const dialog = ann.page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: '理由' }).selectOption('harassment')
  await dialog.getByRole('textbox').fill('每天都这样')
  await dialog.getByRole('button', { name: '举报', exact: true }).click()
  await expect(ann.page.getByText('谢谢，客服会尽快查看')).toBeVisible()
  // The evidence stays although its writer deletes it.
  await lines(bo)
    .getByRole('listitem')
    .filter({ hasText: 'You are stupid' })
    .getByRole('button', { name: /^更多/ })
    .click()
  await bo.page.getByRole('menuitem', { name: '为双方删除' }).click()
  await expect(lines(ann)).not.toContainText('You are stupid')

  await desk.page.goto('/admin')
  await desk.page.getByRole('link', { name: '处理举报' }).click()
  await expect(desk.page).toHaveURL('/admin/chat-reports')
  const report = desk.page.getByRole('article', { name: bo.username })
  await report.getByRole('button', { name: '查看聊天内容' }).click()
  await expect(report).toContainText('每天都这样')
  await expect(report.getByRole('listitem')).toHaveCount(2)
  await expect(report.getByRole('listitem').nth(1)).toContainText(/You are stupid.*被举报/s)
  await report.getByRole('button', { name: '警告用户' }).click()
  await expect(report).toHaveCount(0)
  await desk.page.goto('/admin/log?action=chat_report')
  await expect(desk.page.getByText('查看聊天举报').filter({ visible: true }).first()).toBeVisible()
  await expect(desk.page.getByText('处理聊天举报').filter({ visible: true }).first()).toBeVisible()

  await bo.page.goto('/notifications')
  await expect(bo.page.getByText(/你有一条消息被举报/)).toBeVisible()

  await ann.page.getByRole('button', { name: `和 ${bo.username} 的对话：更多` }).click()
  await ann.page.getByRole('menuitem', { name: '屏蔽' }).click()
  await ann.page.getByRole('alertdialog').getByRole('button', { name: '屏蔽' }).click()
  await expect(ann.page.getByText(/你屏蔽了对方/)).toBeVisible()
  await bo.page.goto('/chat')
  await bo.page.getByRole('link', { name: new RegExp(ann.username) }).click()
  await expect(bo.page.getByText(/不是联系人/)).toBeVisible()
  await expect(bo.page.getByRole('textbox', { name: /发消息/ })).toHaveCount(0)
  // Neither does a request to be contacts again.
  await bo.page.request.post('/api/contacts', {
    headers: { Authorization: `Bearer ${bo.token}` },
    data: { name: ann.username },
  })
  await ann.page.goto('/contacts')
  await expect(ann.page.getByRole('heading', { name: '已屏蔽' })).toBeVisible()
  await expect(ann.page.getByRole('heading', { name: '想加你的人' })).toHaveCount(0)
})
