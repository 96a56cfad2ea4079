/** A server of its own for flows that need other settings than the common one. */
import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyPreparedData } from './prepared-data.ts'

export interface OwnServer {
  readonly origin: string
  /** A signed-in learner: token, e-mail and password. */
  learner(name: string): Promise<{ token: string; email: string; password: string }>
  close(): Promise<void>
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return address && typeof address === 'object' ? address.port : 0
}

async function untilAlive(origin: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    if (child.exitCode !== null) throw new Error('the server ended')
    const alive = await fetch(`${origin}/health/live`).catch(() => undefined)
    if (alive?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  child.kill('SIGKILL')
  throw new Error('the server did not start')
}

/** Starts a server that knows no learner, with these settings over the usual ones. */
export async function startOwnServer(variables: Readonly<Record<string, string>>): Promise<OwnServer> {
  const dataDir = join(tmpdir(), `wordgrove-own-${randomUUID()}`)
  await copyPreparedData(dataDir)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      ...variables,
      APP_ENV: 'demo',
      DATA_DIR: dataDir,
      PORT: String(port),
      RATE_LIMIT_SCALE: '1000',
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilAlive(origin, child)
  const post = (path: string, body: object) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  return {
    origin,
    async learner(name) {
      const email = `${name}@example.com`
      const password = 'Maple-Grove-72'
      await post('/api/auth/signup', { username: name, email, password })
      const mails = (await (await fetch(`${origin}/api/dev/outbox?to=${email}`)).json()) as { text: string }[]
      const token = /\/verify-email\/(\S+)/.exec(mails[0]?.text ?? '')?.[1] ?? ''
      await post('/api/auth/verify-email', { token })
      const answer = (await (await post('/api/auth/signin', { email, password })).json()) as { access_token: string }
      return { token: answer.access_token, email, password }
    },
    async close() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
