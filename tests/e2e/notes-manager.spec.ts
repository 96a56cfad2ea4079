import { expect, test } from 'playwright/test'
import { signInPerson } from '#tests/account-player'
import { grantAdmin } from '#tests/admin-player'
import { watchFaults } from '#tests/player'

test('an official note is made by keyboard, published, found and copied; when it is withdrawn, the copy stays', async ({
  page,
  browser,
}) => {
  const faults = await watchFaults(page)
  const learner = await signInPerson(page)
  // Other flows read the same official notes.
  const title = `厨房用品 ${learner.email.split('@')[0]}`

  const office = await browser.newContext()
  const desk = await office.newPage()
  grantAdmin((await signInPerson(desk)).email)
  await desk.goto('/admin/notes-manager')
  await desk.getByRole('button', { name: '新建官方笔记' }).press('Enter')
  await desk.getByRole('textbox', { name: '中文名' }).fill(title)
  await desk.getByRole('textbox', { name: '英文名' }).fill('In the kitchen')
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await desk.getByRole('textbox', { name: '加单词' }).fill('kettle, pans, zzyzx')
  await desk.keyboard.press('Enter')
  // Forms are taken at their headword; what the dictionary does not have is named.
  await expect(desk.getByText(/有 1 个没有收.*zzyzx$/)).toBeVisible()
  const words = desk.getByRole('list', { name: '单词', exact: true })
  await expect(words.getByRole('listitem')).toHaveCount(2)
  await expect(words).toContainText('kettle')
  await desk.getByRole('button', { name: '移动“pan”' }).focus()
  await desk.keyboard.press('ArrowUp')
  await expect(words.getByRole('listitem').first()).toContainText('pan')
  // What is published is what the server has.
  const publish = desk.getByRole('button', { name: '发布', exact: true })
  await expect(publish).toBeEnabled()
  await publish.press('Enter')
  await expect(desk.getByText('已发布', { exact: true })).toBeVisible()

  await page.goto('/official-notes')
  await page.getByRole('searchbox', { name: '搜索笔记' }).fill(title)
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('list', { name: '单词', exact: true }).getByRole('listitem').first()).toContainText('pan')
  const address = page.url()
  await page.getByRole('button', { name: '复制到我的笔记' }).first().click()
  await page.getByRole('button', { name: '新建一本' }).click()
  await expect(page).toHaveURL(/\/word-notes\//)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await desk.getByRole('button', { name: '撤回', exact: true }).press('Enter')
  await expect(desk.getByText('未发布', { exact: true })).toBeVisible()
  await office.close()

  await page.reload()
  await expect(page.getByRole('list', { name: '单词', exact: true }).getByRole('listitem')).toHaveCount(2)
  expect(faults).toEqual([])
  await page.goto(address)
  await expect(page.getByText('这本笔记不存在，或者已经删除。')).toBeVisible()
})
