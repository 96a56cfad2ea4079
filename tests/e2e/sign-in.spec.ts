import { expect, test } from 'playwright/test'
import type { Page } from 'playwright/test'
import {
  codeSentTo,
  expectAtField,
  expectHome,
  linkSentTo,
  newAccount,
  newPhone,
  password,
  signInByEmail,
  tokenOf,
} from '#tests/account-player'
import { gameAt, runOf, warmUp } from '#tests/player'

const isOverflowing = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

test('by phone and code: what is wrong stands at its field, the button counts down, and a new number has an account', async ({
  page,
}) => {
  const phone = newPhone()
  await page.goto('/signin')
  await page.getByRole('button', { name: '登录 / 注册' }).click()
  await expectAtField(page, '手机号', '请输入手机号')
  await expectAtField(page, '验证码', '请输入验证码')
  await page.getByLabel('手机号', { exact: true }).fill('12345678901')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expectAtField(page, '手机号', '请输入有效的中国大陆手机号')
  await page.getByLabel('手机号', { exact: true }).fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /^\d+ 秒$/ })).toHaveAttribute('aria-disabled', 'true')

  const code = await codeSentTo(page, phone)
  await page.getByLabel('验证码', { exact: true }).fill(code === '000000' ? '111111' : '000000')
  await expectAtField(page, '验证码', '验证码不正确或已过期，请重新获取')
  expect(await tokenOf(page)).toBeNull()
  await page.getByLabel('验证码', { exact: true }).fill(code)
  await expectHome(page)
  expect(await tokenOf(page)).not.toBeNull()
})

test('by phone and password: the number is set in the settings by its code, after the password', async ({ page }) => {
  const phone = newPhone()
  const { email } = await newAccount(page)
  await page.goto('/signin?redirect=/settings/phone')
  await signInByEmail(page, email)
  await page.getByRole('button', { name: '设置手机号' }).click()
  await page.getByRole('dialog', { name: '请确认是你本人' }).getByLabel('当前密码').fill(password)
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: '更换手机号' })
  await form.getByLabel('新手机号').fill(phone)
  await form.getByRole('button', { name: '获取验证码' }).click()
  await expect(form.getByRole('button', { name: /^\d+ 秒$/ })).toBeVisible()
  // The last digit sends it.
  await form.getByLabel('验证码', { exact: true }).fill(await codeSentTo(page, phone))
  await expect(form).toBeHidden()
  await expect(page.getByText(`${phone.slice(0, 3)}****${phone.slice(-4)}`).first()).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: '设置' }).click()
  await page.getByRole('button', { name: '退出登录', exact: true }).first().click()
  await expect(page).toHaveURL('/')
  await page.goto('/signin')
  await page.getByRole('tab', { name: '密码登录' }).click()
  await page.getByRole('textbox', { name: '手机号' }).fill(phone)
  await page.getByLabel('密码', { exact: true }).fill('Wrong-1234')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('手机号或密码不正确')
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expectHome(page)
  expect(await tokenOf(page)).not.toBeNull()
})

test('by e-mail, with keys alone, on a phone: a wrong password keeps what was typed, the right one leads on @main', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { email } = await newAccount(page)
  await page.goto('/signin?redirect=/settings')
  const focus = async (name: string) => {
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab')
      const here = await page.evaluate(() => {
        const element = document.activeElement
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
        return element?.getAttribute('aria-label') ?? label ?? element?.textContent
      })
      if (here === name) return
    }
    throw new Error(`the Tab key does not reach ${name}`)
  }
  await page.getByRole('heading', { level: 1 }).waitFor()
  await focus('验证码登录')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await focus('手机号')
  await page.keyboard.press('ArrowRight')
  await focus('邮箱')
  await page.keyboard.type(email)
  await focus('密码')
  await page.keyboard.type('Wrong-1234')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('邮箱或密码不正确。刚注册的话，请先打开我们发去的邮件。')
  await expect(page.getByRole('textbox', { name: '邮箱' })).toHaveValue(email)
  expect(await isOverflowing(page)).toBe(false)

  await page.getByLabel('密码', { exact: true }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '设置' })).toBeVisible()
  await expect(page).toHaveURL('/settings')
  expect(await isOverflowing(page)).toBe(false)
})

test('a forgotten password: the mail, the new one by its rules, and the way back in; the link is over then', async ({
  page,
}) => {
  const { email } = await newAccount(page)
  await page.goto('/signin')
  await page.getByRole('tab', { name: '密码登录' }).click()
  await page.getByRole('radio', { name: '邮箱' }).check()
  await page.getByRole('link', { name: '忘记密码？' }).click()
  await page.getByLabel('邮箱').fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '邮件已发送' })).toBeVisible()

  const link = await linkSentTo(page, email)
  expect(link).toMatch(/^\/reset-password\//)
  await page.goto(link)
  await expect(page.getByText(`账号：${email}`)).toBeVisible()
  await page.getByLabel('新密码', { exact: true }).fill('short')
  await page.getByLabel('再输入一次新密码', { exact: true }).fill('other')
  await page.getByRole('button', { name: '保存新密码' }).click()
  await expectAtField(page, '新密码', '密码至少需要 8 个字符')
  await page.getByLabel('新密码', { exact: true }).fill('Quiet-Meadow-19')
  await page.getByLabel('再输入一次新密码', { exact: true }).fill('Quiet-Meadow-19')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: '去登录' }).click()
  await signInByEmail(page, email, 'Quiet-Meadow-19')
  await expectHome(page)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: '链接无效' })).toBeVisible()
})

test('support: a press copies the contact and says so for two seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { support } = (await (await page.request.get('/api/config')).json()) as { support: { wechat: string } }
  await page.goto('/signin')
  await page.getByRole('button', { name: '登录 / 注册' }).click()
  await page.getByRole('button', { name: '联系客服' }).click()
  const panel = page.getByRole('dialog', { name: '需要帮忙？' })
  await expect(panel.getByText('周一至周五 9:00–18:00')).toBeVisible()
  await panel.getByRole('button', { name: support.wechat }).click()
  await expect(panel.getByText('已复制到剪贴板')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(support.wechat)
  await expect(panel.getByText('已复制到剪贴板')).toBeHidden()
})

test('a session that ends in the middle of a run leads to sign-in and back to the same place; the answer is not lost', async ({
  page,
}) => {
  const { email } = await newAccount(page)
  const game = gameAt(1, 'multi-choice')
  await page.goto(`/signin?redirect=${encodeURIComponent(game)}`)
  const run = await runOf(page, () => signInByEmail(page, email))
  await warmUp(page, run)
  await page.evaluate(() => localStorage.setItem('hasCompletedOnboardingTour', 'true'))
  const headers = { Authorization: `Bearer ${await tokenOf(page)}` }
  await page.request.post('/api/auth/signout', { headers })

  await page.waitForTimeout(320)
  await page.keyboard.press('1')
  await expect(page).toHaveURL(`/signin?redirect=${encodeURIComponent(game)}`)
  expect(await tokenOf(page)).toBeNull()
  expect(await page.evaluate(() => localStorage.getItem('hasCompletedOnboardingTour'))).toBeNull()
  // The same run goes on, and what was not acknowledged goes under the same person's new session.
  const sent = page.waitForResponse((response) => response.url().endsWith(`/api/runs/${run.id}/answers`))
  const again = await runOf(page, () => signInByEmail(page, email))
  expect(again.id).toBe(run.id)
  await expect(page).toHaveURL(game)
  expect((await sent).status()).toBe(200)
})
