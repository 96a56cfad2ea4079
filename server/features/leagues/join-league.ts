/** Joining and leaving, at any moment of a week. */
import type { League } from '#contract/league'
import { weekOf } from '#rules/points'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import { readScoreAnew } from '../answers/index.ts'
import { lockDay } from '../days/index.ts'
import * as store from './leagues.store.ts'
import { isJoined, readLeague } from './read-league.ts'

/**
 * Joins, and gives a seat in a group of similar pace at once. What was answered earlier in the week counts. Who left and comes back within the
 * week sits in the same group again: nobody looks for a weaker one. Throws league_hidden.
 */
export async function joinLeague(deps: Deps, session: Session): Promise<League> {
  const { userId } = session
  if (!session.user.onLeaderboard) throw new HttpError('league_hidden')
  const at = deps.now()
  const week = weekOf(at)
  await deps.db.transaction(async (tx) => {
    // Answers wait for it, and so does a second call: none of today is missed, and none counts twice.
    await lockDay(tx, session, at)
    await store.lockPlaces(tx, userId, week)
    const place = await store.readLatestPlace(tx, userId)
    if (place && isJoined(place, week)) return
    await readScoreAnew(tx, session, week)
    const tier = place?.tier ?? 0
    const seat =
      place?.week === week && place.groupId !== null
        ? { groupId: place.groupId, pace: 0 }
        : await store.takeSeat(tx, userId, week, tier)
    await store.savePlace(tx, { userId, week, tier, joinedAt: at, ...seat })
  })
  return readLeague(deps, session)
}

/** The others see nothing of the learner from now on. */
export async function leaveLeague(deps: Deps, session: Session): Promise<League> {
  const at = deps.now()
  await deps.db.transaction(async (tx) => {
    await store.lockPlaces(tx, session.userId, weekOf(at))
    await store.leavePlaces(tx, session.userId, weekOf(at), at)
  })
  return readLeague(deps, session)
}

export async function seeLeagueResult({ db }: Pick<Deps, 'db'>, { userId }: Session): Promise<undefined> {
  await store.markResultSeen(db, userId)
}
