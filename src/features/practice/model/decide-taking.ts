/** What is to be done so that a run is here without a connection. */
import { newId } from '#lib/new-id'
import type { TakenRun } from './taken-run.ts'

/** What the server is told of a run that is taken along. */
export interface TakenAlong {
  readonly id: string
  readonly offline: true
  readonly replaces?: string
}

export interface Place {
  /** See `RunSource`. */
  readonly idName: string
  /** The run that is here is being played, or answers of it were not sent yet. */
  readonly isBegun: boolean
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Milliseconds after which a run that nobody began is issued anew: other words are due by then. */
const STALE_AFTER = 12 * 3_600_000
/** Milliseconds after which the server is asked again what of a run is still played: administrators hide words meanwhile. */
const CHECK_AFTER = 3_600_000

/**
 * What to ask the server for. 'keep' leaves a run that was begun alone; 'keep-with-media' keeps a fresh one, whose pictures and sounds may not all be here.
 */
export function decideTaking(
  taken: TakenRun | undefined,
  { idName, isBegun, now }: Place,
): TakenAlong | 'keep' | 'keep-with-media' {
  if (!taken) return { id: newId(), offline: true }
  if (Date.parse(taken.run.expires_at) > now) {
    if (isBegun) return 'keep'
    const issuedAt = Date.parse(taken.run.issued_at)
    if (taken.idName === idName && issuedAt > now - STALE_AFTER)
      return (taken.checkedAt ?? issuedAt) > now - CHECK_AFTER ? 'keep-with-media' : { id: taken.run.id, offline: true }
  }
  return { id: newId(), offline: true, replaces: taken.run.id }
}
