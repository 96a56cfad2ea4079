import { expect, test } from 'playwright/test'
import { signInPerson } from '#tests/account-player'
import { watchFaults } from '#tests/player'

test('a request rings at the other, its answer rings back, and what one tab has read is read in the other', async ({
  page: ann,
  browser,
}) => {
  const faults = await watchFaults(ann)
  await signInPerson(ann)
  const elsewhere = await browser.newContext({ locale: 'zh-CN' })
  const bo = await elsewhere.newPage()
  await signInPerson(bo)
  const nameOf = (page: typeof bo) =>
    page.evaluate(async () => {
      const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` }
      const user = (await (await fetch('/api/user', { headers })).json()) as { username: string }
      return user.username
    })
  await bo.goto('/home')
  await ann.goto('/contacts')
  const [annName, boName] = [await nameOf(ann), await nameOf(bo)]
  await expect(bo.getByRole('link', { name: '通知', exact: true })).toBeVisible()
  await ann.getByRole('textbox', { name: '用户名或邀请码' }).fill(boName)
  await ann.keyboard.press('Enter')

  // Without a reload.
  await bo.getByRole('link', { name: '通知, 1 条未读' }).click()
  await bo.getByRole('link', { name: new RegExp(`${annName} 想加你为联系人.*未读`) }).click()
  await expect(bo).toHaveURL('/contacts')
  await bo.getByRole('button', { name: `接受：${annName}` }).click()
  await expect(bo.getByRole('link', { name: '通知', exact: true })).toBeVisible()

  const bell = ann.getByRole('link', { name: '通知, 1 条未读' })
  await expect(bell).toBeVisible()
  const other = await ann.context().newPage()
  await other.goto('/notifications')
  await expect(other.getByText(`${boName} 接受了你的请求，你们已经是联系人了`)).toBeVisible()
  await other.bringToFront()
  await other.getByRole('button', { name: '全部标为已读' }).click()
  await expect(other.getByRole('link', { name: '通知', exact: true })).toBeVisible()
  await expect(bell).toBeHidden()
  await expect(ann.getByRole('link', { name: '通知', exact: true })).toBeVisible()

  // On a phone the bell is in the bar above the page, and leads to a list that is read.
  await other.setViewportSize({ width: 360, height: 740 })
  await other.getByRole('banner').getByRole('link', { name: '通知', exact: true }).click()
  await expect(other.getByText('未读', { exact: true })).toHaveCount(0)
  await elsewhere.close()
  expect(faults).toEqual([])
})
