/** Runs that were issued ahead and are kept in this browser, to be played without a connection. */
import { keepsAnswers } from '#lib/api'
import { token } from '#lib/token'
import type { Playable } from './useRun.ts'

/** One run of each is kept. */
export const takenSlots = ['level', 'review', 'note'] as const
export type TakenSlot = (typeof takenSlots)[number]

export type TakenPlayable = Playable<unknown> & { readonly expires_at: string }

export interface TakenRun {
  /** What it is a run of: see `RunSource`. */
  readonly idName: string
  readonly run: TakenPlayable
  /** When the server was last asked what of it is still played; absent before. */
  readonly checkedAt?: number
}

export const copyName = (slot: TakenSlot) => `run ${slot}`

// IndexedDB comes later than the page.
const copies = () => import('#lib/offline-store')

/** The run of this name that was taken along; undefined when there is none that answers may still be given to. */
export async function findTakenRun<R>(idName: string): Promise<(R & { id: string }) | undefined> {
  const session = token.read()
  if (session === null || !keepsAnswers()) return undefined
  const { readCopy } = await copies()
  const taken = await Promise.all(takenSlots.map((slot) => readCopy<TakenRun>(session, copyName(slot))))
  const now = new Date()
  const run = taken.find((each) => each?.idName === idName && new Date(each.run.expires_at) > now)?.run
  return run as (R & { id: string }) | undefined
}

/** Forgets a run that is over. */
export async function removeTakenRun(id: string): Promise<void> {
  const session = token.read()
  if (session === null || !keepsAnswers()) return
  const { readCopy, removeCopies } = await copies()
  for (const slot of takenSlots) {
    const taken = await readCopy<TakenRun>(session, copyName(slot))
    if (taken?.run.id === id) await removeCopies(session, (name) => name === copyName(slot))
  }
}
