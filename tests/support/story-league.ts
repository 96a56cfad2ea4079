/** A group of a weekly league in stories. */
import type { ContactLeague, League } from '#contract/league'
import { leagueTiers } from '#contract/league-tiers'
import { leagueStandings, tierZones } from '#rules/league'

const ME = 'lin-xiaoyu'

const scores: readonly (readonly [name: string | null, score: number])[] = [
  ['mei-lin', 1_240],
  ['tomas', 1_105],
  [ME, 968],
  ['olga', 968],
  [null, 720],
  ['zhao-6', 655],
  ['a-very-long-name-of-thirty-char', 610],
  ['chen', 540],
  ['aylin', 420],
  ['bao', 260],
  ['wei', 12],
  ['nika', 0],
]

interface Given extends Partial<League> {
  /** The learner's own score. */
  score?: number
}

/** Twelve learners of the garden on a Thursday. */
export function someLeague({ score, ...given }: Given = {}): League {
  const tier = given.tier ?? leagueTiers[1]
  const rows = scores.map(([username, each]) => ({
    username,
    avatar: null,
    score: username === ME ? (score ?? each) : each,
    is_me: username === ME,
  }))
  return {
    state: 'in',
    tier,
    closes_at: '2126-03-08T16:00:00.000Z',
    hours_left: 85,
    today: 130,
    members: leagueStandings(rows, tier),
    ...tierZones(tier, rows.length),
    result: null,
    ...given,
  }
}

export const noLeague = (given: Partial<League> = {}): League =>
  someLeague({ state: 'out', tier: 'meadow', today: 0, members: [], rising: 0, falling: 0, ...given })

export const someContactLeague = (given: Partial<ContactLeague> = {}): ContactLeague => ({
  closes_at: '2126-03-08T16:00:00.000Z',
  members: [
    { rank: 1, username: 'mei-lin', avatar: null, score: 1_240, is_me: false },
    { rank: 2, username: ME, avatar: null, score: 968, is_me: true },
    { rank: 3, username: 'tomas', avatar: null, score: 80, is_me: false },
  ],
  ...given,
})
