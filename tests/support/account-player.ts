/** People who come and go in a real browser: accounts made over the interface, and what they find in their mailbox. */
import { randomInt } from 'node:crypto'
import { expect } from 'playwright/test'
import type { Page } from 'playwright/test'

export const password = 'Maple-Grove-72'

export const newPhone = (): string => `139${String(randomInt(100_000_000)).padStart(8, '0')}`

/** The newest message to an address or number. */
async function newestMessage(page: Page, to: string): Promise<string> {
  const answer = await page.request.get('/api/dev/outbox', { params: { to } })
  const [newest] = (await answer.json()) as { text: string }[]
  return newest?.text ?? ''
}

export const codeSentTo = async (page: Page, phone: string): Promise<string> =>
  /\d{6}/.exec(await newestMessage(page, phone))?.[0] ?? ''

/** Path of the link in the newest mail. */
export const linkSentTo = async (page: Page, email: string): Promise<string> =>
  /https?:\/\/[^/\s]+(\/\S+)/.exec(await newestMessage(page, email))?.[1] ?? ''

/** An account with an e-mail and a password, without the way through the screens. */
export async function newAccount(page: Page): Promise<{ email: string; username: string }> {
  const username = `walker${randomInt(1_000_000_000)}`
  const email = `${username}@example.com`
  await page.request.post('/api/auth/signup', { data: { username, email, password } })
  const token = (await linkSentTo(page, email)).split('/').at(-1)
  await page.request.post('/api/auth/verify-email', { data: { token } })
  return { email, username }
}

/** Signs in on the sign-in screen that is open. */
export async function signInByEmail(page: Page, email: string, typed = password): Promise<void> {
  await page.getByRole('tab', { name: '密码登录' }).click()
  await page.getByRole('radio', { name: '邮箱' }).check()
  await page.getByRole('textbox', { name: '邮箱' }).fill(email)
  await page.getByLabel('密码', { exact: true }).fill(typed)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

/** What assistive technology reads below a field. */
export const expectAtField = (page: Page, label: string, words: string): Promise<void> =>
  expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(words)

/** The account of the token has had its tour, as if it had finished or skipped it. */
export async function completeTour(page: Page, token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await page.request.put('/api/user', { headers, data: { onboarding_completed: true } })
  expect(answer.ok()).toBe(true)
}

export const tokenOf = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('token'))

/** Waits until a sign-in that leads nowhere else has led home. */
export async function expectHome(page: Page): Promise<void> {
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('heading', { level: 1, name: /^你好/ })).toBeVisible()
}

/** A signed-in person with a Chinese page of their own. */
export async function signInPerson(page: Page): Promise<{ email: string; token: string }> {
  const { email } = await newAccount(page)
  const answer = await page.request.post('/api/auth/signin', { data: { email, password } })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  await completeTour(page, token)
  await page.addInitScript((stored) => {
    localStorage.setItem('token', stored)
    localStorage.setItem('i18nextLng', 'zh')
  }, token)
  return { email, token }
}
