/** Who learned most: this week and of all time, everywhere and among contacts. Usernames only, without learners who opted out. */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'
import { message } from './messages.ts'
import { Instant } from './patterns.ts'

export const LeaderboardSpan = z.enum(['week', 'all'], message('field_invalid'))
export type LeaderboardSpan = z.infer<typeof LeaderboardSpan>

export const LeaderboardScope = z.enum(['world', 'contacts'], message('field_invalid'))
export type LeaderboardScope = z.infer<typeof LeaderboardScope>

export const Ranked = z.object({
  /** 1 is the first; equal points share a rank. */
  rank: z.int(),
  username: z.string(),
  avatar: z.nullable(z.string()),
  points: z.int(),
  is_me: z.boolean(),
})
export type Ranked = z.infer<typeof Ranked>

export const Leaderboard = z.object({
  span: LeaderboardSpan,
  scope: LeaderboardScope,
  /** When the week closes; null for all time. */
  closes_at: z.nullable(Instant),
  top: z.array(Ranked),
  /** The learner with those just above and below; empty when already among the top, without points, or not shown to others. */
  around: z.array(Ranked),
  me: z.object({ points: z.int(), rank: z.nullable(z.int()), shown: z.boolean() }),
  /** Learners with points. */
  learners: z.int(),
})
export type Leaderboard = z.infer<typeof Leaderboard>

const Speaker = z.object({
  /** 1 is the first; equal times share a rank. */
  rank: z.int(),
  username: z.string(),
  avatar: z.nullable(z.string()),
  /** Milliseconds of speech in what was recorded this week. */
  spoken_ms: z.int(),
  is_me: z.boolean(),
})
export type Speaker = z.infer<typeof Speaker>

export const SpokenLeaderboard = z.object({
  /** When the week closes. */
  closes_at: Instant,
  speakers: z.array(Speaker),
  /** Whether contacts see the learner's own time. */
  shared: z.boolean(),
})
export type SpokenLeaderboard = z.infer<typeof SpokenLeaderboard>

export const getSpokenLeaderboard = endpoint({
  method: 'GET',
  path: '/api/leaderboard/spoken',
  access: 'user',
  limit: 'api',
  summary: 'Contacts who share how long they spoke this week, and the learner among them, the longest first.',
  response: SpokenLeaderboard,
})

export const getLeaderboard = endpoint({
  method: 'GET',
  path: '/api/leaderboard',
  access: 'guest',
  limit: 'api',
  summary: 'The first hundred, and the learner among their neighbours. A week closes on Monday 00:00 in Shanghai.',
  query: z.strictObject({ span: z.optional(LeaderboardSpan), scope: z.optional(LeaderboardScope) }),
  response: Leaderboard,
})
