/** Learners who chat, each with a browser of their own. */
import type { Browser, Locator, Page } from 'playwright/test'
import { completeTour, newAccount, password } from './account-player.ts'

export interface Player {
  readonly page: Page
  readonly username: string
  readonly email: string
  readonly token: string
}

/** A signed-in learner with a browser of their own, in Chinese. */
export async function newPlayer(browser: Browser): Promise<Player> {
  const page = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  const { email, username } = await newAccount(page)
  const answer = await page.request.post('/api/auth/signin', { data: { email, password } })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  await completeTour(page, token)
  await page.addInitScript((stored) => {
    localStorage.setItem('token', stored)
    localStorage.setItem('i18nextLng', 'zh')
  }, token)
  return { page, username, email, token }
}

/** Each asks the other: they are contacts. */
export async function becomeContacts(one: Player, other: Player): Promise<void> {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    const headers = { Authorization: `Bearer ${from.token}` }
    await from.page.request.post('/api/contacts', { headers, data: { name: to.username } })
  }
}

/** Sends a line in the conversation that is open. */
export async function write({ page }: Player, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /发消息/ }).fill(text)
  await page.getByRole('button', { name: '发送', exact: true }).click()
}

/** What is said in the conversation that is open. */
export const lines = ({ page }: Player): Locator => page.getByRole('region', { name: /的消息$/ })
