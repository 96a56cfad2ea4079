import { expect, test } from 'playwright/test'
import { signInPerson } from '#tests/account-player'
import { grantAdmin } from '#tests/admin-player'
import { watchFaults } from '#tests/player'

test('a line and a word of a lesson are mended, read by a learner at the next look, and taken back', async ({
  page,
  browser,
}) => {
  const faults = await watchFaults(page)
  await signInPerson(page)
  const lookAgain = async () => {
    await page.goto('/lesson/starter/1')
    await page.getByRole('button', { name: '显示翻译' }).click()
  }
  await lookAgain()
  await expect(page.getByText('你好，我叫里奥。')).toBeVisible()

  const office = await browser.newContext()
  const desk = await office.newPage()
  grantAdmin((await signInPerson(desk)).email)
  await desk.goto('/admin')
  await desk.getByRole('link', { name: '课程管理' }).click()
  await desk.getByRole('searchbox', { name: '搜索标题、单词或句子' }).fill('我叫里奥')
  await expect(desk).toHaveURL(/q=/)
  await desk.getByRole('link', { name: '你好', exact: true }).click()
  // Other flows read the English of this scene.
  const line = desk.getByRole('group', { name: '句子，第 1 行' }).getByRole('textbox', { name: '中文' })
  await line.fill('你好，我的名字是里奥')
  const word = desk.getByRole('group', { name: '单词，第 1 行' })
  await word.getByRole('textbox', { name: '这里的意思' }).fill('您好')
  await desk.keyboard.press('Control+s')
  await expect(line).toHaveAccessibleDescription('译文要以。？或！结尾')
  await line.fill('你好，我的名字是里奥。')
  await desk.keyboard.press('Control+s')
  await expect(desk.getByText('已保存，学习者现在就能看到。')).toBeVisible()

  await lookAgain()
  await expect(page.getByText('你好，我的名字是里奥。')).toBeVisible()
  await expect(page.getByText('您好', { exact: true })).toBeVisible()

  const back = desk.getByRole('button', { name: '恢复来源内容' })
  await expect(back).toHaveCount(2)
  await back.first().click()
  await back.first().click()
  await desk.keyboard.press('Control+s')
  await expect(back).toHaveCount(0)
  await expect(desk.getByRole('button', { name: '保存' }).first()).toBeDisabled()
  await desk.getByRole('link', { name: '修改记录' }).click()
  await expect(desk.getByRole('row', { name: /修改课程.*你好，我的名字是里奥。/ })).not.toHaveCount(0)
  await office.close()

  await lookAgain()
  await expect(page.getByText('你好，我叫里奥。')).toBeVisible()
  expect(faults).toEqual([])
})
