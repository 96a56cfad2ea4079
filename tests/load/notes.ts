/** The measurements of word notes: a note of two thousand words beside one of twenty, on a slow telephone's processor. */
import { randomInt, randomUUID } from 'node:crypto'
import type { Cell } from './budget.ts'
import { profiles, settle, visit } from './browser.ts'
import type { Target } from './browser.ts'
import { median, pause } from './numbers.ts'
import { ask } from './requests.ts'
import { tasksDuring } from './tasks.ts'

const MANY = 2000
const FEW = 20
const WORDS_OF_PAGE = 50
const PAGES_OF_SECTION = 10

/** The longest that the main thread may be held while a list scrolls, and until a press is answered. */
const TASK_MS = 50
const ANSWER_MS = 100

/** Pixels of one turn of the wheel, turns, and milliseconds between them: a hurried reader. */
const TURN = 600
const TURNS = 60
const BETWEEN = 50

/** Notes are a learner's: one who signed in by a code on the phone. */
export async function signIn(origin: string): Promise<string> {
  const phone = `139${randomInt(10_000_000, 99_999_999)}`
  const body = { phone, purpose: 'login_or_register' }
  await ask({ method: 'POST', url: `${origin}/api/auth/phone/send-code`, body })
  const messages = await ask<{ text: string }[]>({ url: `${origin}/api/dev/outbox?to=${phone}` })
  const code = /\d{6}/.exec(messages[0]?.text ?? '')?.[0] ?? ''
  const answer = await ask<{ access_token: string }>({
    method: 'POST',
    url: `${origin}/api/auth/phone/login-or-register`,
    body: { phone, verification_code: code },
  })
  return answer.access_token
}

const chunks = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))

/** A learner with a note of so many words of the dictionary. */
async function noteOf(origin: string, count: number): Promise<Target> {
  const token = await signIn(origin)
  const { notes } = await ask<{ notes: { id: string; words: number }[] }>({
    url: `${origin}/api/notes?kind=official`,
    token,
  })
  const source = notes.toSorted((a, b) => b.words - a.words)[0]?.id ?? ''
  const { entries } = await ask<{ entries: { word: string }[] }>({
    url: `${origin}/api/notes/${source}/entries?count=${count}`,
    token,
  })
  const pages = chunks(entries, WORDS_OF_PAGE).map((words, index) => ({
    title: `Page ${index + 1}`,
    entries: words.map(({ word }) => ({ word })),
  }))
  const id = randomUUID()
  const sections = chunks(pages, PAGES_OF_SECTION).map((own, index) => ({ title: `Part ${index + 1}`, pages: own }))
  await ask({ method: 'POST', url: `${origin}/api/notes`, token, body: { id, title: `${count} words`, sections } })
  return {
    url: `${origin}/word-notes/${id}`,
    // A word, not the skeleton before it.
    ready: 'main li[data-index] .headword',
    storage: { token, i18nextLng: 'en', hasCompletedOnboardingTour: 'true' },
  }
}

const opened = (target: Target): Promise<number> =>
  visit(target, profiles.slow4g, async (open) => {
    await settle(open)
    return open.page.evaluate(() => window.probe.ready)
  })

interface Worked {
  /** Milliseconds of processor time of the longest task while the list scrolled. */
  readonly scrolling: number
  /** Milliseconds from Enter to the frame in which the note has the word. */
  readonly adding: readonly number[]
}

/** Scrolls through the note and adds words to it. */
const worked = (target: Target): Promise<Worked> =>
  visit(target, { ...profiles.none, slower: profiles.slow4g.slower }, async (open) => {
    const { page, cdp } = open
    await settle(open)
    const field = page.getByLabel('Add words')
    const adding: number[] = []
    for (const word of ['alpha', 'beta', 'gamma', 'delta', 'omega']) {
      await field.fill(word)
      await page.evaluate(() => {
        const lead = document.querySelector('main header') ?? document.querySelector('main')
        const before = lead?.textContent
        addEventListener(
          'keydown',
          ({ timeStamp }) => {
            window.probe.shown = Number.NaN
            const look = () => {
              if (lead?.textContent === before) requestAnimationFrame(look)
              else window.probe.shown = performance.now() - timeStamp
            }
            requestAnimationFrame(look)
          },
          { once: true, capture: true },
        )
      })
      await field.press('Enter')
      await page.waitForFunction(() => Number.isFinite(window.probe.shown))
      adding.push(await page.evaluate(() => window.probe.shown))
      await pause(1000)
    }
    await page.mouse.move(800, 600)
    const tasks = await tasksDuring(cdp, async () => {
      for (let turn = 0; turn < TURNS; turn += 1) {
        await page.mouse.wheel(0, turn < TURNS / 2 ? TURN : -TURN)
        await pause(BETWEEN)
      }
      await pause(500)
    })
    return { scrolling: Math.max(...tasks), adding }
  })

/** Opening, scrolling, adding. */
export async function measureNotes(origin: string, rounds: number): Promise<Cell[]> {
  const [many, few] = [await noteOf(origin, MANY), await noteOf(origin, FEW)]
  const open: Record<'many' | 'few', number[]> = { many: [], few: [] }
  const work: Worked[] = []
  for (let round = 0; round < rounds; round += 1) {
    open.few.push(await opened(few))
    open.many.push(await opened(many))
    work.push(await worked(many))
  }
  const floor = median(open.few)
  const cell = (name: string, value: number, limit: number): Cell => ({
    name,
    unit: 'ms',
    value,
    limit,
    better: 'less',
  })
  return [
    { ...cell(`note of ${MANY} words: first word`, median(open.many), 1.5 * floor), floor },
    cell(`note of ${MANY} words: longest task of scrolling`, median(work.map(({ scrolling }) => scrolling)), TASK_MS),
    cell(`note of ${MANY} words: a word added`, median(work.flatMap(({ adding }) => adding)), ANSWER_MS),
  ]
}
