/** The weekly check of the newest backup: it is restored into a new database, and the result is shown at /admin. */
import { mkdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { claimBackupCheck, recordBackupCheck } from '../db/backup-checks.store.ts'
import type { Deps } from '../deps.ts'
import { FileStoreError } from '../providers/files/index.ts'
import { unpackSecret } from '../secret.ts'
import { BackupCheckError } from './check-outcome.ts'
import { fetchNewestBackup, mayHaveBackup, type NewestBackup } from './newest-backup.ts'
import { inspectBackup } from './restored-copy.ts'

type CheckDeps = Pick<Deps, 'db' | 'env' | 'log' | 'now'>

/** A restore beside the start of a server would make both slow. */
const START_MS = 60 * 60_000

/** The work of the job: nothing within the first hour of a server, and where no check is due. */
export function createBackupChecks(deps: CheckDeps): (stop: AbortSignal) => Promise<void> {
  const startedAt = deps.now().getTime()
  return async (stop) => {
    if (deps.now().getTime() - startedAt >= START_MS) await checkNewestBackup(deps, stop)
  }
}

/**
 * Checks the newest backup where that is due: a week after a check that was passed, a day after another one. Without any backup nothing happens. A check
 * that is not passed is recorded, then thrown for the log.
 */
export async function checkNewestBackup({ db, env, log, now }: CheckDeps, stop: AbortSignal): Promise<void> {
  if (!(await mayHaveBackup(env)) || !(await claimBackupCheck(db, now()))) return
  const folder = join(env.dataDir, 'backups', 'being-checked')
  let backup: NewestBackup | null = null
  try {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    backup = await fetchNewestBackup(env, folder, stop)
    if (!backup) return
    const { path: file, secret, madeAt } = backup
    // Throws where the passphrase is another one.
    if (secret !== null) unpackSecret(secret, env.backupPassphrase)
    const url = env.databaseDirectUrl ?? env.databaseUrl
    const facts = await inspectBackup({ backup: file, directory: join(folder, 'db'), url, stop })
    await recordBackupCheck(db, { at: now(), outcome: 'passed', madeAt, ...facts })
    log.info({ backup: basename(file), ...facts }, 'a backup was restored and checked')
  } catch (error) {
    // Whoever stopped the server stopped the check: another turn makes it anew.
    if (stop.aborted) return
    const madeAt = backup?.madeAt ?? null
    await recordBackupCheck(db, { at: now(), outcome: outcomeOf(error), madeAt, learners: null, answers: null })
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function outcomeOf(error: unknown): BackupCheckError['outcome'] {
  if (error instanceof BackupCheckError) return error.outcome
  return error instanceof FileStoreError ? 'bucket' : 'unreadable'
}
