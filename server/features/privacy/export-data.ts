/** The export: everything that the service stores about a learner, with the sound of their recordings, as one ZIP file. */
import { makeZip } from 'client-zip'
import { dayIn } from '#rules/days'
import type { Deps } from '../../deps.ts'
import type { CallContext } from '../../http/context.ts'
import { createStreamLimit } from '../../http/limit-streams.ts'
import { createRecordingFiles } from '../../providers/files/create-files.ts'
import { logSecurity } from '../../security-log.ts'
import { createSemaphore } from '../../semaphore.ts'
import { requireRecentAuth } from '../../http/recent-auth.ts'
import { archiveEntries } from './archive-entries.ts'

/** Exports that are sent at once: each has one recording in memory, 2 MB at most. */
const MOST_OPEN = 8
/** An export of which nothing is read for so long is broken off. */
const IDLE_MS = 60_000

type ExportData = (call: CallContext<'user'>) => Response

/** Makes the handler. It throws reauth_required, and busy when too many are being sent. */
export function createExport({ db, env, log, now }: Deps): ExportData {
  const files = createRecordingFiles(env)
  const openStream = createStreamLimit({ most: MOST_OPEN, idleMs: IDLE_MS })
  // The rows of a long learner are large, so that one table is read at a time.
  const inTurn = createSemaphore(1, MOST_OPEN)
  return (call) => {
    const { session } = call
    const { userId, timeZone, user } = session
    const at = now()
    requireRecentAuth(session, at)
    const body = openStream(
      () => makeZip(archiveEntries({ db, log, files, inTurn, userId, timeZone, at })),
      (error) => log.error({ error }, 'an export broke off'),
    )
    logSecurity(log, 'data_exported', call, { userId })
    const name = `wordgrove-${user.username}-${dayIn('UTC', at)}.zip`
    return new Response(body, {
      headers: { 'Content-Type': 'application/zip', 'Content-Disposition': `attachment; filename="${name}"` },
    })
  }
}
