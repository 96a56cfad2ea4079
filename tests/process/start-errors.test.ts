/** What an operator can get wrong: one line that names it and says what to do, and an end with a code, before anything is served. */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { prepareHome } from '#tests/server-process'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wordgrove-start-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

interface Ending {
  readonly code: unknown
  readonly stdout: string
  readonly stderr: string
}

/** Runs a program of the server to its end, without any setting of ours. */
function run(program: string, variables: Record<string, string>, ...words: string[]): Promise<Ending> {
  const file = fileURLToPath(new URL(`../../server/${program}.ts`, import.meta.url))
  const { PATH, NODE_COMPILE_CACHE } = process.env
  // A slow statement on a busy machine is a warning: no part of what an operator gets wrong.
  const usual = { PATH, NODE_COMPILE_CACHE, DATA_DIR: join(folder, 'data'), PORT: '0', LOG_LEVEL: 'error' }
  const env = { ...usual, ...variables }
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...words], { env, timeout: 50_000 }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, stdout, stderr }),
    )
  })
}

function expectOneLine({ code, stdout, stderr }: Ending, ...named: readonly string[]): void {
  expect(stderr.trimEnd().split('\n'), stderr).toHaveLength(1)
  for (const text of named) expect(stderr).toContain(text)
  expect(stderr).not.toMatch(/\bat .*:\d+|"level"/)
  expect(stdout).toBe('')
  expect(code).toBe(1)
}

test.each<[string, Record<string, string>, string]>([
  [
    'SMTP_URL with a password that is not encoded',
    { SMTP_URL: 'smtp://ann:100%@mail.example', MAIL_FROM: 'a@b.example' },
    '%25',
  ],
  ['SMTP_URL without a host', { SMTP_URL: 'smtp:mail.example:25', MAIL_FROM: 'a@b.example' }, 'SMTP_URL'],
  ['SMTP_URL with a port beyond all', { SMTP_URL: 'smtp://mail.example:99999', MAIL_FROM: 'a@b.example' }, 'SMTP_URL'],
  [
    'DATABASE_URL with a password that is not encoded',
    { DATABASE_URL: 'postgres://ann:%zz@127.0.0.1/words' },
    'DATABASE_URL',
  ],
  ['DATABASE_URL where nothing listens', { DATABASE_URL: 'postgres://ann:hidden@127.0.0.1:1/words' }, 'ECONNREFUSED'],
  ['BACKUP_PASSPHRASE that is too short', { BACKUP_PASSPHRASE: 'short' }, 'BACKUP_PASSPHRASE'],
])('%s', async (_, variables, hint) => {
  const ending = await run('main', variables)
  expectOneLine(ending, hint, Object.keys(variables)[0] ?? '')
  expect(ending.stderr).not.toContain('hidden')
})

test('DATA_DIR that is a file, or lies below one, with a secret of its own or without', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, 'not a folder')
  const secret = { APP_SECRET: 'a secret of at least thirty-two characters' }
  for (const DATA_DIR of [file, join(file, 'below')]) {
    expectOneLine(await run('main', { DATA_DIR }), 'DATA_DIR', DATA_DIR)
    expectOneLine(await run('main', { DATA_DIR, ...secret }), 'DATA_DIR', DATA_DIR)
    expectOneLine(await run('cli/backup', { DATA_DIR, ...secret }), 'DATA_DIR', DATA_DIR)
  }
}, 300_000)

test('an embedded database that cannot be opened', async () => {
  const data = join(folder, 'data')
  mkdirSync(join(data, 'db'), { recursive: true })
  writeFileSync(join(data, 'db/PG_VERSION'), '18\n')
  expectOneLine(await run('main', {}), 'DATA_DIR/db', 'npm run restore')
}, 300_000)

test('a port that is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const PORT = String((other.address() as AddressInfo).port)
  const home = await prepareHome()
  try {
    expectOneLine(await run('main', { ...home.variables, DATA_DIR: home.dataDir, PORT }), `PORT ${PORT}`)
  } finally {
    other.close()
    await home.remove()
  }
}, 300_000)

test('a backup that is broken is said, and the data stays as it was', async () => {
  const home = await prepareHome()
  const broken = join(folder, 'broken.tar.gz')
  const variables = { ...home.variables, DATA_DIR: home.dataDir }
  try {
    const before = readdirSync(home.dataDir)
    const { stdout } = await run('cli/backup', variables)
    const whole = readFileSync(stdout.trim())
    for (const bytes of [
      Buffer.from('no backup'),
      Buffer.alloc(0),
      whole.subarray(0, whole.length / 2),
      gzipSync('text'),
    ]) {
      writeFileSync(broken, bytes)
      const ending = await run('cli/restore', variables, broken)
      expect(ending).toMatchObject({ code: 1, stdout: '' })
      // pg_restore says its own line before.
      expect(ending.stderr.trimEnd().split('\n').at(-1)).toMatch(/^This backup cannot be re.*Nothing was changed/)
      expect(ending.stderr).not.toMatch(/\bat .*:\d+/)
    }
    expectOneLine(await run('cli/restore', variables, join(folder, 'none')), 'npm run restore -- <file>')
    expect(readdirSync(home.dataDir).filter((name) => !['backups', 'secret'].includes(name))).toEqual(before)
  } finally {
    await home.remove()
  }
}, 300_000)
