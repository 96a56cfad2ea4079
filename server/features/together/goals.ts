/** Weekly goals that contacts share: what they earn together counts, week by week. */
import type { HandlerInput } from '#contract/core'
import type { createGoal, SharedGoal } from '#contract/together'
import { togetherBounds } from '#contract/together-limits'
import { weekOf } from '#rules/points'
import type { Reader, Tx } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import { lockContact, pointsOf } from '../contacts/index.ts'
import { notify, settle, withdrawSubject } from '../notifications/index.ts'
import * as store from './goals.store.ts'

/** The learner's goals with the points of the week of `at`. */
export async function readGoals(db: Reader, userId: string, at: Date): Promise<SharedGoal[]> {
  const rows = await store.readMembers(db, userId)
  const points = await pointsOf(db, [...new Set(rows.map((row) => row.userId))], weekOf(at))
  const goals = [...Map.groupBy(rows, ({ goalId }) => goalId)]
  return goals.flatMap(([id, members]) => {
    const mine = members.find((member) => member.userId === userId)
    // Who set it is suspended or leaving, or no contact any more.
    if (!mine || !members.some((member) => member.userId === member.ownerId)) return []
    return [present(id, members, mine, points)]
  })
}

function present(
  id: string,
  members: readonly store.MemberRow[],
  mine: store.MemberRow,
  points: ReadonlyMap<string, number>,
): SharedGoal {
  const earned = ({ userId, joinedAt }: store.MemberRow) => (joinedAt ? (points.get(userId) ?? 0) : null)
  const people = members.toSorted((a, b) => (earned(b) ?? -1) - (earned(a) ?? -1))
  return {
    id,
    own: mine.userId === mine.ownerId,
    joined: mine.joinedAt !== null,
    target: mine.target,
    points: members.reduce((sum, member) => sum + (earned(member) ?? 0), 0),
    members: people.map((member) => {
      const own = member.userId === mine.userId
      const isKnown = own || member.isKnown
      return {
        name: isKnown ? member.username : null,
        avatar: isKnown ? member.avatar : null,
        own,
        points: earned(member),
      }
    }),
  }
}

/** Throws contact_unknown for whom the learner has no contact with, and goal_limit. */
export async function create(
  { db, live, now }: Deps,
  { userId }: Session,
  { id, target, with: asked }: HandlerInput<typeof createGoal>['body'],
): Promise<undefined> {
  const at = now()
  // In one order, as others lock them.
  const others = [...new Set(asked)].toSorted()
  await db.transaction(async (tx) => {
    for (const otherId of others)
      if (otherId === userId || !(await lockContact(tx, userId, otherId))) throw new HttpError('contact_unknown')
    if (!(await store.insertGoal(tx, { id, userId, target, createdAt: at }, others))) return
    if ((await store.countGoals(tx, userId)).set > togetherBounds.goals) throw new HttpError('goal_limit')
    for (const otherId of others) {
      if ((await store.countGoals(tx, otherId)).all > togetherBounds.asked) throw new HttpError('goal_limit')
      await notify(tx, otherId, { kind: 'goal_invitation', subjectId: id, actorId: userId }, at)
    }
    for (const one of [userId, ...others]) await live.tell(tx, one, 'together')
  })
}

/** Throws goal_not_found, also once the two are no contacts any more. */
export async function join({ db, live, now }: Deps, { userId }: Session, id: string): Promise<undefined> {
  await db.transaction(async (tx) => {
    const goal = await lockGoal(tx, userId, id)
    if (goal.joinedAt) return
    if (!(await lockContact(tx, goal.ownerId, userId))) throw new HttpError('goal_not_found')
    await store.setJoined(tx, userId, id, now())
    await settle(tx, userId, 'goal_invitation', id, now())
    for (const one of await store.memberIds(tx, id)) await live.tell(tx, one, 'together')
  })
}

/** With the one who set it, it ends for all. Throws goal_not_found. */
export async function leave({ db, live }: Deps, { userId }: Session, id: string): Promise<undefined> {
  await db.transaction(async (tx) => {
    const goal = await lockGoal(tx, userId, id)
    const members = await store.memberIds(tx, id)
    const isOwn = goal.ownerId === userId
    if (isOwn) await store.removeGoal(tx, id)
    else await store.removeMember(tx, userId, id)
    // What was told of it leads nowhere now.
    for (const one of isOwn ? members : [userId]) await withdrawSubject(tx, one, id, 'goal_invitation', 'goal_reached')
    for (const one of members) await live.tell(tx, one, 'together')
  })
}

async function lockGoal(tx: Tx, userId: string, id: string) {
  const goal = await store.lockGoalOf(tx, userId, id)
  if (!goal) throw new HttpError('goal_not_found')
  return goal
}

/** Goals of one round; the next one comes soon. */
const MOST_TOLD = 200

/** Tells members of the goals that they have reached this week, once; as many replicas as there are may do it at once. */
export async function tellReachedGoals({ db, live, now }: Pick<Deps, 'db' | 'live' | 'now'>): Promise<void> {
  const at = now()
  const week = weekOf(at)
  for (const id of await store.findReached(db, week, MOST_TOLD))
    await db.transaction(async (tx) => {
      if (!(await store.markReached(tx, id, week))) return
      for (const userId of await store.joinedIds(tx, id)) {
        await notify(tx, userId, { kind: 'goal_reached', subjectId: id }, at)
        await live.tell(tx, userId, 'together')
      }
    })
}
