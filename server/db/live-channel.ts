/** The database channel of live events. Payloads hold ids and names only. */
import { notifyChannel } from './channels.store.ts'
import type { Reader } from './client.ts'

export const LIVE_CHANNEL = 'wordgrove_live'

/** Sends one notification per payload; inside a transaction they are sent with the commit. */
export const notifyLive = (db: Reader, payloads: readonly string[]): Promise<void> =>
  notifyChannel(db, LIVE_CHANNEL, payloads)
