import { expect, test } from 'playwright/test'
import { becomeContacts, lines, newPlayer, write } from '#tests/chat-player'

test('two contacts talk, one of them over a lost connection, until the contact is removed', async ({ browser }) => {
  const [ann, bo] = [await newPlayer(browser), await newPlayer(browser)]
  await becomeContacts(ann, bo)
  await ann.page.goto('/contacts')
  await ann.page.getByRole('link', { name: `发消息：${bo.username}` }).click()
  await expect(ann.page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/)
  await write(ann, 'Hello Bo')
  await expect(lines(ann)).toContainText('Hello Bo')

  await bo.page.goto('/chat')
  await bo.page.getByRole('link', { name: new RegExp(ann.username) }).click()
  await expect(lines(bo)).toContainText('Hello Bo')
  // It is read, and Ann sees that without a press.
  await expect(lines(ann)).toContainText('已读')
  await write(bo, 'Hi Ann')
  await expect(lines(ann)).toContainText('Hi Ann')

  await ann.page.context().setOffline(true)
  await write(ann, 'from the train')
  await expect(lines(ann)).toContainText('等待发送')
  await write(bo, 'are you there?')
  await expect(lines(bo)).toContainText('are you there?')
  await ann.page.context().setOffline(false)
  for (const one of [ann, bo]) {
    await expect(lines(one)).toContainText('from the train', { timeout: 40_000 })
    await expect(lines(one)).toContainText('are you there?', { timeout: 40_000 })
    await expect(lines(one)).not.toContainText('等待发送')
    for (const text of ['from the train', 'are you there?'])
      await expect(lines(one).getByRole('listitem').filter({ hasText: text })).toHaveCount(1)
  }

  await bo.page.goto('/contacts')
  await bo.page.getByRole('button', { name: `更多：${ann.username}` }).click()
  await bo.page.getByRole('menuitem', { name: '移除' }).click()
  await bo.page.getByRole('dialog').getByRole('button', { name: '移除' }).click()
  await expect(bo.page.getByText('还没有联系人')).toBeVisible()
  await ann.page.reload()
  await expect(ann.page.getByText('你们现在不是联系人，之前的消息还可以看。')).toBeVisible()
  await expect(lines(ann)).toContainText('Hi Ann')
  await expect(ann.page.getByRole('textbox', { name: /发消息/ })).toHaveCount(0)
})
