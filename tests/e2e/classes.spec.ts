/** A class from both sides: made, joined by a link that survives signing in, a task that comes first on home, done, seen and left. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'playwright/test'
import { completeTour, newAccount, signInByEmail, signInPerson, tokenOf } from '#tests/account-player'
import { watchFaults } from '#tests/player'
import { playOn, practiceOf } from '#tests/practice-player'

test('a teacher gives a task, a learner joins, does it and leaves', async ({ page, browser, baseURL }) => {
  const faults = await watchFaults(page)
  await signInPerson(page)
  await page.goto('/classes')
  await page.getByRole('button', { name: '建一个班级' }).click()
  await page.getByLabel('班级名称').fill('三年二班')
  await page.getByRole('button', { name: '建好' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '三年二班' })).toBeVisible()

  await page.getByRole('button', { name: '布置任务' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('词表', { exact: true }).click()
  await dialog.getByLabel('考试词表').selectOption('cet4')
  await dialog.getByLabel('共几个词').fill('2')
  await dialog.getByLabel('说明').fill('周五听写')
  await dialog.getByRole('button', { name: '布置', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '周五听写' })).toContainText('2 个单词')
  await page.getByRole('tab', { name: '学生' }).click()
  const code = (await page.getByText(/^[A-Z2-9]{8}$/).textContent()) ?? ''

  // The link leads through signing in to what the teacher will see, and then into the class.
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'zh-CN' })
  const learner = await context.newPage()
  const faultsOfLearner = await watchFaults(learner)
  const { email } = await newAccount(learner)
  await learner.goto(`/classes?code=${code}`)
  await signInByEmail(learner, email)
  await expect(learner.getByText(/看不到你的聊天、你自己的笔记/)).toBeVisible()
  await learner.getByLabel('老师看到的名字').fill('林小雨')
  await learner.getByRole('button', { name: '加入', exact: true }).click()
  await expect(learner.getByRole('heading', { level: 1, name: '三年二班' })).toBeVisible()

  // The tour of a new account would cover the tasks.
  await completeTour(learner, (await tokenOf(learner)) ?? '')
  await learner.goto('/home')
  await expect(learner.getByRole('heading', { name: '班级任务（1）' })).toBeVisible()
  const practice = await practiceOf(learner, () => learner.getByRole('link', { name: /^去做：/ }).click())
  await playOn(learner, practice)
  await learner.goto('/classes?view=tasks')
  await expect(learner.getByText('任务都做完了')).toBeVisible()

  await page.getByRole('tab', { name: '完成情况' }).click()
  const row = page.getByRole('row').filter({ hasText: '林小雨' })
  await expect(row).toContainText('已完成 · 首次答对 2/2')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 CSV' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file).toContain('林小雨')
  expect(file).toContain(',list,')

  await learner.goto('/classes')
  await learner.getByRole('link', { name: '打开：三年二班' }).click()
  await learner.getByRole('button', { name: '退出班级' }).click()
  await learner.getByRole('dialog').getByRole('button', { name: '退出', exact: true }).click()
  await expect(learner.getByText('还没有班级')).toBeVisible()
  await page.getByRole('tab', { name: '任务' }).click()
  await page.getByRole('link', { name: /^谁做了：/ }).click()
  await expect(page.getByText('还没有学生')).toBeVisible()
  expect([...faults, ...faultsOfLearner]).toEqual([])
  await context.close()
})
