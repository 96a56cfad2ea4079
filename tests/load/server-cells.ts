/** The measurements of the server and their budgets. */
import type { Cell } from './budget.ts'
import { measureLeaderboard, type LeaderboardBench } from './leaderboard.ts'
import {
  measureFinishes,
  measureFirstPlayback,
  measureFlood,
  measureInformation,
  measureReads,
  measureRefusals,
  measureStarts,
  measureSuggestions,
} from './server.ts'
import type { Compared, ServerBench } from './server.ts'

const atLeast = (name: string, share: number, { value, floor }: Compared): Cell => ({
  name,
  unit: '/s',
  value,
  floor,
  limit: share * floor,
  better: 'more',
})
const atMost = (name: string, times: number, { value, floor }: Compared): Cell => ({
  name,
  unit: 'ms',
  value,
  floor,
  limit: times * floor,
  better: 'less',
})

/** Reads are answers a second; writes are milliseconds of one call. */
export async function measureServer(bench: ServerBench): Promise<Cell[]> {
  return [
    atLeast('GET /api/user', 0.5, await measureReads(bench, '/api/user')),
    atLeast('GET /api/challenges', 0.4, await measureReads(bench, '/api/challenges')),
    atLeast(
      'GET levels of a category',
      0.4,
      await measureReads(bench, '/api/challenges/animals-nature/levels?difficulty=easy'),
    ),
    atMost('suggestions while typing', 3, await measureSuggestions(bench)),
    atMost('first block of word information', 25, await measureInformation(bench)),
    {
      name: 'first playback of a word, p95',
      unit: 'ms',
      value: await measureFirstPlayback(bench),
      limit: 150,
      better: 'less',
    },
    atMost('starting a run', 3, await measureStarts(bench)),
    // Half of what a bare transaction does in the same time.
    atMost('finishing a run', 2, await measureFinishes(bench)),
    atMost('GET /api/user in a flood of sign-ins', 2, await measureFlood(bench)),
    // In either direction: who has an account must not show in the time of a refusal.
    atMost('wrong password or unknown account', 1.2, await measureRefusals(bench)),
  ]
}

/** The board of everybody is counted anew once in half a minute, by whoever asks then: that read has a budget of its own. */
export async function measureManyLearners(bench: LeaderboardBench): Promise<Cell[]> {
  const { board, anew, answers } = await measureLeaderboard(bench)
  const many = `of ${bench.learners} learners`
  return [
    atMost(`leaderboard ${many}, own rank`, 5, board),
    { name: `leaderboard ${many}, counted anew`, unit: 'ms', value: anew, limit: 2_000, better: 'less' },
    atMost(`an answer with points, ${many}`, 1.2, answers),
  ]
}
