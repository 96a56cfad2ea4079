/** Backups of the embedded database without downtime: PostgreSQL's own online backup, copied by a child process. */
import { fork, type ChildProcess } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'

const program = fileURLToPath(new URL('./pglite-copy.ts', import.meta.url))

export interface OnlineBackup {
  /** The directory that the open database has its data in. */
  readonly directory: string
  /** The file to write: a compressed tar archive, as PGlite loads it. */
  readonly file: string
  /** Ends the backup unfinished. */
  readonly signal?: AbortSignal
  /** Gets the child process that copies. */
  readonly onSpawn?: (child: ChildProcess) => void
}

/**
 * Writes a backup while calls go on: it has every change that was committed before it ends, and none in part. Only the checkpoint at its
 * start takes the database for itself, for as long as 32 MB of buffers take to write. One backup at a time. Throws when the copy cannot be
 * made or does not recover.
 */
export async function backUpOnline(client: PGlite, { directory, file, signal, onSpawn }: OnlineBackup): Promise<void> {
  const copy = `${file}.copy`
  await rm(copy, { recursive: true, force: true })
  // Whole pages go into the log from here on, so that a page that is copied half old and half new becomes whole in recovery.
  await client.query(`select pg_backup_start('wordgrove', fast => true)`)
  let hasStopped = false
  const stop = async () => {
    hasStopped = true
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(wait_for_archive => false)',
    )
    return rows[0]?.labelfile ?? ''
  }
  try {
    const child = fork(program, [directory, copy, file], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'], signal })
    const work = copied(child, stop)
    onSpawn?.(child)
    await work
  } catch (error) {
    if (signal?.aborted) throw new Error('The server stopped before the backup was complete.', { cause: error })
    throw error
  } finally {
    if (!hasStopped) await stop()
    await rm(copy, { recursive: true, force: true })
  }
}

/** Resolves when the child has written the backup; gives it the label once the data is copied. */
function copied(child: ChildProcess, stop: () => Promise<string>): Promise<void> {
  const said: string[] = []
  child.stderr?.setEncoding('utf8').on('data', (text: string) => said.push(text))
  return new Promise((resolve, reject) => {
    child
      // A child that was ended may still be writing: its 'close' comes later.
      .once('error', (error) => child.pid === undefined && reject(error))
      .once('message', () => {
        stop().then((label) => child.connected && child.send(label), reject)
      })
      .once('close', (code) => {
        if (code === 0) resolve()
        else reject(new Error(`The copy of the database could not be made: ${reasonOf(said.join(''), code)}`))
      })
  })
}

/** The line of a failed child's output that names the error. */
const reasonOf = (output: string, code: number | null): string =>
  /^(?:\w*Error\b.*|.*\bE[A-Z]{4,}\b.*)$/m.exec(output)?.[0] ?? `it ended with ${code ?? 'a signal'}`
