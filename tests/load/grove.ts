/** The measurements of the whole grove: a learner of ten thousand words, drawn, and scrolled through on a slow telephone's processor. */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Cell } from './budget.ts'
import { profiles, settle, visit } from './browser.ts'
import type { Target } from './browser.ts'
import { median, pause } from './numbers.ts'
import { onDatabase } from './on-database.ts'
import type { DatabasePlace } from './on-database.ts'
import { tasksDuring } from './tasks.ts'

const WORDS = 10_000

/** Until the window is painted, from the last byte of the words on; and the longest that the main thread is held while the page scrolls. */
const DRAWN_MS = 200
const TASK_MS = 50

/** Pixels of one turn of the wheel, turns, and milliseconds between them: a hurried look from end to end. */
const TURN = 600
const TURNS = 60
const BETWEEN = 50

/** A learner whose words are of all ages; answers their token. */
export const fillGrove = (database: DatabasePlace): Promise<string> =>
  onDatabase(database, async (run) => {
    const [id, token] = [randomUUID(), randomBytes(32).toString('base64url')]
    const hash = createHash('sha256').update(token).digest('hex')
    await run(
      `insert into users (id, username, role, invite_code, onboarding_completed) values ('${id}', 'bench-grower', 'user', '${id}', true)`,
    )
    await run(
      `insert into sessions (token_hash, user_id, expires_at, proven_at) values ('${hash}', '${id}', now() + interval '1 day', now())`,
    )
    await run(
      `insert into cards (user_id, word_id, due, stability, difficulty, scheduled_days, learning_steps, reps, lapses, state, last_review, begun_at)
       select '${id}', id, now() + (n % 40 - 8) * interval '1 day', 1 + n % 60, 5, 3, 0, 4, 0, 2, now() - (n % 12) * interval '1 day',
         now() - n * interval '1 hour'
       from (select id, row_number() over (order by id) as n from words where not hidden limit ${WORDS}) words`,
    )
    return token
  })

const groveOf = (origin: string, token: string): Target => ({
  url: `${origin}/grove`,
  ready: '[data-painted] canvas',
  storage: { token, i18nextLng: 'en' },
})

/** Milliseconds from the last byte of the words to the frame in which the window is painted. */
const drawn = (target: Target): Promise<number> =>
  visit(target, profiles.none, async (open) => {
    await settle(open)
    return open.page.evaluate(() => {
      const [words] = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/grove/beds'))
      return window.probe.ready - (words as PerformanceResourceTiming).responseEnd
    })
  })

/** Milliseconds of processor time of the longest task while the page scrolls to its end and back. */
const scrolled = (target: Target): Promise<number> =>
  visit(target, { ...profiles.none, slower: profiles.slow4g.slower }, async (open) => {
    await settle(open)
    await open.page.mouse.move(800, 600)
    const tasks = await tasksDuring(open.cdp, async () => {
      for (let turn = 0; turn < TURNS; turn += 1) {
        await open.page.mouse.wheel(0, turn < TURNS / 2 ? TURN : -TURN)
        await pause(BETWEEN)
      }
      await pause(500)
    })
    return Math.max(...tasks)
  })

export async function measureGrove(origin: string, token: string, rounds: number): Promise<Cell[]> {
  const target = groveOf(origin, token)
  const [drawing, scrolling]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    drawing.push(await drawn(target))
    scrolling.push(await scrolled(target))
  }
  const cell = (name: string, value: number, limit: number): Cell => ({
    name: `grove of ${WORDS} words: ${name}`,
    unit: 'ms',
    value,
    limit,
    better: 'less',
  })
  return [
    cell('window painted', median(drawing), DRAWN_MS),
    cell('longest task of scrolling', median(scrolling), TASK_MS),
  ]
}
