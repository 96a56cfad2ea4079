/** The measurements of the pages and their budgets. */
import type { Cell } from './budget.ts'
import { profiles } from './browser.ts'
import type { Target } from './browser.ts'
import { serveFloors } from './floors.ts'
import { median, quantile } from './numbers.ts'
import { measureLoad, measureMove, measureTyping } from './pages.ts'
import { measurePageLoads } from './page-loads.ts'
import type { Load, Typing } from './pages.ts'
import { lettersOfFloor, lettersOfRun, newToken, targetsOf, toChallenges } from './product.ts'

type Name = 'landing' | 'game' | 'static' | 'mui' | 'router'

/** Measures every round of every target in turn, so that what disturbs the machine disturbs all. */
export async function measurePages(origin: string, token: string, rounds: number): Promise<Cell[]> {
  const floors = await serveFloors()
  const everyPage = await measurePageLoads(origin)
  const ours = targetsOf(origin, token)
  const least = (name: 'static' | 'mui' | 'router', path = ''): Target => ({
    url: floors.at(name) + path,
    ready: '#ready',
  })
  const targets: Record<Name, Target> = {
    landing: ours.landing,
    game: ours.game,
    static: least('static'),
    mui: least('mui'),
    router: least('router'),
  }
  const loads = Object.fromEntries(Object.keys(targets).map((name) => [name, []])) as unknown as Record<Name, Load[]>
  const moves: Record<'ours' | 'floor', { first: number; repeat: number }[]> = { ours: [], floor: [] }
  const typed: Record<'slow' | 'slowFloor' | 'fast' | 'fastFloor', Typing[]> = {
    slow: [],
    slowFloor: [],
    fast: [],
    fastFloor: [],
  }
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, target] of Object.entries(targets)) loads[name as Name].push(await measureLoad(target))
      const move = await measureMove(least('router'), { press: 'a', shows: '#next' })
      moves.floor.push(move)
      const floorLoad = loads.router.at(-1)
      if (floorLoad) await everyPage.round({ load: floorLoad, move })
      moves.ours.push(await measureMove(ours.home, toChallenges))
      for (const [slot, profile] of [
        ['slow', profiles.slow4g],
        ['fast', profiles.none],
      ] as const) {
        typed[`${slot}Floor`].push(await measureTyping(least('router', 'typing'), profile, lettersOfFloor))
        // A fresh learner: the run begins at its first word.
        const fresh = await newToken(origin)
        typed[slot].push(
          await measureTyping(targetsOf(origin, fresh).typing, profile, (open) => lettersOfRun(origin, fresh, open)),
        )
      }
    }
  } finally {
    await floors.close()
  }
  const load = (name: Name, what: keyof Load) => median(loads[name].map((each) => each[what]))
  return [
    ...landingCells(load),
    ...gameCells(load),
    ...(['first', 'repeat'] as const).map((which): Cell => {
      const [value, floor] = [
        median(moves.ours.map((move) => move[which])),
        median(moves.floor.map((move) => move[which])),
      ]
      return {
        name: `home to challenges, ${which} time`,
        unit: 'ms',
        value,
        floor,
        limit: (which === 'first' ? 0.75 : 0.9) * floor,
        better: 'less',
      }
    }),
    ...typingCells(typed),
    ...everyPage.cells(),
  ]
}

type LoadOf = (name: Name, what: keyof Load) => number

function landingCells(load: LoadOf): Cell[] {
  const [still, mui] = [load('static', 'lcp'), load('mui', 'ready')]
  return [
    {
      name: '/: largest paint',
      unit: 'ms',
      value: load('landing', 'lcp'),
      floor: still,
      limit: 1.5 * still + 150,
      better: 'less',
    },
    {
      name: '/: question answers',
      unit: 'ms',
      value: load('landing', 'ready'),
      floor: mui,
      limit: 1.1 * mui,
      better: 'less',
    },
    { name: '/: blocked', unit: 'ms', value: load('landing', 'blocked'), limit: 50, better: 'less' },
    { name: '/: layout shift', unit: '', value: load('landing', 'shift'), limit: 0.01, better: 'less', steady: true },
    {
      name: '/: JavaScript',
      unit: 'kB',
      value: load('landing', 'script'),
      floor: load('mui', 'script'),
      limit: 120,
      better: 'less',
      steady: true,
    },
  ]
}

function gameCells(load: LoadOf): Cell[] {
  const [lcp, ready] = [load('router', 'lcp'), load('router', 'ready')]
  const heap = load('mui', 'heap')
  return [
    {
      name: 'game: largest paint',
      unit: 'ms',
      value: load('game', 'lcp'),
      floor: lcp,
      limit: 1.3 * lcp,
      better: 'less',
    },
    { name: 'game: ready', unit: 'ms', value: load('game', 'ready'), floor: ready, limit: 1.3 * ready, better: 'less' },
    { name: 'game: blocked', unit: 'ms', value: load('game', 'blocked'), limit: 50, better: 'less' },
    { name: 'game: layout shift', unit: '', value: load('game', 'shift'), limit: 0.01, better: 'less', steady: true },
    {
      name: 'game: JavaScript',
      unit: 'kB',
      value: load('game', 'script'),
      floor: load('router', 'script'),
      limit: 205,
      better: 'less',
      steady: true,
    },
    { name: 'game: heap', unit: 'MB', value: load('game', 'heap'), floor: heap, limit: 1.3 * heap, better: 'less' },
  ]
}

function typingCells({
  slow,
  slowFloor,
  fast,
  fastFloor,
}: Record<'slow' | 'slowFloor' | 'fast' | 'fastFloor', Typing[]>): Cell[] {
  const keys = (runs: readonly Typing[]) => runs.flatMap((run) => run.keys)
  const cell = (name: string, value: number, floor: number): Cell => ({
    name,
    unit: 'ms',
    value,
    floor,
    limit: 1.1 * floor,
    better: 'less',
  })
  return [
    cell('typing: key to frame, p50', median(keys(slow)), median(keys(slowFloor))),
    cell('typing: key to frame, p98', quantile(keys(slow), 0.98), quantile(keys(slowFloor), 0.98)),
    cell(
      'typing: processor for a key',
      median(fast.map((run) => run.perKey)),
      median(fastFloor.map((run) => run.perKey)),
    ),
  ]
}
