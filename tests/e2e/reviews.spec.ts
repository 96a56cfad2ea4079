import { randomUUID } from 'node:crypto'
import { expect, test } from 'playwright/test'
import type { APIRequestContext, Page } from 'playwright/test'
import type { Practice } from '#contract/practice'
import { watchFaults, willShow } from '#tests/player'

const WORDS = 100

/** Calls the interface as the learner of a token. */
const callerOf = (request: APIRequestContext, token?: string) =>
  async function call<T>(method: 'get' | 'post', path: string, data?: object): Promise<T> {
    const headers = token === undefined ? undefined : { Authorization: `Bearer ${token}` }
    const response = await request[method](path, { headers, data })
    expect(response.ok(), `${method} ${path} answered ${response.status()}`).toBe(true)
    const text = await response.text()
    return (text === '' ? undefined : JSON.parse(text)) as T
  }

async function signUp(request: APIRequestContext): Promise<string> {
  const call = callerOf(request)
  const username = `reviewer-${randomUUID().slice(0, 8)}`
  const email = `${username}@example.com`
  const password = 'Tall-Birch-42'
  await call('post', '/api/auth/signup', { username, email, password })
  const [mail] = await call<{ text: string }[]>('get', `/api/dev/outbox?to=${email}`)
  const [, link = ''] = /verify-email\/([\w-]+)/.exec(mail?.text ?? '') ?? []
  await call('post', '/api/auth/verify-email', { token: link })
  return (await call<{ access_token: string }>('post', '/api/auth/signin', { email, password })).access_token
}

/** Answers a hundred words wrong, so that they come back within minutes. */
async function miss(request: APIRequestContext, token: string): Promise<void> {
  const call = callerOf(request, token)
  const ids = new Set<number>()
  for (const letter of 'abcdefghijklmnopqrstuvw') {
    const { items } = await call<{ items: { id: number }[] }>('get', `/api/words?q=${letter}`)
    for (const { id } of items) ids.add(id)
  }
  const all = [...ids].slice(0, WORDS)
  expect(all).toHaveLength(WORDS)
  const parts = [all.slice(0, 50), all.slice(50)]
  const practices: Practice[] = []
  for (const word_ids of parts)
    practices.push(await call<Practice>('post', '/api/practices', { id: randomUUID(), word_ids, kinds: ['type_word'] }))
  // The server takes an answer for a person's only when a quarter of a second has passed for each.
  await new Promise((resolve) => setTimeout(resolve, 13_000))
  for (const [index, { id }] of practices.entries()) {
    const given = { kind: 'type_word', given: 'zzz', hinted: false, slips: 0, ms: 3_000 }
    const answers = (parts[index] ?? []).map((word_id) => ({ id: randomUUID(), word_id, ...given }))
    await call('post', `/api/practices/${id}/answers`, { answers })
  }
}

/** Answers the question in sight by its number; the right one is known from the session. */
async function answer(page: Page, session: Practice, done: number): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(done))
  const isCounted = willShow(page, `[role=progressbar][aria-valuenow="${done + 1}"]`)
  const question = session.questions[done]
  if (question && 'options' in question) {
    await page.keyboard.press(String(question.options.indexOf(question.word_id) + 1))
  } else if (question && 'word_id' in question) {
    const word = session.words.find(({ id }) => id === question.word_id)
    await page.keyboard.type(word?.headword ?? '')
  }
  await isCounted
  await page.keyboard.press('Enter')
}

test('a hundred reviews by keyboard, ended in the middle and gone on with: no answer lost, none doubled', async ({
  browser,
  request,
}) => {
  const token = await signUp(request)
  await miss(request, token)
  const call = callerOf(request, token)
  await expect
    .poll(async () => (await call<{ due: number }>('get', '/api/reviews')).due, {
      timeout: 120_000,
      intervals: [5_000],
    })
    .toBe(WORDS)

  const context = await browser.newContext()
  await context.addInitScript((value) => localStorage.setItem('token', value), token)
  const open = async () => {
    const page = await context.newPage()
    return { page, faults: await watchFaults(page) }
  }
  const sessionOf = (page: Page, method: 'GET' | 'POST', path: RegExp) =>
    page
      .waitForResponse((response) => path.test(response.url()) && response.request().method() === method)
      .then((response) => response.json() as Promise<Practice>)

  const first = await open()
  const started = sessionOf(first.page, 'POST', /\/api\/reviews$/)
  await first.page.goto(`/review/session?words=${WORDS}`)
  const session = await started
  expect(session.questions).toHaveLength(WORDS)
  for (let done = 0; done < 40; done += 1) await answer(first.page, session, done)
  // The page is killed with answers on their way and one held back: the browser has kept them.
  await first.page.close()

  const second = await open()
  const resumed = sessionOf(second.page, 'GET', /\/api\/practices\/[^/]+$/)
  await second.page.goto(`/review/session?words=${WORDS}`)
  expect((await resumed).id).toBe(session.id)
  for (let done = 40; done < WORDS; done += 1) await answer(second.page, session, done)
  // A hundred answers are sent before the end is shown.
  await expect(second.page.getByRole('heading', { name: '100株都浇好了' })).toBeVisible({ timeout: 60_000 })
  const { answers, result } = await call<Practice>('get', `/api/practices/${session.id}`)
  expect(answers).toHaveLength(WORDS)
  expect(new Set(answers.map(({ word_id }) => word_id)).size).toBe(WORDS)
  expect(result).toMatchObject({ total: WORDS, right_at_first_try: WORDS })
  expect([...first.faults, ...second.faults]).toEqual([])
})
