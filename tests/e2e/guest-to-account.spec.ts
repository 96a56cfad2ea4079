import { expect, test } from 'playwright/test'
import { landed } from '#tests/account-player'
import { becomeGuest, gameAt, playChoices, runOf, warmUp, watchFaults } from '#tests/player'

test('a guest signs up, follows the mailed link, and finds the stars in the account @main', async ({ page }) => {
  const faults = await watchFaults(page)
  await becomeGuest(page)
  const run = await runOf(page, () => page.goto(gameAt(1, 'multi-choice')))
  await warmUp(page, run)
  await playChoices(page, run)
  await page.getByRole('link', { name: '注册' }).click()

  const name = `player${Date.now()}`
  const email = `${name}@example.com`
  const password = 'Maple-Grove-72'
  await page.getByLabel('用户名', { exact: true }).fill(name)
  await page.getByLabel('邮箱', { exact: true }).fill(email)
  await page.getByLabel('设置密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '创建账号' }).click()
  await expect(page.getByText('验证邮件已发送')).toBeVisible()

  const mails = (await (await page.request.get('/api/dev/outbox', { params: { to: email } })).json()) as {
    text: string
  }[]
  const link = /\/verify-email\/\S+/.exec(mails[0]?.text ?? '')?.[0] ?? ''
  await page.goto(link)
  await page.getByRole('button', { name: '验证我的邮箱' }).click()
  await page.getByRole('link', { name: '去登录' }).click()
  await page.getByRole('tab', { name: '密码登录' }).click()
  await page.getByRole('radio', { name: '邮箱' }).check()
  await page.getByRole('textbox', { name: '邮箱' }).fill(email)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await landed(page)

  await page.goto('/word-challenge?category=animals-nature')
  await expect(page.getByRole('link', { name: '第 1 关，3 颗星' })).toBeVisible()
  await expect(page.getByRole('link', { name: '第 2 关，可以开始' })).toBeVisible()
  await page.goto('/word-challenge?category=food-drink')
  await expect(page.getByRole('link', { name: '第 1 关，可以开始' })).toBeVisible()
  expect(faults).toEqual([])
})
