/** The id of the run that is going on at a level: a reload, or coming back later, goes on with the same run. */
import type { UserStore } from '#lib/storage'
import { gameAddress } from './address.ts'
import type { LevelPlace } from './address.ts'

/** By the game's address, so that the boot script finds the id without knowing what an address means. */
export const runKey = (place: LevelPlace): string => `run${gameAddress(place)}`

export const forgetRun = (store: UserStore, place: LevelPlace): void => store.remove(runKey(place))

/** The kept id, else a new one that is kept from now on. */
export function keepRunId(store: UserStore, place: LevelPlace, makeId: () => string): string {
  const kept = store.get<string>(runKey(place))
  if (kept !== undefined) return kept
  const id = makeId()
  store.set(runKey(place), id)
  return id
}
