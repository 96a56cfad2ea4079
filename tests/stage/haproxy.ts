/** HAProxy on loopback: one address before the servers, one before PostgreSQL that moves to the replica when the primary is gone. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureHaproxy } from '../../scripts/system.ts'
import { answering } from '../support/pgbouncer.ts'

interface HaproxyOptions {
  readonly webPort: number
  readonly servers: readonly number[]
  readonly databasePort: number
  readonly primary: number
  readonly replica: number
}

const settingsOf = ({ webPort, servers, databasePort, primary, replica }: HaproxyOptions) => `
global
  maxconn 8000
defaults
  timeout connect 2s
  timeout client 120s
  timeout server 120s
frontend web
  mode http
  bind 127.0.0.1:${webPort}
  option forwardfor
  # Live events are a few bytes each: without this they wait 200 ms for more.
  option http-no-delay
  default_backend servers
backend servers
  mode http
  balance leastconn
  option httpchk GET /health/ready
  # A connection that was refused reached nobody: the next server takes the call.
  option redispatch 1
  retries 3
  retry-on conn-failure
  # A look every two seconds costs a server little. One that refuses a connection or fails a look is looked at again after half a second, and is then
  # down; so is one that comes back.
  default-server inter 2s fastinter 500ms downinter 500ms fall 2 rise 1 observe layer4 error-limit 1 on-error sudden-death
${servers.map((port, index) => `  server server${index + 1} 127.0.0.1:${port} check`).join('\n')}
frontend database
  mode tcp
  bind 127.0.0.1:${databasePort}
  timeout client 24h
  default_backend postgres
backend postgres
  mode tcp
  timeout server 24h
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
  server primary 127.0.0.1:${primary} check
  server replica 127.0.0.1:${replica} check backup
`

/** Starts it and waits until it takes connections; the result ends it. */
export const startHaproxy = (options: HaproxyOptions): Promise<() => Promise<void>> =>
  runHaproxy(settingsOf(options), options.databasePort)

/**
 * Starts HAProxy with these settings and waits until it takes connections at a port; the result ends it. Throws where it refuses the settings.
 */
export async function runHaproxy(text: string, port: number): Promise<() => Promise<void>> {
  const program = ensureHaproxy()
  const folder = mkdtempSync(join(tmpdir(), 'wordgrove-haproxy-'))
  const settings = join(folder, 'haproxy.cfg')
  writeFileSync(settings, text)
  execFileSync(program, ['-c', '-q', '-f', settings])
  const child = spawn(program, ['-db', '-q', '-f', settings], { stdio: ['ignore', 'ignore', 'ignore'] })
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  await answering(port, hasEnded)
  return async () => {
    if (!hasEnded()) {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  }
}
