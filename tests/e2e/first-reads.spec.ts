/** What the table of pages names as a page's first reads is what the page reads, once: the document asks, the page takes it over. */
import { expect, test } from 'playwright/test'
import type { Page, Request } from 'playwright/test'
import { pages } from '#contract/pages'
import type { Page as PageEntry } from '#contract/page'
import type { PageName } from '#contract/pages'
import { newAccount, password, signInPerson } from '#tests/account-player'
import { bootReads, type Readers } from '../../server/http/boot-reads.ts'
import { becomeGuest } from '#tests/player'

/** Addresses of pages that need a parameter. */
const examples: Partial<Record<PageName, string>> = {
  word: '/word/apple',
  course: '/courses/a1-people',
  certificate: '/courses/a1-people/certificate',
  wordChallenge: '/word-challenge?category=animals-nature',
}

const accountExamples: Partial<Record<PageName, string>> = { lesson: '/lesson/starter/1' }

/** The address of a page for a guest, who may read the official notes alone. */
async function addressOf(name: PageName, page: Page): Promise<string> {
  const { path }: PageEntry = pages[name]
  const example = examples[name] ?? path
  if (!example.includes(':id')) return example
  const answer = await page.request.get('/api/notes?kind=official', {
    headers: { Authorization: `Bearer ${await tokenOf(page)}` },
  })
  const { notes } = (await answer.json()) as { notes: { id: string }[] }
  return example.replace(/:id.*/, notes[0]?.id ?? 'no official note')
}

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

const namesFor = (readers: Readers) =>
  (Object.keys(pages) as PageName[]).filter((name) => bootReads(name, readers).length > 0)

/** Opens the address and expects the document to have asked for what the table names, and the page to have taken it over. */
async function takesOver(page: Page, name: PageName, address: string, reads: readonly string[]): Promise<void> {
  // The page before may still fetch ahead for this one.
  await page.goto('about:blank')
  const asked: string[] = []
  const note = (request: Request) => asked.push(request.url())
  page.on('request', note)
  await page.goto(address)
  // What the application takes over leaves the list; what it asks for itself would stay there.
  await expect
    .poll(() => page.evaluate(() => Object.keys(window.__boot?.requests ?? { none: true })), { message: name })
    .toEqual([])
  page.off('request', note)
  const { pathname, searchParams } = new URL(address, page.url())
  const parts = pathname.split('/')
  for (const read of ['/api/user', ...reads]) {
    const url = new URL(
      read.replace(/\{(\w+)\}/g, (_, place: string) => parts[Number(place)] ?? searchParams.get(place) ?? ''),
      page.url(),
    )
    expect(
      asked.filter((each) => each === url.href),
      `${name}: ${url.pathname}`,
    ).toHaveLength(1)
  }
}

test('every page takes over what the table names', async ({ page }) => {
  await becomeGuest(page)
  for (const name of namesFor('everyone').filter((each) => each !== 'wordNotes'))
    await test.step(name, async () => takesOver(page, name, await addressOf(name, page), bootReads(name)))
})

test('for an account every page takes over what accounts alone may read, too', async ({ page }) => {
  await signInPerson(page)
  await page.goto('/home')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('hasAccount'))).toBe('true')
  const names = [...namesFor('accounts'), 'wordNotes' as const].filter((name) => !pages[name].path.includes(':'))
  for (const name of [...names, 'lesson' as const])
    await test.step(name, async () =>
      takesOver(page, name, accountExamples[name] ?? pages[name].path, [
        ...bootReads(name),
        ...bootReads(name, 'accounts'),
      ]),
    )
})

test('a page asks for its own scripts once the first one of the application is here, and for each once', async ({
  page,
}) => {
  await becomeGuest(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const { promise: isHeld, resolve: release } = Promise.withResolvers<undefined>()
  await page.route('**/assets/ground-*.js', async (route) => {
    await isHeld
    await route.continue()
  })
  const opened = page.goto('/word/apple')
  await expect.poll(() => asked).toContain('/api/words/apple')
  const named = await page
    .locator('[data-page-script]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(named.length).toBeGreaterThan(2)
  expect(asked.filter((path) => named.includes(path))).toEqual([])
  release(undefined)
  await opened
  await expect(page.locator('main h1')).toBeVisible()
  for (const script of named) expect(asked.filter((path) => path === script)).toHaveLength(1)
})

/** Holds the code back until what the document has asked for is here, as on a slow network. */
const answerFirst = (page: Page) =>
  page.route('**/assets/app-*.js', async (route) => {
    await page.waitForFunction(() =>
      Object.values(window.__boot?.requests ?? {}).every(({ data }) => data !== undefined),
    )
    await route.continue()
  })

test('what the document has read when the code is here is drawn at once', async ({ page }) => {
  await becomeGuest(page)
  await page.goto('/home')
  const addresses = ['/home', '/word/apple', '/challenges', await addressOf('officialNote', page)]
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('#root [data-part="loading"]')) document.documentElement.dataset['loading'] = 'seen'
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await answerFirst(page)
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await expect(page.locator('html'), address).not.toHaveAttribute('data-loading')
  }
})

