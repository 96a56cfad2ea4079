/** Learning together: a weekly goal that contacts share, a duel on the words of one level, and congratulating with one press. */
import * as z from 'zod/mini'
import { ChallengeType, Difficulty } from './challenges.ts'
import { endpoint } from './core.ts'
import { message } from './messages.ts'
import { Bilingual, ClientId, Instant } from './patterns.ts'
import { MOST_GOAL_POINTS, togetherBounds } from './together-limits.ts'

const GoalMember = z.object({
  /** Null for one whom this learner has no contact with: they know the same third one. */
  name: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  own: z.boolean(),
  /** Of this week; null until they joined. */
  points: z.nullable(z.int()),
})
export type GoalMember = z.infer<typeof GoalMember>

/** It goes on from week to week; what is reached is that of the present one. */
export const SharedGoal = z.object({
  id: z.string(),
  /** Whether this learner set it. */
  own: z.boolean(),
  /** Whether this learner has joined it. */
  joined: z.boolean(),
  /** Points that all together want to earn in a week. */
  target: z.int(),
  /** What those who joined have earned this week. */
  points: z.int(),
  members: z.array(GoalMember),
})
export type SharedGoal = z.infer<typeof SharedGoal>

export const getTogether = endpoint({
  method: 'GET',
  path: '/api/together',
  access: 'user',
  limit: 'api',
  summary: 'The learner’s shared goals, and the contacts whom they have congratulated today.',
  response: z.object({ goals: z.array(SharedGoal), congratulated: z.array(z.string()) }),
})

export const createGoal = endpoint({
  method: 'POST',
  path: '/api/together/goals',
  access: 'user',
  limit: 'api',
  status: 204,
  summary:
    'Sets a weekly goal with one to four contacts. They are asked, and count once they joined. The same id again changes nothing.',
  body: z.strictObject({
    id: ClientId,
    target: z.int(message('field_invalid')).check(z.minimum(100), z.maximum(MOST_GOAL_POINTS)),
    with: z
      .array(ClientId)
      .check(
        z.minLength(1, message('goal_members_required')),
        z.maxLength(togetherBounds.members - 1, message('goal_members_many')),
      ),
  }),
  errors: ['contact_unknown', 'goal_limit'],
})

const GoalId = z.strictObject({ id: ClientId })

export const joinGoal = endpoint({
  method: 'POST',
  path: '/api/together/goals/{id}/join',
  access: 'user',
  limit: 'api',
  status: 204,
  summary: 'Joins a goal that a contact has asked for. Again changes nothing.',
  params: GoalId,
  errors: ['goal_not_found'],
})

export const leaveGoal = endpoint({
  method: 'DELETE',
  path: '/api/together/goals/{id}',
  access: 'user',
  limit: 'api',
  status: 204,
  summary: 'Leaves a goal, or declines it. With the one who set it, it ends for all.',
  params: GoalId,
  errors: ['goal_not_found'],
})

export const congratulate = endpoint({
  method: 'POST',
  path: '/api/together/congratulations',
  access: 'user',
  limit: 'api',
  status: 204,
  summary: 'Congratulates a contact: they are notified, without words, at most once on a day of this learner.',
  body: z.strictObject({ to: ClientId }),
  errors: ['contact_unknown'],
})

const DuelResult = z.object({ right: z.int(), total: z.int(), ms: z.int() })
export type DuelResult = z.infer<typeof DuelResult>

export const Duel = z.object({
  id: z.string(),
  /** Whether this learner has asked for it. */
  own: z.boolean(),
  conversation: z.string(),
  title: Bilingual,
  category: z.string(),
  sub: z.nullable(z.string()),
  difficulty: Difficulty,
  level: z.int(),
  type: ChallengeType,
  /** `over`: its time passed before the other one had played. */
  state: z.enum(['open', 'finished', 'over']),
  /** Null until it is played. Who has yet to play does not see what the other one came to. */
  mine: z.nullable(DuelResult),
  theirs: z.nullable(DuelResult),
  expires_at: Instant,
})
export type Duel = z.infer<typeof Duel>

export const getDuel = endpoint({
  method: 'GET',
  path: '/api/together/duels/{id}',
  access: 'user',
  limit: 'api',
  summary: 'A duel of this learner. The one who was asked plays it as a run with its id.',
  params: z.strictObject({ id: ClientId }),
  response: Duel,
  errors: ['duel_not_found'],
})
