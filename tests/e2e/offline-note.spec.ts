/** The open note without a network: its practice was taken along with its pictures, also by the first visit of a browser. */
import { randomUUID } from 'node:crypto'
import { expect } from 'playwright/test'
import type { Page } from 'playwright/test'
import type { Practice } from '#contract/practice'
import { completeTour, newAccount, password } from '#tests/account-player'
import { expectControlled, test } from '#tests/installed'
import { callerOf, reopen, runTakenAlong } from '#tests/offline-player'
import { answerNext, practiceOf } from '#tests/practice-player'

test.use({ serviceWorkers: 'allow' })

const words = ['apple', 'banana', 'rabbit', 'fox']

/** A new learner with a note of four words that have pictures. */
async function learnerWithNote(page: Page): Promise<{ token: string; note: string }> {
  const { email } = await newAccount(page)
  const answer = await page.request.post('/api/auth/signin', { data: { email, password } })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  await completeTour(page, token)
  const id = randomUUID()
  const pages = [{ title: '一', entries: words.map((word) => ({ word })) }]
  await callerOf(page.request, token)('post', '/api/notes', { id, title: '路上', sections: [{ title: '一', pages }] })
  return { token, note: `/word-notes/${id}?view=practice` }
}

/** Begins a session in this browser as its sign-in page does. */
async function beSignedIn(page: Page, token: string): Promise<void> {
  await page.goto('/about')
  await page.evaluate((value) => localStorage.setItem('token', value), token)
}

const cachedPictures = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

const quiz = (page: Page) => page.getByRole('button', { name: '开始: 综合测验' })

test('its practice is played cold and without a network, with pictures, and is there once when it is back', async ({
  page: first,
  context,
  connection,
}) => {
  const { token, note } = await learnerWithNote(first)
  await beSignedIn(first, token)
  await first.goto(note)
  // The worker is installed after the practice was issued: what belongs to it comes all the same.
  const practice = await runTakenAlong<Practice>(first, 'note')
  const pictures = practice.words.flatMap(({ picture }) => picture ?? [])
  expect(pictures.length).toBeGreaterThanOrEqual(words.length)
  await expect.poll(() => cachedPictures(first), { timeout: 60_000 }).toEqual(expect.arrayContaining(pictures))

  await connection.cut()
  await context.setOffline(true)
  const page = await reopen(context, first, note)
  await quiz(page).click()
  for (let done = 0; done < practice.questions.length; done += 1) await answerNext(page, practice, done)
  await expect(page.getByText('已保存在这台设备上')).toBeVisible()
  await page.close()

  await connection.connect()
  await context.setOffline(false)
  const back = await context.newPage()
  await back.goto('/home')
  const read = () => callerOf(back.request, token)<Practice>('get', `/api/practices/${practice.id}`)
  await expect.poll(async () => (await read()).result, { timeout: 60_000 }).toMatchObject({ total: words.length })
  expect((await read()).answers).toHaveLength(practice.questions.length)
  await expect(back.getByText('个答案等待发送')).toBeHidden()
})

test('answers that wait are sent in the session of their own learner alone', async ({ page: first, context }) => {
  const { token, note } = await learnerWithNote(first)
  const other = await learnerWithNote(first)
  await beSignedIn(first, token)
  await first.goto(note)
  const practice = await practiceOf(first, () => quiz(first).click())
  await context.setOffline(true)
  await answerNext(first, practice, 0)
  await answerNext(first, practice, 1)
  // The session ends before the answers have gone.
  await first.evaluate(() => localStorage.removeItem('token'))
  await first.close()
  await context.setOffline(false)

  const senders: (string | undefined)[] = []
  context.on('request', (request) => {
    if (request.url().includes(practice.id)) senders.push(request.headers().authorization)
  })
  const page = await context.newPage()
  await beSignedIn(page, other.token)
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('walker')
  await expectControlled(page)
  await page.goto(other.note)
  await expect(quiz(page)).toBeVisible()
  await expect(page.getByText('个答案等待发送')).toBeHidden()
  expect(senders).toEqual([])

  await beSignedIn(page, token)
  await page.goto('/home')
  const read = () => callerOf(page.request, token)<Practice>('get', `/api/practices/${practice.id}`)
  await expect.poll(async () => (await read()).answers.length).toBe(2)
  expect(new Set(senders)).toEqual(new Set([`Bearer ${token}`]))
})
