/** A server of its own before a fake Alipay, for flows in a real browser. Payment needs no dictionary, so nothing is waited for. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFakeAlipay, type FakeAlipay } from './fake-alipay.ts'

export interface Shop {
  readonly origin: string
  readonly alipay: FakeAlipay
  /** A signed-in learner: token and e-mail. */
  learner(name: string): Promise<{ token: string; email: string }>
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

export async function openShop(): Promise<Shop> {
  const alipay = await startFakeAlipay()
  const dataDir = mkdtempSync(join(tmpdir(), 'wordgrove-shop-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      ...alipay.variables,
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
    alipay,
    async learner(name) {
      const email = `${name}@example.com`
      const password = 'Maple-Grove-72'
      await post('/api/auth/signup', { username: name, email, password })
      const mails = (await (await fetch(`${origin}/api/dev/outbox?to=${email}`)).json()) as { text: string }[]
      const token = /\/verify-email\/(\S+)/.exec(mails[0]?.text ?? '')?.[1] ?? ''
      await post('/api/auth/verify-email', { token })
      const answer = (await (await post('/api/auth/signin', { email, password })).json()) as { access_token: string }
      return { token: answer.access_token, email }
    },
    async close() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await alipay.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
