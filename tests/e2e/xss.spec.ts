import { randomUUID } from 'node:crypto'
import { expect, test } from 'playwright/test'
import type { Page } from 'playwright/test'
import type { Practice } from '#contract/practice'
import { newAccount, password } from '#tests/account-player'
import { grantAdmin } from '#tests/admin-player'
import { payloads, payloadTexts } from '#tests/payloads'
import { watchFaults } from '#tests/player'
import { mailPage } from '../../server/providers/mail/page.ts'

/** Collects every sign of a text that became more than text: scripts, dialogs, refused content, calls to elsewhere. */
async function watchScripts(page: Page): Promise<string[]> {
  const signs = await watchFaults(page)
  await page.exposeFunction('ran', (name: string) => signs.push(`ran: ${name}`))
  page.on('dialog', (dialog) => {
    signs.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (pathname === '/api/csp-report') signs.push(`report: ${request.postData()}`)
    if (/^https?:/.test(origin) && !page.url().startsWith(origin) && page.url() !== 'about:blank')
      signs.push(`elsewhere: ${request.url()}`)
  })
  return signs
}

/** What no component makes and every payload wants: handlers in attributes, addresses that run, documents in attributes. */
const planted = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(
          ({ name, value }) =>
            name.startsWith('on') ||
            name === 'srcdoc' ||
            (/^(href|src|data|action|formaction)$/.test(name) &&
              /^\s*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i.test(value)),
        )
        .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
    ),
  )

/** Names of the payloads that a person can read on the page: their text stands there as it was sent. */
const readable = async (page: Page): Promise<string[]> => {
  const shown = await page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    return [document.body.innerText, ...fields.map(({ value }) => value)].join('\n').replace(/\s+/g, ' ')
  })
  return payloads.filter(({ text }) => shown.includes(text.replace(/\s+/g, ' '))).map(({ name }) => name)
}

type Send = <T = unknown>(path: string, data: object) => Promise<T>

const order = () => ({
  key: randomUUID(),
  plan: 'yearly',
  method: 'digital-wallet',
  amount_cents: 100,
  email: "x01x`{{7*7}}${ran}'&@example.com",
})
const pay =
  (send: Send) =>
  async (made: unknown): Promise<void> =>
    void (await send(`/api/payment/orders/${(made as { order: { id: string } }).order.id}/simulate`, {}))

/** What is asked about must be a word that can be spelled; its meaning is whatever a learner writes. */
const own = payloads.map(({ name, text }) => ({ word: `grove ${name}`, meaning: text, remark: text }))
const answersTo = ({ words: asked }: Practice, given: (index: number) => string) =>
  asked.map(({ id, headword }) => ({
    id: randomUUID(),
    word_id: id,
    kind: 'type_word',
    given: given(own.findIndex(({ word }) => word === headword)),
    hinted: false,
    slips: 1,
    ms: 4_000,
  }))

const words = payloads.map(({ text }) => text)
const all = payloads.map(({ name }) => name)
const some = (count: number) => all.slice(0, count)

/** A person in this browser, and their calls. */
async function enter(page: Page, isAdmin = false) {
  const { email, username } = await newAccount(page)
  if (isAdmin) grantAdmin(email)
  const agent = { 'User-Agent': payloads[3]?.text ?? '' }
  const answer = await page.request.post('/api/auth/signin', { data: { email, password }, headers: agent })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  await page.addInitScript((value) => {
    localStorage.setItem('token', value)
    localStorage.setItem('hasCompletedOnboardingTour', 'true')
  }, token)
  const headers = { Authorization: `Bearer ${token}` }
  const send: Send = async <T>(path: string, data: object) => {
    const sent = await page.request.post(path, { headers, data })
    expect(sent.ok(), `${path} answered ${sent.status()}: ${await sent.text()}`).toBe(true)
    return (sent.status() === 204 ? undefined : await sent.json()) as T
  }
  return { email, username, headers, send }
}

