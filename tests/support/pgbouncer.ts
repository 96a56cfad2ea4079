/** A PgBouncer in transaction mode on loopback, before a PostgreSQL. */
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { clusterUser, freePort, makeServiceFolder, spawnAsService } from '../../scripts/postgres-cluster.ts'
import { ensurePgbouncer } from '../../scripts/system.ts'

export interface Pgbouncer {
  readonly port: number
  readonly log: () => string
  /** Ends the process at once, with every connection, and starts another at the same address. */
  restart(): Promise<void>
  close(): Promise<void>
}

export interface PgbouncerOptions {
  /** Port of PostgreSQL on 127.0.0.1. */
  readonly target: number
  /** Connections to PostgreSQL for each database. */
  readonly size?: number
  /** Settings at the start of a connection that are taken and forgotten instead of refused. */
  readonly ignored?: readonly string[]
  readonly port?: number
}

export async function startPgbouncer({
  target,
  size = 20,
  ignored = [],
  port: fixed,
}: PgbouncerOptions): Promise<Pgbouncer> {
  const program = ensurePgbouncer()
  const folder = makeServiceFolder('pgbouncer')
  const port = fixed ?? (await freePort())
  const logFile = join(folder, 'log')
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(
    settings,
    `[databases]
* = host=127.0.0.1 port=${target}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
auth_file =
logfile = ${logFile}
pool_mode = transaction
default_pool_size = ${size}
max_client_conn = 1000
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 5
ignore_startup_parameters = ${['extra_float_digits', ...ignored].join(',')}
admin_users = ${clusterUser}
`.replace('* = host', `* = user=${clusterUser} host`),
  )
  const start = async () => {
    const child = spawnAsService(program, ['-q', settings], folder)
    await answering(port, () => child.exitCode !== null || child.signalCode !== null)
    return child
  }
  let child = await start()
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  return {
    port,
    log: () => readFileSync(logFile, 'utf8'),
    async restart() {
      await end()
      child = await start()
    },
    async close() {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Waits until a port takes connections. Throws when `hasEnded` says that it never will. */
export async function answering(port: number, hasEnded: () => boolean): Promise<void> {
  for (;;) {
    const socket = createConnection(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    if (hasEnded()) throw new Error(`Nothing answers at port ${port}: its program has ended.`)
    await sleep(20)
  }
}
