import type { Db } from '../db/client.ts'
import { removeOldCounts } from '../db/metric-counts.store.ts'
import type { Deps } from '../deps.ts'
import { removeOldLogEntries } from '../features/admin/index.ts'
import {
  removeExpiredCodes,
  removeExpiredCounters,
  removeExpiredLinks,
  removeExpiredSessions,
  removeIdleGuests,
  removeOldRegistrations,
} from '../features/auth/index.ts'
import { removeOldTrades } from '../features/billing/index.ts'
import { removeAbandonedRuns } from '../features/challenges/index.ts'
import { removeDecidedReports } from '../features/chat/index.ts'
import { removeOldBin } from '../features/notes/index.ts'
import { removeOldLeagues } from '../features/leagues/index.ts'
import { removeOldNotifications } from '../features/notifications/index.ts'
import { removeOldPresences } from '../features/presence/index.ts'
import { eraseDeletedUsers } from '../features/privacy/index.ts'
import { eraseOldMessages } from '../features/outbox/index.ts'
import { removeOldTexts } from '../features/reader/index.ts'
import { removeOldPoints } from '../features/restore-points/index.ts'
import { removeFiles, removeOldRecordings } from '../features/recordings/index.ts'
import { removeOldSoundRounds } from '../features/sounds/index.ts'
import { removeAbandonedPractices } from '../features/practice/index.ts'
import { removeOldDuels } from '../features/together/index.ts'
import { removeStaleDrafts } from '../providers/files/local.ts'

const erasers: readonly ((db: Db, now: Date) => Promise<void>)[] = [
  eraseOldMessages,
  removeExpiredSessions,
  removeOldRegistrations,
  removeExpiredCodes,
  removeExpiredCounters,
  removeExpiredLinks,
  removeIdleGuests,
  removeOldBin,
  removeOldNotifications,
  removeOldPresences,
  removeAbandonedRuns,
  removeAbandonedPractices,
  removeOldTrades,
  removeOldRecordings,
  // Before the texts that old points name.
  removeOldPoints,
  removeOldTexts,
  removeOldLogEntries,
  removeOldSoundRounds,
  removeOldCounts,
  removeDecidedReports,
  removeOldDuels,
  removeOldLeagues,
]

/**
 * Erases what has outlived its purpose: learners who have left, messages, sessions, sign-ups, codes, counters, idle guests, old duels, runs and
 * practices that were never finished. One that fails is logged and does not keep the others; the sweep throws in the end.
 */
export async function sweep(deps: Pick<Deps, 'db' | 'env' | 'log' | 'now'>): Promise<void> {
  const at = deps.now()
  const failed: string[] = []
  const attempt = async (name: string, work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      failed.push(name)
      deps.log.error({ error, eraser: name }, 'an eraser failed')
    }
  }
  // First: those who left were promised a day.
  await attempt(eraseDeletedUsers.name, () => eraseDeletedUsers(deps))
  for (const erase of erasers) await attempt(erase.name, () => erase(deps.db, at))
  // Last: what the others have deleted.
  await attempt(removeFiles.name, () => removeFiles(deps))
  await attempt(removeStaleDrafts.name, () => removeStaleDrafts(deps.env.dataDir, at))
  if (failed.length > 0) throw new Error(`The sweep is not complete: ${failed.join(', ')}.`)
}
