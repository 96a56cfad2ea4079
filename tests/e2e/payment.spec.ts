import { expect, test } from 'playwright/test'
import type { Page } from 'playwright/test'
import { watchFaults } from '#tests/player'
import { openShop, type Shop } from '#tests/shop'

let shop: Shop
let count = 0
test.beforeAll(async () => {
  // The server starts first, which takes its time on a busy machine.
  shop = await openShop()
})
test.afterAll(() => shop.close())

/** A learner of their own in this browser. */
async function enter(page: Page): Promise<{ email: string; token: string; faults: string[] }> {
  const faults = await watchFaults(page)
  count += 1
  const { token, email } = await shop.learner(`buyer${count}-${test.info().workerIndex}-${test.info().retry}`)
  await page.addInitScript((value) => localStorage.setItem('token', value), token)
  return { email, token, faults }
}

const complete = (page: Page) => page.getByRole('button', { name: '完成付款' })
const method = (page: Page, name: RegExp) => page.getByRole('radio', { name })

const ordersOf = async (page: Page, token: string) => {
  const answer = await page.request.get(`${shop.origin}/api/payment/orders`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  return ((await answer.json()) as { items: { id: string; status: string }[] }).items
}

test('by Alipay: out to its cashier, back, and VIP in every open tab', async ({ page, context }) => {
  const { faults, token } = await enter(page)
  const other = await context.newPage()
  await other.addInitScript((value) => localStorage.setItem('token', value), token)
  await other.goto(`${shop.origin}/vip`)
  await page.goto(`${shop.origin}/vip`)
  await page.getByRole('link', { name: '去付款' }).click()
  await method(page, /支付宝/).check()
  await expect(page.getByText('¥7.20').first()).toBeVisible()
  await complete(page).dblclick()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await expect(page.getByRole('heading', { name: 'VIP 已开通' })).toBeVisible()
  expect(page.url()).toContain('/payment/success?order=')
  await other.bringToFront()
  await expect(other.getByText(/VIP 有效期至/)).toBeVisible()
  expect(await ordersOf(page, token)).toMatchObject([{ status: 'paid' }])
  expect(faults).toEqual([])
})

test('a lost notice is made good when the learner comes back', async ({ page }) => {
  const { token } = await enter(page)
  shop.alipay.notify(false)
  try {
    await page.goto(`${shop.origin}/vip/pay?plan=monthly`)
    await method(page, /支付宝/).check()
    await complete(page).click()
    await page.getByRole('button', { name: 'Pay now' }).click()
    await expect(page.getByRole('heading', { name: 'VIP 已开通' })).toBeVisible()
    expect(await ordersOf(page, token)).toMatchObject([{ status: 'paid' }])
  } finally {
    shop.alipay.notify(true)
  }
})

test('back from the cashier without paying: what was typed is there, the same order goes on', async ({ page }) => {
  const { token } = await enter(page)
  await page.goto(`${shop.origin}/vip/pay?plan=yearly`)
  await page.getByLabel('邮箱').fill('another@example.com')
  await method(page, /银行卡/).check()
  await page.getByLabel('卡号').fill('4242 4242 4242 4242')
  await method(page, /支付宝/).check()
  await complete(page).click()
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeVisible()
  await page.goBack()
  await expect(complete(page)).toBeEnabled()
  await expect(page.getByLabel('邮箱')).toHaveValue('another@example.com')
  await expect(method(page, /支付宝/)).toBeChecked()
  await method(page, /银行卡/).check()
  await page.reload()
  await expect(page.getByLabel('卡号')).toHaveValue('')
  await method(page, /支付宝/).check()
  await complete(page).click()
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeVisible()
  expect(await ordersOf(page, token)).toMatchObject([{ status: 'pending' }])
})

test('a demo order at 360 px: double click, reload in the middle, one order, receipt, mail @main', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 })
  const { email, token, faults } = await enter(page)
  await page.goto(`${shop.origin}/vip`)
  await page.getByRole('radio', { name: /月度/ }).check()
  await page.getByRole('link', { name: '去付款' }).click()
  await method(page, /银行卡/).check()
  await expect(page.getByText('演示：不会扣款').first()).toBeVisible()
  await page.getByLabel('卡号').pressSequentially('4242424242424242')
  await page.getByLabel('有效期').pressSequentially('1299')
  await page.getByLabel('安全码').fill('123')
  await page.getByLabel('持卡人姓名').fill('LIN XIAOYU')
  const card: string[] = []
  page.on('request', (request) => card.push(`${request.url()} ${request.postData() ?? ''}`))
  await complete(page).dblclick()
  await expect.poll(async () => (await ordersOf(page, token)).length).toBe(1)
  await page.reload()
  expect(await ordersOf(page, token)).toMatchObject([{ status: 'pending' }])
  await method(page, /数字钱包/).check()
  await complete(page).click()
  await expect(page.getByRole('heading', { name: 'VIP 已开通' })).toBeVisible()
  expect(await ordersOf(page, token)).toMatchObject([{ status: 'paid' }])
  expect(card.filter((line) => /4242\D?4242|LIN/.test(line))).toEqual([])
  await page.getByRole('link', { name: '查看收据' }).click()
  await expect(page.getByRole('button', { name: '打印' })).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)
  const mails = await page.request.get(`${shop.origin}/api/dev/outbox`, { params: { to: email } })
  expect(JSON.stringify(await mails.json())).toContain('没有真正扣款')
  expect(faults).toEqual([])
})

test('an address that claims success is not believed, and an order that is over says so', async ({ page }) => {
  const { token } = await enter(page)
  await page.goto(`${shop.origin}/vip/pay?plan=yearly`)
  await method(page, /支付宝/).check()
  await complete(page).click()
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeVisible()
  const [order] = await ordersOf(page, token)
  await page.goto(`${shop.origin}/payment/success?order=${order?.id}&trade_status=TRADE_SUCCESS`)
  await expect(page.getByText('正在确认付款…').first()).toBeVisible()
  // Another plan takes the promotion along, and the first order is closed at Alipay and here.
  await page.goto(`${shop.origin}/vip/pay?plan=monthly`)
  await method(page, /数字钱包/).check()
  await complete(page).click()
  await expect(page.getByRole('heading', { name: 'VIP 已开通' })).toBeVisible()
  await page.goto(`${shop.origin}/payment/success?order=${order?.id}`)
  await expect(page.getByText('这个订单没有付款，已经关闭')).toBeVisible()
})

test('without a session the way back from a payment leads over sign-in', async ({ page }) => {
  await page.goto(`${shop.origin}/payment/success?order=7f1c2a3b-4d5e-4f60-8a7b-9c0d1e2f3a4b`)
  await expect(page).toHaveURL(/\/auth$/)
})
