/** Restores a backup into a new database, looks into it and removes it again. What serves learners is not touched. */
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ToolMissingError } from '../db/postgres-tools.ts'
import { withRestoredDump } from '../db/restored-dump.ts'
import { BackupCheckError, type CopyFacts } from './check-outcome.ts'
import { inspectCopy } from './inspect-copy.store.ts'
import { assertWholeArchive } from './whole-archive.ts'

const program = fileURLToPath(new URL('./embedded-check.ts', import.meta.url))

interface CopyOptions {
  /** A file of DATA_DIR/backups: .tar.gz of the embedded database, .dump of PostgreSQL. */
  readonly backup: string
  /** A new folder, for the embedded database. */
  readonly directory: string
  /** The PostgreSQL where a dump is restored. */
  readonly url: string | undefined
  readonly stop: AbortSignal
}

/** Throws BackupCheckError. */
export async function inspectBackup({ backup, directory, url, stop }: CopyOptions): Promise<CopyFacts> {
  if (!backup.endsWith('.dump')) return inspectEmbedded(backup, directory, stop)
  if (url === undefined)
    throw new BackupCheckError('not_restored', 'A dump of PostgreSQL can be restored only where DATABASE_URL is set.')
  try {
    return await withRestoredDump({ url, dump: backup, ending: '_restore_check', stop }, inspectCopy)
  } catch (cause) {
    if (cause instanceof BackupCheckError) throw cause
    throw new BackupCheckError('not_restored', reasonOf(cause), { cause })
  }
}

/** insufficient_privilege */
const NO_RIGHT = '42501'

function reasonOf(error: unknown): string {
  if (error instanceof ToolMissingError) return 'pg_restore is not installed here.'
  if (!(error instanceof Error)) return 'It failed.'
  return 'code' in error && error.code === NO_RIGHT
    ? 'The role of the database may not make databases: give it CREATEDB.'
    : error.message
}

async function inspectEmbedded(backup: string, directory: string, stop: AbortSignal): Promise<CopyFacts> {
  try {
    await assertWholeArchive(backup, stop)
  } catch (cause) {
    throw new BackupCheckError('unreadable', 'The archive is broken.', { cause })
  }
  const child = fork(program, [backup, directory], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], signal: stop })
  const answer = await new Promise<unknown>((resolve, reject) => {
    child.once('message', resolve)
    child.once('error', reject)
    child.once('close', (code) => reject(new Error(`It ended with ${code ?? 'a signal'}.`)))
  }).catch((cause: unknown) => {
    throw new BackupCheckError('not_restored', cause instanceof Error ? cause.message : 'It failed.', { cause })
  })
  return factsOf(answer)
}

type Answer = CopyFacts | { readonly outcome: BackupCheckError['outcome']; readonly reason: string }

function factsOf(answer: unknown): CopyFacts {
  // Our own program has sent it.
  const given = answer as Answer
  if ('outcome' in given) throw new BackupCheckError(given.outcome, given.reason)
  return given
}
