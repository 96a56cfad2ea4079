/** The learner's league of this week, with what the last one brought. */
import type { ContactLeague, League, LeagueMember } from '#contract/league'
import { leagueTiers, type LeagueTier } from '#contract/league-tiers'
import { DEFAULT_TIME_ZONE, startOfDay, type Day } from '#rules/days'
import { leagueDay, leagueStandings, nextWeek, tierZones } from '#rules/league'
import { weekOf } from '#rules/points'
import type { Reader } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { acceptedIds } from '../contacts/index.ts'
import * as store from './leagues.store.ts'

/** The most contacts of the list. */
const CONTACTS = 100

const tierAt = (tier: number): LeagueTier => leagueTiers[tier] ?? leagueTiers[0]
const closingOf = (week: Day) => startOfDay(DEFAULT_TIME_ZONE, nextWeek(week)).toISOString()

/** Joined: in this week, or in the one before as long as Monday's job has not come to it. */
export const isJoined = (place: store.Place, week: Day): boolean =>
  place.leftAt === null && (place.week === week || place.closedAt === null)

export async function readLeague({ db, now }: Pick<Deps, 'db' | 'now'>, session: Session): Promise<League> {
  const at = now()
  const week = weekOf(at)
  const place = await store.readLatestPlace(db, session.userId)
  const tier = tierAt(place?.tier ?? 0)
  const closesAt = closingOf(week)
  const hoursLeft = Math.floor((Date.parse(closesAt) - at.getTime()) / 3_600_000)
  const base = { tier, closes_at: closesAt, hours_left: hoursLeft, result: resultOf(place, week) }
  const none = { today: 0, members: [], rising: 0, falling: 0 }
  if (!place || !isJoined(place, week)) return { ...base, ...none, state: 'out' }
  const days = await store.readDays(db, session.userId, week)
  const today = days[leagueDay(week, at) ?? 0] ?? 0
  if (!session.user.onLeaderboard) return { ...base, ...none, today, state: 'hidden' }
  if (place.week !== week || place.groupId === null) return { ...base, ...none, today, state: 'grouping' }
  const members = await readMembers(db, session, week, place.groupId, tier)
  return { ...base, today, members, ...tierZones(tier, members.length), state: 'in' }
}

async function readMembers(db: Reader, { userId }: Session, week: Day, groupId: string, tier: LeagueTier) {
  const rows = await store.readGroup(db, week, groupId)
  const blocked = await store.readBlocked(
    db,
    userId,
    rows.map((row) => row.userId),
  )
  return leagueStandings(rows, tier).map(({ rank, outcome, ...row }): LeagueMember => {
    const isNamed = !blocked.has(row.userId)
    return {
      rank,
      outcome,
      username: isNamed ? row.username : null,
      avatar: isNamed ? row.avatar : null,
      score: row.score,
      is_me: row.userId === userId,
    }
  })
}

/** What the week before brought: in this week's place, or nothing for who has none and did not leave. */
function resultOf(place: store.Place | undefined, week: Day): League['result'] {
  if (!place || place.leftAt !== null || place.resultSeen) return null
  if (place.week !== week) return place.closedAt === null ? null : { outcome: 'none', rank: null }
  if (place.previousTier === null) return null
  const step = place.tier - place.previousTier
  return { outcome: step > 0 ? 'up' : step < 0 ? 'down' : 'stay', rank: place.previousRank }
}

export async function readContactLeague(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId }: Session,
): Promise<ContactLeague> {
  const week = weekOf(now())
  const ids = await acceptedIds(db, userId)
  const rows = await store.readThese(db, week, [...ids, userId], CONTACTS)
  return {
    closes_at: closingOf(week),
    members: leagueStandings(rows, leagueTiers[0]).map(({ rank, username, avatar, score, userId: id }) => ({
      rank,
      username,
      avatar,
      score,
      is_me: id === userId,
    })),
  }
}
