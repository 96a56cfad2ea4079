import type { Page } from 'playwright/test'
import { expect, test } from 'playwright/test'
import { completeTour, newAccount, password } from '#tests/account-player'

/** A signed-in learner at the tutor, in Chinese. */
async function openTutor(page: Page): Promise<string> {
  const { email } = await newAccount(page)
  const answer = await page.request.post('/api/auth/signin', { data: { email, password } })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  await completeTour(page, token)
  await page.addInitScript((stored) => {
    localStorage.setItem('token', stored)
    localStorage.setItem('i18nextLng', 'zh')
  }, token)
  await page.goto('/chat')
  await page.getByRole('link', { name: /助教/ }).click()
  await expect(page).toHaveURL(/\/chat\/tutor$/)
  return token
}

const lines = (page: Page) => page.getByRole('region', { name: '和 助教 的消息' })
const say = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: '给 助教 发消息' }).fill(text)
  await page.getByRole('button', { name: '发送', exact: true }).click()
}

test('the tutor explains words, checks a sentence, keeps words in a note and asks a quiz, without an AI service', async ({
  page,
}) => {
  const token = await openTutor(page)
  await expect(lines(page)).toContainText('我是助教')
  await say(page, 'apples 是什么意思')
  await expect(lines(page)).toContainText('apples 是 apple 的一种形式')
  await expect(lines(page).getByRole('link', { name: 'apple', exact: true }).last()).toHaveAttribute(
    'href',
    '/word/apple',
  )
  await say(page, 'at 和 in 有什么区别？')
  await expect(lines(page)).toContainText('都可表示地点和时间')
  await say(page, '用 apple 造句')
  await expect(lines(page)).toContainText('用 apple 写一个英语句子')
  await say(page, 'She can eats a aple.')
  await expect(lines(page)).toContainText('can 后面用原形 eat，不用 eats')
  await expect(lines(page)).toContainText('词典里没有“aple”')
  await say(page, '给我讲个故事，要长一点的那种，有龙的')
  await expect(lines(page)).toContainText('这个我不会')

  await say(page, '把 apple 和 pear 加到笔记')
  await lines(page).getByRole('button', { name: /笔记/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /新笔记|新建/ })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const notes = await page.request.get('/api/notes?kind=own', { headers: { Authorization: `Bearer ${token}` } })
  expect(JSON.stringify(await notes.json())).toContain('"words":2')

  // A word that was missed comes back within minutes: the clock of the server is not moved, so nothing is due yet.
  await page.getByRole('button', { name: '考考我' }).click()
  await expect(lines(page)).toContainText('现在没有该复习的词')
  await page.reload()
  await expect(lines(page)).toContainText('现在没有该复习的词')
  await expect(lines(page).getByText('这个我不会', { exact: false })).toHaveCount(1)
})
