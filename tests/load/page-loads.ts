/** Every page that learners use daily: cold, and moving to those of the navigation, beside the router floor of the same round. */
import { randomUUID } from 'node:crypto'
import type { Cell } from './budget.ts'
import { median } from './numbers.ts'
import { signIn } from './notes.ts'
import { measureLoad, measureMove } from './pages.ts'
import type { Load } from './pages.ts'
import type { Press } from './probe.ts'
import { ask } from './requests.ts'
import type { Target } from './browser.ts'

/** Words of the note that is opened. */
const NOTE_WORDS = 20

/**
 * Where each page is, and what must be visible for it to be ready. The landing page and the game have budgets of their own beside these.
 *
 * @param note an own note of the learner
 */
const pageAddresses = (note: string) =>
  ({
    home: ['/home', 'main h1'],
    word: ['/word/apple', 'main h1'],
    challenges: ['/challenges', 'main a[href^="/word-challenge?"]'],
    'level map': ['/word-challenge?category=animals-nature', 'main a[href*="/game?"]'],
    notes: ['/word-notes', `main a[href="/word-notes/${note}"]`],
    'a note': [`/word-notes/${note}`, 'main li[data-index="0"]'],
    review: ['/review', 'main h1'],
    course: ['/courses/starter', 'main a[href^="/lesson/starter/"]'],
    lesson: ['/lesson/starter/1', 'main h1, main h2'],
    profile: ['/profile', 'main h1'],
    settings: ['/settings', 'main h1'],
    VIP: ['/vip', 'main h1'],
  }) as const

type PageOf = keyof ReturnType<typeof pageAddresses>

/** A learner who signed in, with one note, and the pages as targets. */
export async function pageTargets(origin: string): Promise<Record<PageOf, Target>> {
  const token = await signIn(origin)
  // The tour would lie over the pages.
  await ask({
    method: 'PUT',
    url: `${origin}/api/user`,
    token,
    body: { onboarding_completed: true, ui_language: 'en' },
  })
  const { notes } = await ask<{ notes: { id: string }[] }>({ url: `${origin}/api/notes?kind=official`, token })
  const { entries } = await ask<{ entries: { word: string }[] }>({
    url: `${origin}/api/notes/${notes[0]?.id}/entries?count=${NOTE_WORDS}`,
    token,
  })
  const id = randomUUID()
  const page = { title: 'Page', entries: entries.map(({ word }) => ({ word })) }
  await ask({
    method: 'POST',
    url: `${origin}/api/notes`,
    token,
    body: { id, title: 'Words', sections: [{ title: 'Part', pages: [page] }] },
  })
  const targets = Object.entries(pageAddresses(id)).map(([name, [path, ready]]): [string, Target] => [
    name,
    // What the first visit leaves.
    { url: origin + path, ready, storage: { token, accountLanguage: 'en', hasAccount: 'true' } },
  ])
  return Object.fromEntries(targets) as Record<PageOf, Target>
}

/** Pages of the navigation besides the challenges, which are measured with a guest, and what is visible once they are here. */
const moves: Readonly<Record<string, Press>> = {
  review: { press: 'nav a[href="/review"]', shows: 'main [role=tablist]' },
  notes: { press: 'nav a[href="/word-notes"]', shows: 'main a[href^="/word-notes/"]' },
  courses: { press: 'nav a[href="/courses"]', shows: 'main a[href^="/courses/"]' },
}

/** What the same round measured of the floor. */
interface FloorOfRound {
  readonly load: Load
  readonly move: { readonly first: number; readonly repeat: number }
}

interface PageRounds {
  readonly round: (floor: FloorOfRound) => Promise<void>
  readonly cells: () => Cell[]
}

/** Measures each page once a round; a page that did not become ready ends the run and says which it was. */
export async function measurePageLoads(origin: string): Promise<PageRounds> {
  const targets = await pageTargets(origin)
  const loads = new Map<string, Load[]>(Object.keys(targets).map((name) => [name, []]))
  const moved = new Map<string, { first: number; repeat: number }[]>(Object.keys(moves).map((name) => [name, []]))
  const floors: FloorOfRound[] = []
  const ofFloor = (pick: (floor: FloorOfRound) => number) => median(floors.map(pick))
  const cellsOf = ([name, all]: [string, Load[]]): Cell[] => {
    const of = (what: keyof Load) => median(all.map((load) => load[what]))
    const ratio = (what: 'lcp' | 'ready', title: string): Cell => {
      const floor = ofFloor(({ load }) => load[what])
      return { name: `${name}: ${title}`, unit: 'ms', value: of(what), floor, limit: 1.4 * floor, better: 'less' }
    }
    return [
      ratio('lcp', 'largest paint'),
      ratio('ready', 'ready'),
      { name: `${name}: blocked`, unit: 'ms', value: of('blocked'), limit: 50, better: 'less' },
      { name: `${name}: layout shift`, unit: '', value: of('shift'), limit: 0.01, better: 'less', steady: true },
      // What a slower processor lets come before the page is ready differs; the build holds what a page loads at once.
      { name: `${name}: JavaScript`, unit: 'kB', value: of('scriptAtReady'), limit: 230, better: 'less' },
      { name: `${name}: requests`, unit: '', value: of('requests'), limit: 20, better: 'less' },
    ]
  }
  return {
    round: async (floor) => {
      floors.push(floor)
      for (const [name, target] of Object.entries(targets)) loads.get(name)?.push(await measureLoad(target))
      for (const [name, press] of Object.entries(moves)) moved.get(name)?.push(await measureMove(targets.home, press))
    },
    cells: () => [
      ...[...loads].flatMap(cellsOf),
      ...[...moved].flatMap(([name, all]) =>
        (['first', 'repeat'] as const).map((which): Cell => {
          const floor = ofFloor(({ move }) => move[which])
          return {
            name: `home to ${name}, ${which} time`,
            unit: 'ms',
            value: median(all.map((move) => move[which])),
            floor,
            limit: (which === 'first' ? 0.9 : 1.6) * floor,
            better: 'less',
          }
        }),
      ),
    ],
  }
}
