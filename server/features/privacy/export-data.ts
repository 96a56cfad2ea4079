/** The export: everything that the service stores about a learner, as one JSON file. */
import { brand } from '#contract/brand'
import type { Deps } from '../../deps.ts'
import type { CallContext } from '../../http/context.ts'
import { logSecurity } from '../../security-log.ts'
import { createSemaphore } from '../../semaphore.ts'
import { requireRecentAuth } from '../auth/index.ts'
import { exported, readTable } from './learner-tables.store.ts'

/** The export of a long learner is large, so that only one is built at a time. */
const semaphore = createSemaphore(1, 10)

/** The learner's data as a JSON file. Throws reauth_required. */
export async function exportData({ db, log, now }: Deps, call: CallContext<'user'>): Promise<Response> {
  const { session } = call
  const at = now()
  requireRecentAuth(session, at)
  const text = await semaphore(async () => {
    const tables: Record<string, unknown> = {}
    for (const name of Object.keys(exported)) tables[name] = await readTable(db, name, session.userId)
    return JSON.stringify({ service: brand.both, exported_at: at.toISOString(), ...tables }, null, 1)
  })
  logSecurity(log, 'data_exported', call, { userId: session.userId })
  return new Response(text, {
    headers: {
      'Content-Type': 'application/json',
      'Content-Disposition': `attachment; filename="wordgrove-${session.user.username}-${at.toISOString().slice(0, 10)}.json"`,
    },
  })
}
