/** The servers of a measurement, as processes of their own with data that goes away. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyPreparedData } from '#tests/prepared-data'
import { until } from './numbers.ts'
import type { Look } from './server-probe.ts'

export interface Running {
  /** Without a slash at the end. */
  readonly origin: string
  readonly stop: () => Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Ends a process of ours, and its data with it. */
async function end(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode === null) {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await gone
  }
  await rm(folder, { recursive: true, force: true })
}

export interface Product extends Running {
  /** What the server's probe saw since it was asked last. */
  readonly look: () => Promise<Look>
}

/**
 * The product's server on an embedded database, ready with its content. Limits are lifted: they are not what is measured.
 *
 * @param isPrepared false when the server is to fill an empty database, which is measured too
 * @param fill adds to the embedded database, by its directory, before the server opens it
 * @param settings of the server, beside and before those of a measurement
 */
export async function startProduct(
  isPrepared: boolean,
  fill?: (directory: string) => Promise<unknown> | undefined,
  settings: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const folder = join(tmpdir(), `bench-${randomUUID()}`)
  if (isPrepared) await copyPreparedData(folder)
  await fill?.(join(folder, 'db'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['--import', import.meta.resolve('./server-probe.ts'), 'server/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      // As scripts/boot.mjs sets it.
      MALLOC_ARENA_MAX: '2',
      APP_ENV: 'demo',
      PORT: String(port),
      DATA_DIR: folder,
      RATE_LIMIT_SCALE: '100000',
      LOG_LEVEL: 'fatal',
      ...settings,
    },
  })
  const look = async (): Promise<Look> => {
    const answer = once(child, 'message')
    child.send('look')
    return ((await answer) as [Look])[0]
  }
  const running = { origin, look, stop: () => end(child, folder) }
  const answers = (path: string) =>
    // A database that was filled for years of a service is read through at its first start.
    until(`an answer of ${path}`, fill ? 600_000 : 120_000, async () => {
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`)
      return (await fetch(origin + path).catch(() => undefined))?.ok || undefined
    })
  try {
    await answers('/health/live')
    // Nobody can be waiting while its modules are loaded.
    await look()
    await answers('/health/ready')
    return running
  } catch (error) {
    await running.stop()
    throw error
  }
}

/** The least server, on the same kind of database. */
export async function startFloorServer(): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-floor-'))
  const child = spawn(process.execPath, [join(import.meta.dirname, 'floor-server.ts'), join(folder, 'db')], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (line: Buffer) => resolve(line.toString().trim()))
    child.once('exit', (code) => reject(new Error(`The floor's server ended with ${code}.`)))
  })
  return { origin: `http://127.0.0.1:${port}`, stop: () => end(child, folder) }
}