/** Looks at the page in view: everything named can be read there, and nothing of it came alive. */
async function look(page: Page, names: readonly string[], signs: readonly string[]): Promise<void> {
  const missing = async () => {
    const read = await readable(page)
    return names.filter((name) => !read.includes(name))
  }
  await expect.poll(missing, { message: page.url() }).toEqual([])
  expect(await planted(page), page.url()).toEqual([])
  // An address that leads nowhere is answered so, which the console tells.
  expect(
    signs.filter((sign) => !sign.includes('Failed to load resource')),
    page.url(),
  ).toEqual([])
}

const count = 48
const pressButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

test('no text that a learner keeps runs as a script, and no report of the policy is sent', async ({ page }) => {
  // High enough for every row of a long list.
  await page.setViewportSize({ width: 1280, height: 9_000 })
  const signs = await watchScripts(page)
  const { send } = await enter(page)
  const visit = async (path: string, names: readonly string[]) => {
    await page.goto(path)
    await look(page, names, signs)
  }
  expect(payloads).toHaveLength(count)

  // A session in which every own word is answered wrong by a payload, then right: it is ended further below, at a person's pace.
  const note = randomUUID()
  const entries = payloads.map(({ text }) => ({ word: text, meaning: text, remark: text }))
  const pages = payloads.map(({ text }, index) => ({ title: text, entries: entries.slice(index, index + 1) }))
  const sections = pages.map((each) => ({ title: each.title, pages: [each] }))
  sections.push({ title: 'Own words', pages: [{ title: 'Own words', entries: own }] })
  await send('/api/notes', { id: note, title: payloads[0]?.text, sections })
  const practice = await send<Practice>('/api/practices', {
    id: randomUUID(),
    words: own.map(({ word }) => word),
    kinds: ['type_word'],
  })

  await send('/api/payment/orders', order()).then(pay(send))
  for (const { text } of payloads.slice(1, 7)) await send('/api/notes', { id: randomUUID(), title: text })
  await visit('/word-notes', some(7))
  await visit(`/word-notes/${note}`, all)
  await pressButton(page, '笔记的更多操作')
  await page.getByRole('menuitem', { name: '打印' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look(page, all, signs)
  await visit(`/word-notes/${note}?view=cards`, some(1))
  await page.keyboard.press('Space')
  await look(page, some(1), signs)

  // Out of the note and into another one, by a file whose name is a payload.
  const csv = payloads.map(({ text }) => [text, text, text].map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
  await page.goto('/word-notes')
  await pressButton(page, '导入')
  await page.getByLabel('文件', { exact: true }).setInputFiles({
    name: `${payloads[2]?.text}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(`word,meaning,remark\r\n${csv.join('\r\n')}\r\n`),
  })
  await look(page, ['x03x'], signs)
  await pressButton(page, '检查')
  await look(page, all, signs)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^导入 \d+ 个$/ })
    .click()
  await expect(page).toHaveURL(/\/word-notes\/[0-9a-f-]{36}/)
  await look(page, all, signs)

  // Deleted: the message that says so, and the bin.
  await pressButton(page, '笔记的更多操作')
  await page.getByRole('menuitem', { name: '删除笔记' }).click()
  await look(page, ['x03x'], signs)
  await pressButton(page, '回收站')
  await look(page, ['x03x'], signs)

  // Grouped: what the dictionary does not know.
  await page.goto('/home')
  await page.getByRole('radio', { name: '分组' }).click({ force: true })
  await page.getByLabel('把一批单词或一段文章分好组').fill(`apple dog\n${words.join('\n')}`)
  await pressButton(page, '智能分组')
  await expect(page.locator('#groups')).toBeVisible()
  await look(page, [], signs)

  // A question about an own word, and the answers that were wrong.
  await visit('/practice?words=grove+x03x', ['x03x'])
  const wrong = answersTo(practice, (index) => payloads[index]?.text ?? '')
  const right = answersTo(practice, (index) => own[index]?.word ?? '')
  for (const answers of [wrong, right]) await send(`/api/practices/${practice.id}/answers`, { answers })
  await send(`/api/practices/${practice.id}/finish`, {})
  await visit('/review?tab=missed', all)
  await visit('/settings', [])
})

test('no text that learners and support write to each other runs as a script', async ({ page, browser }) => {
  await page.setViewportSize({ width: 1280, height: 9_000 })
  const signs = await watchScripts(page)
  const learner = await enter(page)
  const [first = '', ...others] = payloadTexts(2_000)
  const id = randomUUID()
  const bought = await learner.send<{ order: { id: string } }>('/api/payment/orders', order())
  await pay(learner.send)(bought)
  await learner.send('/api/tickets', { id, kind: 'feedback', topic: 'bug', text: first })
  for (const text of others) await learner.send(`/api/tickets/${id}/messages`, { id: randomUUID(), text })
  for (const text of payloadTexts(1_000)) await learner.send('/api/words/apple/reports', { text })
  await page.goto('/tickets')
  await look(page, all, signs)

  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1280, height: 9_000 } })
  const desk = await context.newPage()
  const atDesk = await watchScripts(desk)
  const admin = await enter(desk, true)
  for (const path of ['/admin/tickets', '/admin/reports']) {
    await desk.goto(path)
    await look(desk, all, atDesk)
  }
  for (const text of payloadTexts(2_000))
    await admin.send(`/api/admin/tickets/${id}/messages`, { id: randomUUID(), text })
  await admin.send('/api/user/reauth/password', { current_password: password })
  await admin.send(`/api/admin/orders/${bought.order.id}/refund`, { note: payloads[2]?.text })
  await desk.goto('/admin/orders')
  await look(desk, ['x03x'], atDesk)
  await context.close()

  await page.goto('/tickets')
  await look(page, all, signs)
  await page.goto(`/dev/outbox?to=${learner.email}`)
  await look(page, all, signs)
  await page.goto('/settings')
  await expect(page.getByText(learner.username).first()).toBeVisible()
  await look(page, [], signs)
})

test('a mail shows every text as text, where no policy would stop it', async ({ page }) => {
  const signs = await watchScripts(page)
  await page.setContent(mailPage({ to: 'ann@example.com', subject: words.join(' '), text: words.join('\n\n') }))
  await look(page, all, signs)
  // Without the mail's care the same browser runs them.
  await page.setContent(`<p>${words.join('</p><p>')}</p>`)
  await expect.poll(() => signs.filter((sign) => sign.startsWith('ran: ')).length).toBeGreaterThan(5)
})

test('no address runs what stands in it, and what would run is noticed here', async ({ page }) => {
  const signs = await watchScripts(page)
  const ofVisitors = [
    (text: string) => `/signup?invite=${text}&redirect=${text}`,
    (text: string) => `/verify-email/${text}`,
    (text: string) => `/reset-password/${text}`,
  ]
  const ofLearners = [
    (text: string) => `/word/${text}`,
    (text: string) => `/word-challenge?category=${text}&sub=${text}`,
    (text: string) => `/payment/success?order=${text}`,
    (text: string) => `/practice?words=${text}`,
    (text: string) => `/api/words/${text}`,
  ]
  const texts = payloadTexts(400)
  const walk = async (places: readonly ((text: string) => string)[]) => {
    for (const [turn, text] of texts.entries()) {
      const path = places[turn % places.length]?.(encodeURIComponent(text)) ?? ''
      await page.goto(path)
      if (!path.startsWith('/api/')) await expect(page.getByRole('heading').first()).toBeVisible()
      await look(page, [], signs)
    }
  }
  await walk(ofVisitors)
  await enter(page)
  await walk(ofLearners)
  for (const name of ['username', 'email'])
    for (const { text } of payloads) {
      const body = { username: 'gardener', email: 'gardener@example.com', password, [name]: text }
      expect((await page.request.post('/api/auth/signup', { data: body })).status(), `${name} ${text}`).toBe(400)
    }

  await page.goto('/about')
  await page.evaluate((given) => {
    for (const text of given) document.body.insertAdjacentHTML('beforeend', text)
  }, words)
  await expect.poll(() => signs.filter((sign) => sign.startsWith('policy: script-src')).length).toBeGreaterThan(5)
  expect((await planted(page)).length).toBeGreaterThan(10)
  expect(signs.filter((sign) => sign.startsWith('ran') || sign.startsWith('dialog'))).toEqual([])
})
