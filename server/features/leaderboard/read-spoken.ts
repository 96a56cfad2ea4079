/** Who spoke longest this week, among contacts who share it. Nobody else sees it. */
import type { SpokenLeaderboard } from '#contract/leaderboard'
import { addDays, DEFAULT_TIME_ZONE, startOfDay } from '#rules/days'
import { weekOf } from '#rules/points'
import { createRanks } from '#rules/ranks'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { acceptedIds, readSpokenMs } from '../contacts/index.ts'
import { readSharing } from './leaderboard.store.ts'

/** The week is that of points, so that both views close at one moment; its days are those of each learner's own calendar. */
export async function readSpokenLeaderboard({ db, now }: Deps, session: Session): Promise<SpokenLeaderboard> {
  const { userId, user } = session
  const week = weekOf(now())
  const others = await readSharing(db, await acceptedIds(db, userId))
  const known = [...others, { userId, username: user.username, avatar: user.avatar }]
  const spoken = await readSpokenMs(
    db,
    known.map((each) => each.userId),
    week,
  )
  const speakers = known
    .map((each) => ({ ...each, spokenMs: spoken.get(each.userId) ?? 0 }))
    .filter(({ spokenMs }) => spokenMs > 0)
    .toSorted((a, b) => b.spokenMs - a.spokenMs || a.username.localeCompare(b.username, 'en'))
  const ranks = createRanks(speakers.map(({ spokenMs }) => ({ points: spokenMs, learners: 1 })))
  return {
    closes_at: startOfDay(DEFAULT_TIME_ZONE, addDays(week, 7)).toISOString(),
    speakers: speakers.map((each) => ({
      rank: ranks.rankOf(each.spokenMs),
      username: each.username,
      avatar: each.avatar,
      spoken_ms: each.spokenMs,
      is_me: each.userId === userId,
    })),
    shared: user.sharesSpokenTime,
  }
}
