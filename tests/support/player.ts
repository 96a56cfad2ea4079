/** Plays in a real browser as a person does: by keyboard or touch, at a person's pace, on the production build. */
import { expect } from 'playwright/test'
import type { Page } from 'playwright/test'
import type { Run, RunWord } from '#contract/challenges'
import { wordsAsked } from '#rules/run'

/** Milliseconds from answer to answer: faster than 250 counts nothing. */
const pace = 320

export const gameAt = (level: number, type: Run['type'], place = 'animals-nature'): string =>
  `/word-challenge/${place}/game?difficulty=easy&level=${level}&type=${type}`

/** Collects what must not happen on a page: errors on its console, uncaught ones, breaches of the content policy. */
export async function watchFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
  await page.exposeFunction('tellBreach', (breach: string) => faults.push(`policy: ${breach}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      void (window as unknown as { tellBreach: (breach: string) => Promise<void> }).tellBreach(
        `${violatedDirective} ${blockedURI}`,
      )
    })
  })
  return faults
}

/** The run that the page starts while `act` goes on. */
export async function runOf(page: Page, act: () => Promise<unknown>): Promise<Run> {
  const coming = page.waitForResponse(
    (response) => response.url().endsWith('/api/runs') && response.request().method() === 'POST',
  )
  await act()
  return (await (await coming).json()) as Run
}

/** A guest in this browser, without the way through the landing page; the tour of the home screen is behind them. */
export async function becomeGuest(page: Page): Promise<void> {
  await page.goto('/home')
  const answer = await page.request.post('/api/auth/guest', { data: { time_zone: 'Asia/Shanghai' } })
  const { access_token } = (await answer.json()) as { access_token: string }
  const headers = { Authorization: `Bearer ${access_token}` }
  await page.request.put('/api/user', { headers, data: { onboarding_completed: true } })
  await page.evaluate((token) => localStorage.setItem('token', token), access_token)
}

/** Enter through all words of the warm-up. */
export async function warmUp(page: Page, run: Run): Promise<void> {
  await expect(page.getByRole('heading', { name: '先认识这些单词' })).toBeVisible()
  for (const _ of run.questions.flatMap(wordsAsked)) await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '先认识这些单词' })).toBeHidden()
}

const shown = (page: Page) => page.getByRole('heading', { level: 1 })

/** The word of the choice question on the screen, found by its heading. */
async function askedNow(page: Page, run: Run): Promise<RunWord> {
  const heading = (await shown(page).innerText()).split('\n').at(-1)
  const word = run.words.find(({ headword }) => headword === heading)
  if (!word) throw new Error(`No question for ${heading}`)
  return word
}

/**
 * Fulfilled as soon as an element of that selector shows that text, however briefly; asked for before what brings it about. A right
 * answer goes on by itself after a second, which a look from outside misses on a busy machine.
 */
export const willShow = (page: Page, selector: string, text = ''): Promise<void> =>
  page.evaluate(
    async ([wanted, words]) => {
      // What is drawn but hidden does not count: the feedback stands there before the answer.
      const isHere = () =>
        [...document.querySelectorAll<HTMLElement>(wanted)].some((one) => one.innerText.includes(words))
      for (const end = performance.now() + 30_000; !isHere();) {
        if (performance.now() > end) throw new Error(`${wanted} with '${words}' was never there`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    [selector, text] as const,
  )

/** Answers the choice question on the screen by its digit, and goes on by Enter. Options lie in another order when a question comes back. */
export async function choose(page: Page, run: Run, right = true): Promise<string> {
  const word = await askedNow(page, run)
  const meanings = await page
    .locator('main button[data-stop]')
    .evaluateAll((buttons) =>
      buttons.map((button) => button.querySelector('img')?.alt ?? button.querySelector('[lang]')?.textContent ?? ''),
    )
  const place = meanings.findIndex((meaning) => (meaning === word.meaning.zh) === right)
  if (place < 0) throw new Error(`None of ${meanings.join(', ')} is ${word.meaning.zh}`)
  await page.waitForTimeout(pace)
  const told = right ? '答对了' : '记住它'
  const isTold = willShow(page, '[role=status]', told)
  await page.keyboard.press(String(place + 1))
  await isTold
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').getByText(told)).toBeHidden()
  return word.headword
}

/** Plays a multi-choice run to its result; the first `missed` words are answered wrong, and right when they come back. */
export async function playChoices(page: Page, run: Run, missed = 0): Promise<void> {
  for (let count = 0; count < run.questions.length + missed; count += 1) await choose(page, run, count >= missed)
  await expect(page.getByRole('img', { name: /颗星/ })).toBeVisible()
}
