/** The person behind the session, and what they have learned. */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'
import { ChallengeType, Difficulty } from './challenges.ts'
import { Instant, Language, TimeZone } from './patterns.ts'

export const MeaningsIn = z.enum(['zh', 'en', 'both'])
export type MeaningsIn = z.infer<typeof MeaningsIn>

export const User = z.object({
  id: z.string(),
  username: z.string(),
  email: z.nullable(z.string()),
  /** Masked: 138****0000. */
  phone: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  is_admin: z.boolean(),
  role: z.enum(['guest', 'user', 'admin']),
  onboarding_completed: z.boolean(),
  is_vip: z.boolean(),
  vip_until: z.nullable(Instant),
  ui_language: z.nullable(Language),
  /** Language of meanings in questions and notes; null follows the interface. */
  meanings_in: z.nullable(MeaningsIn),
  invite_code: z.string(),
  time_zone: z.string(),
})
export type User = z.infer<typeof User>

export const getUser = endpoint({
  method: 'GET',
  path: '/api/user',
  access: 'guest',
  limit: 'api',
  summary: 'The current user.',
  response: User,
})

export const updateUser = endpoint({
  method: 'PUT',
  path: '/api/user',
  access: 'guest',
  limit: 'api',
  summary: 'Changes the named settings; what is left out stays.',
  body: z.strictObject({
    onboarding_completed: z.optional(z.boolean()),
    ui_language: z.optional(Language),
    meanings_in: z.optional(z.nullable(MeaningsIn)),
    time_zone: z.optional(TimeZone),
  }),
  response: User,
})

export const Stats = z.object({
  words_learned: z.int(),
  /** Distinct words answered this week in the learner's zone, against the goal. */
  weekly_goal: z.object({ current: z.int(), total: z.int() }),
  login_streak: z.int(),
  total_words: z.int(),
  daily_average: z.int(),
  current_streak: z.int(),
  best_streak: z.int(),
  /** Cards due now. */
  due: z.int(),
  /** Points of this leaderboard week. */
  points: z.int(),
  /** The level to go on with; null before the first run. */
  next_level: z.nullable(
    z.object({
      category: z.string(),
      sub: z.nullable(z.string()),
      difficulty: Difficulty,
      level: z.int(),
      type: ChallengeType,
    }),
  ),
})
export type Stats = z.infer<typeof Stats>

export const getStats = endpoint({
  method: 'GET',
  path: '/api/user/stats',
  access: 'guest',
  limit: 'api',
  summary: 'What the learner has done: words, streaks, goal, points, and where to go on.',
  response: Stats,
})
