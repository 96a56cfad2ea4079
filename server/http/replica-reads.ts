/** Which calls may be answered from a replica: those of a browser that has not just written. */
import type { MiddlewareHandler } from 'hono'
import type { Db } from '../db/client.ts'
import { WRITER_MS } from '../db/replica.ts'
import type { Deps } from '../deps.ts'
import type { CallContext } from './context.ts'

/** Says that its browser has written, to whichever server takes its next call; it names nobody, and ends by itself. */
const COOKIE = 'just_wrote'
const HAS_COOKIE = new RegExp(`(?:^|; )${COOKIE}=1(?:;|$)`)

/** Runs a read of a call on the replica where there is one and the caller has not just written, else on the primary. */
export const readOnReplica = <T>(
  { db, replica }: Pick<Deps, 'db' | 'replica'>,
  { session, header }: Pick<CallContext<'guest'>, 'session' | 'header'>,
  work: (db: Db) => Promise<T>,
): Promise<T> =>
  replica
    ? replica.read({ userId: session.userId, hasJustWritten: HAS_COOKIE.test(header('cookie') ?? '') }, work)
    : work(db)

/** Answers of calls that write bring the cookie along. */
export function tellWrites({ https }: { readonly https: boolean }): MiddlewareHandler {
  const cookie = `${COOKIE}=1; Max-Age=${WRITER_MS / 1_000}; Path=/api; HttpOnly; SameSite=Strict${https ? '; Secure' : ''}`
  return async (c, next) => {
    await next()
    // A call that failed may have written all the same.
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') c.res.headers.append('Set-Cookie', cookie)
  }
}
