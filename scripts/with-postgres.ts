/**
 * Runs a command beside a throw-away PostgreSQL: `npx node scripts/with-postgres.ts <command> [words]`. The command sees
 * DATABASE_URL and TEST_DATABASE=postgres; afterwards server and data are gone. Exits as the command does.
 */
import { execFileSync, spawn, type ExecFileSyncOptions } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensurePostgres } from './system.ts'

const programs = ensurePostgres()
const folder = mkdtempSync(join(tmpdir(), 'wordgrove-postgres-'))
const data = join(folder, 'data')
const port = await freePort()
let isStopped = false

// PostgreSQL refuses to run as root, so there its own account owns the folder and runs the programs.
const asRoot = process.getuid?.() === 0
if (asRoot) {
  const id = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }))
  chownSync(folder, id('-u'), id('-g'))
}

process.on('exit', stop)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))

postgres('initdb', '-D', data, '-U', 'wordgrove', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8')
const settings = `-h 127.0.0.1 -p ${port} -k ${folder} -c max_connections=200`
postgres('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-o', settings, '-w', 'start')

const [program, ...words] = process.argv.slice(2)
if (!program) throw new Error('usage: with-postgres.ts <command> [words]')
const DATABASE_URL = `postgres://wordgrove@127.0.0.1:${port}/postgres`
const env = { ...process.env, DATABASE_URL, TEST_DATABASE: 'postgres' }
const child = spawn(program, words, { stdio: 'inherit', env })
child.on('error', (error) => {
  console.error(error.message)
  process.exit(1)
})
child.on('exit', (code) => process.exit(code ?? 1))

function stop(): void {
  if (isStopped) return
  isStopped = true
  try {
    postgres('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function postgres(name: string, ...rest: string[]): void {
  const command = join(programs, name)
  // pg_ctl's server keeps what it inherits open, so nothing of ours may be handed to it.
  const options: ExecFileSyncOptions = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }
  if (asRoot) execFileSync('runuser', ['-u', 'postgres', '--', command, ...rest], options)
  else execFileSync(command, rest, options)
}

/** A free port. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
