/**
 * Weekly leagues: groups of up to 30 learners of similar pace, scored on remembering. Opt-in; usernames only. A week is that of the leaderboard
 * for everyone, from Monday 00:00 in Shanghai.
 */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'
import { leagueTiers } from './league-tiers.ts'
import { Instant } from './patterns.ts'

const LeagueTier = z.enum(leagueTiers)

/** What a week brings: up or down a tier, the same one again, or nothing, for who has not answered. */
const LeagueOutcome = z.enum(['up', 'stay', 'down', 'none'])

const Member = z.object({
  /** 1 is the first; equal scores share a rank. */
  rank: z.int(),
  /** Null where one of the two has blocked the other: the place is there, the name is not. */
  username: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  score: z.int(),
  is_me: z.boolean(),
})

export const LeagueMember = z.extend(Member, {
  /** What the week would bring if it closed now. */
  outcome: LeagueOutcome,
})
export type LeagueMember = z.infer<typeof LeagueMember>

export const League = z.object({
  /**
   * `out`: not joined. `grouping`: joined, and the groups of the week are being made. `in`: in a group. `hidden`: joined, and not shown to
   * others by a setting, so in no group until that changes.
   */
  state: z.enum(['out', 'grouping', 'in', 'hidden']),
  /** The learner's tier, or the one in which they would begin. */
  tier: LeagueTier,
  /** When the week closes. */
  closes_at: Instant,
  /** Until then, whole hours. */
  hours_left: z.int(),
  /** Score of today, by the days of the week's time zone, which has a most. */
  today: z.int(),
  /** The group, the best first; empty unless the learner is in one. */
  members: z.array(LeagueMember),
  /** So many ranks from the top rise, and so many from the end fall. */
  rising: z.int(),
  falling: z.int(),
  /** What the week before brought, until the learner has seen it; null when there is nothing to tell. */
  result: z.nullable(z.object({ outcome: LeagueOutcome, rank: z.nullable(z.int()) })),
})
export type League = z.infer<typeof League>

export const ContactLeague = z.object({
  closes_at: Instant,
  members: z.array(z.extend(Member, { username: z.string() })),
})
export type ContactLeague = z.infer<typeof ContactLeague>

export const getLeague = endpoint({
  method: 'GET',
  path: '/api/league',
  access: 'user',
  limit: 'api',
  summary: 'The learner’s league of this week, with the group of up to 30.',
  response: League,
})

export const joinLeague = endpoint({
  method: 'POST',
  path: '/api/league',
  access: 'user',
  limit: 'api',
  summary:
    'Joins this week’s league, in a group of similar pace; right answers of the whole week count. Joining again changes nothing.',
  response: League,
  errors: ['league_hidden'],
})

export const leaveLeague = endpoint({
  method: 'DELETE',
  path: '/api/league',
  access: 'user',
  limit: 'api',
  summary: 'Leaves at once: the others see nothing of the learner any more.',
  response: League,
})

export const seeLeagueResult = endpoint({
  method: 'POST',
  path: '/api/league/result',
  access: 'user',
  limit: 'api',
  status: 204,
  summary: 'The learner has seen what the last week brought; it is not told again.',
})

export const getContactLeague = endpoint({
  method: 'GET',
  path: '/api/league/contacts',
  access: 'user',
  limit: 'api',
  summary:
    'Contacts who are in a league this week, and the learner if they are, the highest score first; the first hundred.',
  response: ContactLeague,
})
