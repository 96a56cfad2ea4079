/** A Redis on loopback that keeps nothing. */
import { rmSync } from 'node:fs'
import { freePort, makeServiceFolder, spawnAsService } from '../../scripts/postgres-cluster.ts'
import { ensureRedis } from '../../scripts/system.ts'
import { answering } from './pgbouncer.ts'
import { kill } from './server-process.ts'

export interface RedisServer {
  readonly url: string
  /** Ends the process at once. */
  kill(): Promise<void>
  /** Stops the process where it stands, with its connections open, or lets it go on. */
  freeze(isFrozen: boolean): void
  /** Starts another, empty, at the same address. */
  start(): Promise<void>
  close(): Promise<void>
}

export async function startRedisServer(): Promise<RedisServer> {
  const program = ensureRedis()
  const folder = makeServiceFolder('redis')
  const port = await freePort()
  const words = ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no', '--dir', folder]
  const spawn = async () => {
    const started = spawnAsService(program, words, folder)
    await answering(port, () => started.exitCode !== null || started.signalCode !== null)
    return started
  }
  let child = await spawn()
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: () => kill(child),
    freeze: (isFrozen) => void child.kill(isFrozen ? 'SIGSTOP' : 'SIGCONT'),
    async start() {
      child = await spawn()
    },
    async close() {
      await kill(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
