/** Throw-away PostgreSQL servers on loopback: data and sockets in a folder that goes with them. */
import { execFileSync, spawn, type ChildProcess, type ExecFileSyncOptions } from 'node:child_process'
import { chownSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensurePostgres } from './system.ts'

export const asRoot = process.getuid?.() === 0

/** Makes a folder that PostgreSQL's account owns where this process is root, because its programs refuse to run as root. */
export function makeServiceFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `wordgrove-${name}-`))
  if (asRoot) {
    const id = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }))
    chownSync(folder, id('-u'), id('-g'))
  }
  return folder
}

/** Starts a program as PostgreSQL's account, or as this one where it is not root. */
export function spawnAsService(program: string, words: readonly string[], cwd: string): ChildProcess {
  const [command, ...rest] = asRoot
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', '--', program]
    : [program]
  return spawn(command ?? program, [...rest, ...words], { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
}

export interface PostgresServer {
  readonly port: number
  readonly data: string
  /** Runs `pg_ctl <words>` on it. */
  control(...words: string[]): void
  start(): void
  /** Ends it at once, as a power cut would. */
  stop(mode?: 'immediate' | 'fast'): void
}

export interface PostgresCluster {
  readonly folder: string
  readonly primary: PostgresServer
  url(port?: number, database?: string): string
  /** A server that follows the primary by streaming. */
  addReplica(): Promise<PostgresServer>
  /** Copies the primary while it works, as an operator's base backup does; answers the copy for `restoreTo`. */
  copyBase(): string
  /** A server of such a copy and of the WAL files in the folder `archive`, with all that was committed until a moment. */
  restoreTo(copy: string, archive: string, until: Date): Promise<PostgresServer>
  /** Ends every server and removes the folder. */
  remove(): void
}

export const clusterUser = 'wordgrove'

export async function startPostgresCluster(settings: readonly string[] = []): Promise<PostgresCluster> {
  const programs = ensurePostgres()
  const folder = makeServiceFolder('postgres')
  const servers: PostgresServer[] = []

  function run(name: string, ...words: string[]): void {
    // pg_ctl's server keeps what it inherits open, so nothing of ours may be handed to it.
    const options: ExecFileSyncOptions = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }
    const command = join(programs, name)
    if (asRoot) execFileSync('runuser', ['-u', 'postgres', '--', command, ...words], options)
    else execFileSync(command, words, options)
  }

  async function addServer(
    name: string,
    create: (data: string) => void,
    own: readonly string[] = settings,
  ): Promise<PostgresServer> {
    const data = join(folder, name)
    const port = await freePort()
    create(data)
    const words = [`-h 127.0.0.1 -p ${port} -k ${folder} -c max_connections=200`, ...own.map((one) => `-c ${one}`)]
    const server: PostgresServer = {
      port,
      data,
      control: (...rest) => run('pg_ctl', '-D', data, ...rest),
      start: () => run('pg_ctl', '-D', data, '-l', join(folder, `${name}.log`), '-o', words.join(' '), '-w', 'start'),
      stop: (mode = 'immediate') => run('pg_ctl', '-D', data, '-m', mode, '-w', 'stop'),
    }
    servers.push(server)
    server.start()
    return server
  }

  const remove = () => {
    for (const server of servers.splice(0).toReversed()) {
      try {
        server.control('-s', 'status')
      } catch {
        continue
      }
      server.stop()
    }
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const primary = await addServer('primary', (data) =>
      run('initdb', '-D', data, '-U', clusterUser, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'),
    )
    const copyPrimary = (data: string, ...words: string[]) => {
      const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', clusterUser]
      run('pg_basebackup', ...from, '-D', data, '-X', 'stream', '-c', 'fast', ...words)
    }
    return {
      folder,
      primary,
      url: (port = primary.port, database = 'postgres') => `postgres://${clusterUser}@127.0.0.1:${port}/${database}`,
      addReplica: () => addServer('replica', (data) => copyPrimary(data, '-R')),
      copyBase() {
        const copy = join(folder, 'base')
        copyPrimary(copy)
        return copy
      },
      restoreTo: (copy, archive, until) =>
        addServer(
          'restored',
          (data) => {
            // PostgreSQL's account owns the copy; what is made here belongs to it only if it makes it.
            renameSync(copy, data)
            const signal = join(data, 'recovery.signal')
            writeFileSync(signal, '')
            if (asRoot) chownSync(signal, statSync(data).uid, statSync(data).gid)
          },
          [
            `restore_command='cp ${archive}/%f %p'`,
            // It is read before names of zones are known, 'Z' among them.
            `recovery_target_time='${until.toISOString().replace('Z', '+00')}'`,
            'recovery_target_action=promote',
          ],
        ),
      remove,
    }
  } catch (error) {
    remove()
    throw error
  }
}

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
