/** The start page of administrators. */
import { statfs } from 'node:fs/promises'
import { MOST_WAITING, type AdminOverview } from '#contract/admin-overview'
import { addDays } from '#rules/days'
import { SERVICE_TIME_ZONE, serviceTime } from '#rules/metrics'
import { readBackupCheck, type BackupCheck } from '../../db/backup-checks.store.ts'
import { readHourCounts } from '../../db/metric-counts.store.ts'
import type { Deps } from '../../deps.ts'
import { countFailedOrders } from '../billing/index.ts'
import { MAIL_TRIES } from '../outbox/index.ts'
import { presentFigures, presentProviders, SHOWN_DAYS } from './figures.ts'
import type { ProviderSetups } from './provider-setups.ts'
import { countWaiting, readLastBackup } from './overview.store.ts'

/** One beyond what is shown, so that more can be told from exactly so many. */
const MOST = MOST_WAITING + 1

export async function readOverview(
  { db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>,
  setups: ProviderSetups,
  databaseSize: () => Promise<number>,
): Promise<AdminOverview> {
  const at = now()
  const time = serviceTime(at)
  const [counts, waiting, payments, databaseBytes, backup, check, disk] = await Promise.all([
    readHourCounts(db, addDays(time.day, 1 - SHOWN_DAYS)),
    countWaiting(db, MOST, MAIL_TRIES),
    countFailedOrders(db, at, MOST),
    databaseSize(),
    readLastBackup(db),
    readBackupCheck(db),
    readDisk(env.dataDir),
  ])
  const lengths = {
    'queue.reports': waiting.reports,
    'queue.tickets': waiting.tickets,
    'queue.mails': waiting.mails,
    'queue.recordings': waiting.recordings,
  }
  return {
    at: at.toISOString(),
    time_zone: SERVICE_TIME_ZONE,
    waiting: [
      { kind: 'reports', count: waiting.reports },
      { kind: 'chat_reports', count: waiting.chatReports },
      { kind: 'tickets', count: waiting.tickets },
      { kind: 'mails', count: waiting.failedMails },
      { kind: 'payments', count: payments },
      { kind: 'unreviewed', count: waiting.unreviewed },
    ],
    figures: presentFigures(counts, time, { lengths, most: MOST }),
    providers: presentProviders(counts, time, setups),
    storage: { database_bytes: databaseBytes, disk },
    backup: backup ? { at: backup.at.toISOString(), bytes: backup.bytes } : null,
    backup_check: check && presentBackupCheck(check),
  }
}

const presentBackupCheck = ({ at, madeAt, ...rest }: BackupCheck): AdminOverview['backup_check'] => ({
  at: at.toISOString(),
  backup_at: madeAt?.toISOString() ?? null,
  ...rest,
})

async function readDisk(folder: string): Promise<AdminOverview['storage']['disk']> {
  try {
    const { bsize, blocks, bfree, bavail } = await statfs(folder)
    return { used_bytes: (blocks - bfree) * bsize, free_bytes: bavail * bsize }
  } catch {
    return null
  }
}
