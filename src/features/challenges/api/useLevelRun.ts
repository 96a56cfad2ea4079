import type { Run } from '#contract/challenges'
import type { Stats } from '#contract/profile'
import { pageParams } from '#contract/pages'
import { issueAhead, useIssuedRun } from '#features/practice'
import type { IssuedRun, RunSource, RunToTake } from '#features/practice'
import { call } from '#lib/api'
import { peekUser } from '#lib/session'
import { gameAddress, parseLevelRef } from '../model/address.ts'
import type { LevelRef } from '../model/address.ts'

const runIdName = (place: LevelRef) => `run${gameAddress(place)}`

/** Where the run of a level comes from. */
function sourceOf(place: LevelRef): RunSource<Run> {
  const { category, sub, difficulty, level, type, wordsFrom, duel } = place
  const request = {
    category,
    ...(sub === null ? {} : { sub }),
    difficulty,
    level,
    type,
    words_from: wordsFrom,
    ...(duel !== undefined && { duel }),
  }
  return {
    idName: runIdName(place),
    start: (id) => call('POST /api/runs', { body: { id: duel ?? id, ...request } }),
  }
}

/** The run of a level: a new one, or the one that was left. A run that ended in another tab shows its result. */
export const useLevelRun = (place: LevelRef, userId: string | undefined): IssuedRun<Run> =>
  useIssuedRun(sourceOf(place), userId)

/** Asks for the run of the level at an address before its page is drawn, where it is known by now who plays. */
export function beginLevelRun({ pathname, search }: Location): void {
  const { category = '', sub } = pageParams(pathname)
  const userId = peekUser()?.id
  if (userId !== undefined) issueAhead(sourceOf(parseLevelRef(category, sub, new URLSearchParams(search))), userId)
}

/** The run of a level that is to be played next, to be taken along. */
export function levelToTake(level: NonNullable<Stats['next_level']>): RunToTake {
  const { category, sub, difficulty, level: number, type } = level
  const request = { category, ...(sub === null ? {} : { sub }), difficulty, level: number, type }
  return {
    slot: 'level',
    channel: 'run',
    idName: runIdName({ ...level, wordsFrom: 'level' }),
    create: (taken) => call('POST /api/runs', { body: { ...taken, ...request, words_from: 'level' } }),
  }
}

/** Reads the map of a level, so that it is kept for when there is no connection. @throws {ApiError} */
export const readMap = ({ category, sub, difficulty }: NonNullable<Stats['next_level']>) =>
  call('GET /api/challenges/{category}/levels', {
    params: { category },
    query: { difficulty, ...(sub === null ? {} : { sub }) },
  })
