import type { Run } from '#contract/challenges'
import { useIssuedRun } from '#features/practice'
import type { IssuedRun } from '#features/practice'
import { call } from '#lib/api'
import { gameAddress } from '../model/address.ts'
import type { LevelRef } from '../model/address.ts'

/** The run of a level: a new one, or the one that was left. A run that ended in another tab shows its result. */
export function useLevelRun(place: LevelRef, userId: string | undefined): IssuedRun<Run> {
  const { category, sub, difficulty, level, type, wordsFrom } = place
  const request = { category, ...(sub === null ? {} : { sub }), difficulty, level, type, words_from: wordsFrom }
  return useIssuedRun<Run>(
    {
      idName: `run${gameAddress(place)}`,
      start: (id) => call('POST /api/runs', { body: { id, ...request } }),
    },
    userId,
  )
}
