/** A note says when the server had a change; its earlier versions and the restore points are found, and say when the first one is made. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'playwright/test'
import { signInPerson } from '#tests/account-player'
import { watchFaults } from '#tests/player'

test('a note is saved on the server, and leads to its earlier versions', async ({ page }) => {
  const faults = await watchFaults(page)
  const { token } = await signInPerson(page)
  const id = randomUUID()
  const made = await page.request.post('/api/notes', {
    headers: { Authorization: `Bearer ${token}` },
    data: { id, title: '植物', sections: [{ title: '一', pages: [{ title: '一', entries: [{ word: 'tree' }] }] }] },
  })
  expect(made.ok()).toBe(true)
  await page.goto(`/word-notes/${id}`)
  const line = page.getByLabel('加单词')
  await line.fill('leaf')
  await line.press('Enter')
  await expect(page.getByText(/^已保存到服务器，\d{1,2}:\d{2}$/)).toBeVisible()
  await page.getByRole('button', { name: '笔记的更多操作' }).click()
  await page.getByRole('menuitem', { name: '以前的版本' }).click()
  await expect(page.getByText('还没有以前的版本')).toBeVisible()
  await page.getByRole('link', { name: '看全部恢复点' }).click()
  await expect(page.getByText('还没有恢复点')).toBeVisible()
  expect(faults).toEqual([])
})