test('a game asks for its run once, before anything is drawn', async ({ page }) => {
  await becomeGuest(page)
  await answerFirst(page)
  const asked: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/runs') asked.push(request)
  })
  await page.addInitScript(() => {
    const send = window.fetch
    window.fetch = (input, init) => {
      if (input === '/api/runs')
        document.documentElement.dataset['drawnAtRun'] = String(document.getElementById('root')?.childElementCount)
      return send(input, init)
    }
  })
  await page.goto('/word-challenge/animals-nature/game?difficulty=easy&level=1&type=multi-choice')
  await expect(page.locator('article h2[lang=en]')).toBeVisible()
  expect(asked).toHaveLength(1)
  await expect(page.locator('html')).toHaveAttribute('data-drawn-at-run', '0')
})

test('the picture of a word is asked for once, before the page is drawn', async ({ page }) => {
  await becomeGuest(page)
  await answerFirst(page)
  await page.goto('/word/apple')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  const pictures = () =>
    page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => new URL(name).pathname.startsWith('/pictures/'))
        .map(({ initiatorType }) => initiatorType),
    )
  // What the drawn page asks for is named `img`.
  await expect.poll(pictures).toEqual(['link'])
})

test('the texts of a page come with its document, and those of another language by themselves', async ({ page }) => {
  await becomeGuest(page)
  await page.addInitScript(() => {
    // What was asked for until the page was there: its parts and the next pages bring their texts later.
    const look = () => {
      if (!document.querySelector('main :is(h1, h2)')) return void requestAnimationFrame(look)
      const texts = performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/(zh|en)-/.test(name))
      document.documentElement.dataset['texts'] = String(texts.length)
    }
    requestAnimationFrame(look)
  })
  for (const address of ['/home', '/word/apple', '/settings']) {
    await page.goto(address)
    await expect(page.locator('html'), address).toHaveAttribute('data-texts', '0')
  }
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'en'))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-texts', '2')
})

test('no page asks for more than 20 things before it is there', async ({ page }) => {
  await signInPerson(page)
  await page.goto('/home')
  const note = await addressOf('officialNote', page)
  await page.addInitScript(() => {
    const look = () => {
      if (!document.querySelector('main :is(h1, h2)')) return void requestAnimationFrame(look)
      // The document is one, too.
      document.documentElement.dataset['asked'] = String(performance.getEntriesByType('resource').length + 1)
    }
    requestAnimationFrame(look)
  })
  const learning = [
    '/home',
    '/word/apple',
    '/challenges',
    '/word-challenge?category=animals-nature',
    '/lesson/starter/1',
  ]
  for (const address of [
    ...learning,
    '/courses/starter',
    '/review',
    '/word-notes',
    note,
    '/profile',
    '/settings',
    '/vip',
  ]) {
    await page.goto(address)
    await expect(page.locator('html'), address).toHaveAttribute('data-asked', /^(1?\d|20)$/)
  }
})

test('in a browser of another language a page begins in that of the account', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-US' })
  const page = await context.newPage()
  const { email } = await newAccount(page)
  await page.goto('/signin')
  await page.getByRole('tab', { name: 'Password login' }).click()
  await page.getByRole('radio', { name: 'E-mail' }).check()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/home')
  const token = (await tokenOf(page)) ?? ''
  const headers = { Authorization: `Bearer ${token}` }
  expect((await page.request.put('/api/user', { headers, data: { ui_language: 'zh' } })).ok()).toBe(true)
  await page.goto('/challenges')
  await expect(page.getByRole('heading', { level: 1, name: '单词挑战' })).toBeVisible()

  await page.addInitScript(() => {
    const seen = new Set<string>()
    const look = () => {
      const title = document.querySelector('h1')?.textContent
      if (title) seen.add(title)
      document.documentElement.dataset['titles'] = [...seen].join('|')
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
  })
  const isHere = page.waitForResponse('**/api/user')
  await page.goto('/challenges')
  await isHere
  await expect(page.getByRole('heading', { level: 1, name: '单词挑战' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-titles', '单词挑战')
  await context.close()
})
