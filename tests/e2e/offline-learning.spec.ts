/** Learning without a network, in the installed application: reviews and a level that were taken along, and one arrival of it all. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'playwright/test'
import type { Run } from '#contract/challenges'
import type { Practice } from '#contract/practice'
import type { Reviews } from '#contract/reviews'
import type { Stats } from '#contract/profile'
import { wordsAsked } from '#rules/run'
import { completeTour, newAccount, password } from '#tests/account-player'
import { becomeGuest, choose, gameAt, warmUp } from '#tests/player'
import { answerNext } from '#tests/practice-player'
import { callerOf, keptNames, reopen, runTakenAlong } from '#tests/offline-player'
import type { Call } from '#tests/offline-player'
import { startProxy } from '#tests/proxy'

const WORDS = 20

test.use({ serviceWorkers: 'allow' })

/** Level 1 with three stars, and twenty words answered wrong, so that they are due within minutes. */
async function learn(call: Call): Promise<void> {
  const place = { category: 'animals-nature', difficulty: 'easy', level: 1, type: 'multi-choice' }
  const run = await call<Run>('post', '/api/runs', { ...place, id: randomUUID() })
  const { items } = await call<{ items: { id: number }[] }>('get', '/api/words?q=b')
  const more = await call<{ items: { id: number }[] }>('get', '/api/words?q=c')
  const others = await call<{ items: { id: number }[] }>('get', '/api/words?q=d')
  const asked = new Set(run.questions.flatMap(wordsAsked))
  const ids = [...new Set([...items, ...more.items, ...others.items].map(({ id }) => id))]
  const word_ids = ids.filter((id) => !asked.has(id)).slice(0, WORDS)
  expect(word_ids).toHaveLength(WORDS)
  const practice = await call<Practice>('post', '/api/practices', { id: randomUUID(), word_ids, kinds: ['type_word'] })
  // The server takes an answer for a person's only when a quarter of a second has passed for each.
  await new Promise((resolve) => setTimeout(resolve, 6_000))
  const given = { hinted: false, slips: 0, ms: 3_000 }
  const right = run.questions.flatMap((question) =>
    wordsAsked(question).map((id) => ({
      ...given,
      id: randomUUID(),
      word_id: id,
      kind: question.kind,
      given: `${id}`,
    })),
  )
  await call('post', `/api/runs/${run.id}/answers`, { answers: right })
  await call('post', `/api/runs/${run.id}/finish`, {})
  const answers = word_ids.map((word_id) => ({ ...given, id: randomUUID(), word_id, kind: 'type_word', given: 'zzz' }))
  await call('post', `/api/practices/${practice.id}/answers`, { answers })
  const due = async () => (await call<Reviews>('get', '/api/reviews')).due
  await expect.poll(due, { timeout: 150_000, intervals: [5_000] }).toBeGreaterThanOrEqual(WORDS)
}

test('the installed application, cold and without a network: 20 reviews and a level are there once when it is back', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(400_000)
  const { email } = await newAccount(page)
  const signedIn = await page.request.post('/api/auth/signin', { data: { email, password } })
  const { access_token: token } = (await signedIn.json()) as { access_token: string }
  const call = callerOf(page.request, token)
  await completeTour(page, token)
  await learn(call)

  await using connection = await startProxy(baseURL ?? '')
  const home = `${connection.origin}/home`
  await page.goto(home)
  await page.evaluate((value) => localStorage.setItem('token', value), token)
  await page.goto(home)
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 60_000 })
    .toBe('activated')
  const review = await runTakenAlong<Practice>(page, 'review')
  const level = await runTakenAlong<Run>(page, 'level')
  expect(review.questions).toHaveLength(WORDS)

  await connection.cut()
  await context.setOffline(true)
  page = await reopen(context, page, home)
  await expect(page.getByRole('status').getByText('离线', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('walker')

  // What was not taken along says so in its place, and nobody is signed out.
  await page.goto(`${connection.origin}/courses`)
  await expect(page.getByRole('heading', { name: '你现在离线，联网后才能打开这里。' })).toBeVisible()

  await page.goto(`${connection.origin}/review/session`)
  for (let done = 0; done < WORDS; done += 1) await answerNext(page, review, done)
  await expect(page.getByText('已保存在这台设备上')).toBeVisible()

  await page.goto(home)
  await expect(page.getByText(`${WORDS} 个答案等待发送`)).toBeVisible()
  // What was watered here is no longer asked for, and the grove is there.
  await expect(page.getByRole('button', { name: /^浇水/ })).toBeHidden()
  await expect(page.getByRole('img', { name: /^\d+ 个单词：/ })).toBeVisible()
  await page.goto(`${connection.origin}${gameAt(level.level, level.type)}`)
  await warmUp(page, level)
  // Its pictures are here, not the words that stand for one that does not come.
  await expect(page.getByRole('main').getByRole('button').getByRole('img')).toHaveCount(4)
  for (const _ of level.questions) await choose(page, level)
  await expect(page.getByText('已保存在这台设备上')).toBeVisible()
  await page.close()

  await connection.connect()
  await context.setOffline(false)
  const back = await context.newPage()
  await back.goto(home)
  const read = () => call<Practice>('get', `/api/practices/${review.id}`)
  await expect.poll(async () => (await read()).result, { timeout: 60_000 }).toMatchObject({ total: WORDS })
  const answers = (await read()).answers
  expect(answers).toHaveLength(WORDS)
  expect(new Set(answers.map(({ word_id }) => word_id)).size).toBe(WORDS)
  const readLevel = () => call<Run>('get', `/api/runs/${level.id}`)
  await expect.poll(async () => (await readLevel()).result, { timeout: 60_000 }).toMatchObject({ stars: 3, points: 80 })
  expect((await readLevel()).answers).toHaveLength(level.questions.length)
  await expect(back.getByText('答案等待发送')).toBeHidden()
  expect(await call<Stats>('get', '/api/user/stats')).toMatchObject({ next_level: { level: 3 } })
})

test('what was kept goes with the session', async ({ page, context }) => {
  await becomeGuest(page)
  await page.goto('/home')
  await expect.poll(() => keptNames(page)).toContain('answer /api/user')
  // Another tab ends the session.
  const other = await context.newPage()
  await other.goto('/about')
  await other.evaluate(() => localStorage.removeItem('token'))
  await expect.poll(() => keptNames(page)).toEqual([])
})
