import { readFile } from 'node:fs/promises'
import { expect, test } from 'playwright/test'
import type { Page } from 'playwright/test'
import { signInByEmail } from '#tests/account-player'
import { watchFaults } from '#tests/player'
import { readZip } from '#tests/zip'

const password = 'Maple-Grove-72'

/** Signs in by e-mail; resolves to the token. */
async function enter(page: Page, email: string): Promise<string> {
  const answer = await page.request.post('/api/auth/signin', { data: { email, password } })
  return ((await answer.json()) as { access_token: string }).access_token
}

/** A new account whose mailed link was followed. */
async function signUp(page: Page, username: string, email: string): Promise<void> {
  await page.request.post('/api/auth/signup', { data: { username, email, password } })
  const mails = (await (await page.request.get('/api/dev/outbox', { params: { to: email } })).json()) as {
    text: string
  }[]
  const token = /\/verify-email\/(\S+)/.exec(mails[0]?.text ?? '')?.[1] ?? ''
  await page.request.post('/api/auth/verify-email', { data: { token } })
}

test('a learner sets a picture and a name, takes everything along, closes the account and comes back', async ({
  page,
}) => {
  const faults = await watchFaults(page)
  const name = `gardener${Date.now()}`
  const email = `${name}@example.com`
  await signUp(page, name, email)
  const token = await enter(page, email)
  await page.goto('/about')
  await page.evaluate((value) => {
    localStorage.setItem('token', value)
    localStorage.setItem('hasCompletedOnboardingTour', 'true')
  }, token)
  await page.goto('/settings/account')

  await page.getByTestId('avatar-file').setInputFiles('public/logo-512.png')
  await expect(page.getByRole('button', { name: '移除' })).toBeVisible()
  const picture = page.locator('main img[src^="/api/avatars/"]')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256)

  const newName = `${name}b`
  await page.getByLabel('用户名').fill(newName)
  await page.getByRole('button', { name: '保存用户名' }).click()
  await expect(page.getByText(newName, { exact: true }).first()).toBeVisible()

  // The list, and from there what can be taken along.
  await page.getByRole('main').getByRole('link', { name: '设置' }).click()
  await page.getByRole('link', { name: /^隐私与数据/ }).click()
  await expect(page).toHaveURL('/settings/data')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出我的数据' }).click()
  const proof = page.getByRole('dialog', { name: '请确认是你本人' })
  await proof.getByLabel('当前密码', { exact: true }).fill(password)
  await proof.getByRole('button', { name: '确认' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(new RegExp(`^wordgrove-${newName}-.+\\.zip$`))
  const files = readZip(await readFile(await file.path()))
  const kept = JSON.parse(new TextDecoder().decode(files.get('wordgrove.json'))) as { account: { email: string }[] }
  expect(kept.account[0]?.email).toBe(email)

  await page.getByRole('button', { name: '删除账号' }).click()
  await page.getByRole('alertdialog', { name: '要删除账号吗？' }).getByRole('button', { name: '删除账号' }).click()
  await page.getByRole('dialog', { name: '账号已关闭' }).getByRole('button', { name: '知道了' }).last().click()
  await expect(page).toHaveURL('/')
  const asked = (session: string) => page.request.get('/api/user', { headers: { Authorization: `Bearer ${session}` } })
  expect((await asked(token)).status()).toBe(401)
  await page.goto('/signin?redirect=/about')
  await signInByEmail(page, email, password)
  await expect(page).toHaveURL('/about')
  await expect(page.getByText('欢迎回来，账号不会删除了，一切都在')).toBeVisible()
  expect(await (await asked(await enter(page, email))).json()).toMatchObject({ username: newName })
  // The call that asked for a proof is a failed request to the browser, and so is the sign-out of a session that is over.
  expect(faults.filter((fault) => !/status of 40[13]/.test(fault))).toEqual([])
})
