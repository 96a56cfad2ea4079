import { newAccount, password } from '#tests/account-player'
import { watchFaults } from '#tests/player'
import { expect, test } from 'playwright/test'

test('a demo without keys pays by Alipay at its own cashier', async ({ page }) => {
  const faults = await watchFaults(page)
  const { email } = await newAccount(page)
  const answer = await page.request.post('/api/auth/signin', { data: { email, password } })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  await page.addInitScript((value) => localStorage.setItem('token', value), token)
  await page.goto('/vip/pay?plan=monthly')
  await page.getByRole('radio', { name: /支付宝/ }).check()
  await page.getByRole('button', { name: '完成付款' }).click()
  await expect(page.getByRole('heading', { name: '支付宝收银台（演示）' })).toBeVisible()
  await page.getByRole('button', { name: '确认付款' }).click()
  await expect(page.getByRole('heading', { name: 'VIP 已开通' })).toBeVisible()
  await expect(page.getByText('演示：不会扣款')).toBeVisible()
  expect(faults).toEqual([])
})
