/** Messages between replicas: NOTIFY, and rows beside it for replicas that LISTEN does not reach. */
import { lt, eq, sql } from 'drizzle-orm'
import type { Reader } from './client.ts'
import { channelMessages, channelPollers } from './schema/channels.ts'

/** How long a poller that is not heard of counts. */
const POLLER_SECONDS = 30
/** How long a message is kept: longer than any transaction that may hold its delivery back. */
const KEPT_MINUTES = 5

/**
 * Sends the payloads on a channel; inside a transaction they go out with the commit. They are stored as rows only while a replica polls: the look
 * into an empty table costs less than a row that nobody reads.
 */
export async function notifyChannel(db: Reader, channel: string, payloads: readonly string[]): Promise<void> {
  if (payloads.length === 0) return
  const rows = sql.join(
    payloads.map((payload) => sql`(${payload}::text)`),
    sql`, `,
  )
  await db.execute(sql`
    with sent (payload) as (values ${rows}),
    stored as (
      insert into ${channelMessages} (channel, payload)
      select ${channel}::text, payload from sent
      where exists (select 1 from ${channelPollers} where ${channelPollers.until} > now())
    )
    select pg_notify(${channel}::text, payload) from sent`)
}

/** Notes that this replica polls. False: it did not until now, or its time was over, so that messages may have been missed. */
export async function renewPoller(db: Reader, id: string): Promise<boolean> {
  const until = sql`now() + make_interval(secs => ${POLLER_SECONDS}::int)`
  const { rows } = (await db.execute(sql`
    update ${channelPollers} set until = ${until}
    where ${channelPollers.id} = ${id}::uuid and ${channelPollers.until} > now() returning 1`)) as unknown as {
    rows: unknown[]
  }
  if (rows.length > 0) return true
  await db.execute(sql`
    insert into ${channelPollers} (id, until) values (${id}::uuid, ${until}) on conflict (id) do update set until = ${until}`)
  return false
}

export const removePoller = (db: Reader, id: string) => db.delete(channelPollers).where(eq(channelPollers.id, id))

/** Deletes messages that every poller has read, and pollers that have ended. */
export async function removeOldMessages(db: Reader): Promise<void> {
  await db
    .delete(channelMessages)
    .where(lt(channelMessages.at, sql`now() - make_interval(mins => ${KEPT_MINUTES}::int)`))
  await db.delete(channelPollers).where(lt(channelPollers.until, sql`now()`))
}

export interface ChannelMessages {
  /** Transactions before this one have ended: the next read begins here. */
  readonly until: string
  /** The first transaction that had not begun at the time of the read. */
  readonly next: string
  readonly messages: readonly { readonly channel: string; readonly payload: string }[]
}

/**
 * Reads the messages of transactions from `since` on of which none before them is still open, so that each message is read exactly once. None
 * with null.
 */
export async function readMessages(db: Reader, since: string | null): Promise<ChannelMessages> {
  const { rows } = (await db.execute(sql`
    select
      pg_snapshot_xmin(pg_current_snapshot())::text as until,
      pg_snapshot_xmax(pg_current_snapshot())::text as next,
      coalesce((
        select json_agg(json_build_object('channel', channel, 'payload', payload) order by id)
        from ${channelMessages}
        where transaction >= ${since}::text::xid8 and transaction < pg_snapshot_xmin(pg_current_snapshot())
      ), '[]') as messages`)) as unknown as { rows: [ChannelMessages] }
  return rows[0]
}
