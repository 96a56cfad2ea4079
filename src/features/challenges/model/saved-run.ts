/** The id of the run that is going on at a level: a reload, or coming back later, goes on with the same run. */
import type { UserStore } from '#lib/storage'
import { gameAddress } from './address.ts'
import type { LevelRef } from './address.ts'

/** By the game's address. */
export const runKey = (place: LevelRef): string => `run${gameAddress(place)}`

export const removeRunId = (store: UserStore, place: LevelRef): void => store.remove(runKey(place))

/** The kept id, else a new one that is kept from now on. */
export function saveRunId(store: UserStore, place: LevelRef, makeId: () => string): string {
  const kept = store.get<string>(runKey(place))
  if (kept !== undefined) return kept
  const id = makeId()
  store.set(runKey(place), id)
  return id
}
