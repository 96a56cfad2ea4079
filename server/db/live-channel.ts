/** The database channel of live events. Payloads hold ids and names only. */
import { sql } from 'drizzle-orm'
import type { Reader } from './client.ts'

export const LIVE_CHANNEL = 'wordgrove_live'

/** Sends one notification per payload; inside a transaction they are sent with the commit. */
export async function notifyLive(db: Reader, payloads: readonly string[]): Promise<void> {
  const notifications = payloads.map((payload) => sql`pg_notify(${LIVE_CHANNEL}, ${payload})`)
  await db.execute(sql`select ${sql.join(notifications, sql`, `)}`)
}
