import { expect, test } from 'playwright/test'
import type { Locator } from 'playwright/test'
import { codeSentTo, expectHome, newPhone } from '#tests/account-player'
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
  await page.getByRole('radio', { name: '邮箱' }).check()
  await page.getByLabel('用户名', { exact: true }).fill(name)
  await page.getByRole('textbox', { name: '邮箱' }).fill(email)
  await page.getByLabel('设置密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '创建账号' }).click()
  await expect(page.getByText('验证邮件已发送')).toBeVisible()

  const mails = (await (await page.request.get('/api/dev/outbox', { params: { to: email } })).json()) as {
    text: string
  }[]
  const link = /\/verify-email\/\S+/.exec(mails[0]?.text ?? '')?.[0] ?? ''
  await page.goto(link)
  await page.getByRole('button', { name: '验证我的邮箱' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '账号已验证' })).toBeVisible()
  await expect(page.getByText('3 颗星、8 个单词都带过来了')).toBeVisible()
  await page.getByRole('link', { name: '开始学习' }).click()
  await expectHome(page)

  await page.goto('/word-challenge?category=animals-nature')
  await expect(page.getByRole('button', { name: '第 1 关，3 颗星' })).toBeVisible()
  await expect(page.getByRole('button', { name: '第 2 关，可以开始' })).toBeVisible()
  await page.goto('/word-challenge?category=food-drink')
  await expect(page.getByRole('button', { name: '第 1 关，可以开始' })).toBeVisible()
  expect(faults).toEqual([])
})

test('a guest signs up by phone, sees what came along, and goes on where the level ended', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await becomeGuest(page)
  const run = await runOf(page, () => page.goto(gameAt(1, 'multi-choice')))
  await warmUp(page, run)
  await playChoices(page, run)
  await page.getByRole('link', { name: '注册' }).click()
  const phone = newPhone()
  await page.getByRole('textbox', { name: '手机号' }).fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /^\d+ 秒$/ })).toBeVisible()
  await expect(page.getByText(`已发到 ${phone}`)).toBeVisible()
  // The sixth digit sends the form.
  await page.getByRole('textbox', { name: '验证码' }).fill(await codeSentTo(page, phone))
  await expect(page.getByRole('heading', { level: 1, name: '3 颗星、8 个单词都带过来了' })).toBeVisible()
  await expect(page.getByRole('list', { name: '带过来的单词' }).getByRole('img')).toHaveCount(8)
  await page.getByRole('link', { name: '开始学习' }).click()
  await expect(page).toHaveURL('/word-challenge?category=animals-nature')
  await expect(page.getByRole('button', { name: '第 1 关，3 颗星' })).toBeVisible()
})

/** What a newcomer is asked to press before the first word grows, and from there to an account by phone. */
const MOST_TAPS = { planted: 12, account: 6 }
/** Milliseconds until the first word is planted. */
const SOON = 60_000

test('from the landing page the first word is planted in few taps, and an account by phone is a few more', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  let taps = 0
  // Every press counts, that into a field too; typing does not.
  const tap = async (target: Locator) => {
    await target.click()
    taps += 1
  }
  await page.goto('/')
  const begin = Date.now()
  await tap(page.getByRole('link', { name: '马上试玩' }))
  await tap(page.getByRole('button', { name: '跳过，直接开始' }))
  await expect(page.getByText('选出对应的图片')).toBeVisible()
  const planted = page.waitForResponse((response) => response.url().endsWith('/answers') && response.ok())
  await tap(page.getByRole('group').getByRole('button').first())
  await planted
  expect(taps).toBeLessThanOrEqual(MOST_TAPS.planted)
  expect(Date.now() - begin).toBeLessThan(SOON)

  taps = 0
  await tap(page.getByRole('button', { name: '离开' }))
  await tap(page.getByRole('dialog').getByRole('button', { name: '离开' }))
  // A code makes an account of a new phone, too.
  await tap(page.getByRole('banner').getByRole('link', { name: '创建账号' }))
  const phone = newPhone()
  await tap(page.getByRole('textbox', { name: '手机号' }))
  await page.keyboard.type(phone)
  await tap(page.getByRole('button', { name: '获取验证码' }))
  // The focus is in the field of the code, and its sixth digit sends the form.
  await expect(page.getByRole('textbox', { name: '验证码' })).toBeFocused()
  await page.keyboard.type(await codeSentTo(page, phone))
  await expect(page.getByRole('heading', { level: 1, name: '1 个单词都带过来了' })).toBeVisible()
  expect(taps).toBeLessThanOrEqual(MOST_TAPS.account)
})
