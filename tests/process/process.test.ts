// @module-tag postgres
/** What holds for the server as a process: nothing acknowledged is lost, one server a folder, a clean end. */
import { execFile, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { answerRun, getRun, startRun, type Run } from '#contract/challenges'
import { signIn, signUp, startGuest, verifyEmail } from '#contract/auth'
import { listOutbox } from '#contract/system'
import { getStats, getUser } from '#contract/profile'
import { answersFor, DEMO } from '#tests/play'
import { kill, prepareHome, startServer, type Home, type ServerProcess } from '#tests/server-process'
import { onPostgres } from '#tests/test-database'
import { afterEach, beforeEach, expect, test } from 'vitest'

const run = promisify(execFile)
const cli = (name: string) => fileURLToPath(new URL(`../../server/cli/${name}.ts`, import.meta.url))

let home: Home
const started: ChildProcess[] = []
// Known from its first moment on: one that never comes to serve is ended too.
const start = () => startServer(home, (child) => started.push(child))
beforeEach(async () => {
  home = await prepareHome()
})
afterEach(async () => {
  for (const child of started.splice(0)) await kill(child)
  await home.remove()
})

const guest = async (server: ServerProcess) => (await server.call(startGuest, { body: {} })).access_token

test('a kill in the middle of 200 answers loses none that was acknowledged, and doubles none', async () => {
  const server = await start()
  const token = await guest(server)
  const runs: Run[] = []
  for (let count = 0; count < 25; count += 1)
    runs.push(await server.call(startRun, { body: { ...DEMO, id: randomUUID() } }, token))
  const acknowledged = new Set<string>()
  const sending = runs.map(async (each) => {
    for (const answer of answersFor(each)) {
      const sent = await server.call(answerRun, { params: { id: each.id }, body: { answers: [answer] } }, token)
      for (const id of sent.acknowledged) acknowledged.add(id)
      if (acknowledged.size === 100) server.child.kill('SIGKILL')
    }
  })
  await Promise.allSettled(sending)
  await server.ended
  expect(acknowledged.size).toBeGreaterThanOrEqual(100)
  expect(acknowledged.size).toBeLessThan(200)

  const again = await start()
  const kept: string[] = []
  for (const { id } of runs)
    kept.push(...(await again.call(getRun, { params: { id } }, token)).answers.map((answer) => answer.id))
  expect(new Set(kept).size).toBe(kept.length)
  expect([...acknowledged].filter((id) => !kept.includes(id))).toEqual([])
  // What was on its way is sent again by the page, and counts once.
  const [first] = runs
  if (!first) throw new Error('no run')
  await again.call(answerRun, { params: { id: first.id }, body: { answers: answersFor(first).slice(0, 1) } }, token)
}, 300_000)

test('SIGTERM ends the server cleanly, and what was learned is there after the next start', async () => {
  const server = await start()
  const token = await guest(server)
  const played = await server.call(startRun, { body: { ...DEMO, id: randomUUID() } }, token)
  await server.call(answerRun, { params: { id: played.id }, body: { answers: answersFor(played) } }, token)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  const again = await start()
  expect((await again.call(getRun, { params: { id: played.id } }, token)).answers).toHaveLength(8)
}, 300_000)

test('a log on a full disk neither ends the server nor holds up its end', async () => {
  const full = openSync('/dev/full', 'w')
  const noisy = { ...home, variables: { ...home.variables, LOG_LEVEL: 'debug' } }
  const server = await startServer(noisy, (child) => started.push(child), full)
  closeSync(full)
  const token = await guest(server)
  for (let call = 0; call < 3; call += 1) expect((await server.call(getStats, {}, token)).total_words).toBe(0)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
}, 300_000)

test('a backup made while running brings everything back', async () => {
  const server = await start()
  const token = await guest(server)
  const user = await server.call(getUser, {}, token)
  const environment = { env: { ...process.env, DATA_DIR: home.dataDir, ...home.variables } }
  const { stdout } = await run(process.execPath, [cli('backup')], environment)
  expect(readdirSync(join(home.dataDir, 'backups')).filter((name) => !name.endsWith('.secret'))).toHaveLength(1)
  const later = await guest(server)
  server.child.kill('SIGTERM')
  await server.ended
  await run(process.execPath, [cli('restore'), stdout.trim()], environment)
  const again = await start()
  expect(await again.call(getUser, {}, token)).toEqual(user)
  expect(await again.refused(getUser, {}, later)).toMatchObject({ status: 401 })
}, 300_000)

test.each([
  ['as it is', {}],
  ['encrypted', { BACKUP_PASSPHRASE: 'correct horse battery' }],
])(
  'restored into a new folder, a demo still opens its mailbox: the secret comes along %s',
  async (_, passphrase) => {
    const variables = { ...home.variables, ...passphrase }
    const before = await startServer({ ...home, variables }, (child) => started.push(child))
    const email = 'ann@example.com'
    await before.call(signUp, { body: { username: 'ann-mail', email, password: 'Right-horse7' } })
    const [mail] = await before.call(listOutbox, { query: { to: email } })
    expect(mail?.to).toBe(email)
    const { stdout } = await run(process.execPath, [cli('backup')], {
      env: { ...process.env, ...variables, DATA_DIR: home.dataDir },
    })
    before.child.kill('SIGTERM')
    await before.ended

    const backup = stdout.trim()
    const secret = readFileSync(join(home.dataDir, 'secret'), 'utf8')
    expect(readFileSync(`${backup}.secret`, 'utf8').includes(secret)).toBe(!('BACKUP_PASSPHRASE' in passphrase))
    const folder = join(home.dataDir, 'new')
    const restore = (given: object) =>
      run(process.execPath, [cli('restore'), backup], {
        env: { ...process.env, ...home.variables, ...given, DATA_DIR: folder },
      })
    for (const wrong of 'BACKUP_PASSPHRASE' in passphrase ? [{}, { BACKUP_PASSPHRASE: 'not the right one' }] : [])
      await expect(restore(wrong)).rejects.toMatchObject({ stderr: expect.stringMatching(/^.*BACKUP_PASSPHRASE.*\n$/) })
    await restore(passphrase)
    const after = await startServer({ ...home, variables, dataDir: folder }, (child) => started.push(child))
    expect(await after.call(listOutbox, { query: { to: email } })).toEqual([mail])
  },
  180_000,
)

test('the operator makes an administrator while the server runs, and takes it back at once', async () => {
  const server = await start()
  const token = await guest(server)
  const environment = { env: { ...process.env, DATA_DIR: home.dataDir, ...home.variables } }
  const administer = (...words: string[]) => run(process.execPath, [cli('admin'), ...words], environment)
  await expect(administer('grant', 'nobody@example.com')).rejects.toMatchObject({
    stderr: expect.stringContaining('No account has the e-mail nobody@example.com.'),
  })
  await expect(administer('promote', 'ann@example.com')).rejects.toMatchObject({
    stderr: expect.stringContaining('grant|revoke'),
  })
  const email = 'ann@example.com'
  await server.call(signUp, { body: { username: 'ann-admin', email, password: 'Right-horse7' } })
  const [mail] = await server.call(listOutbox, { query: { to: email } })
  const link = /verify-email\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  await server.call(verifyEmail, { body: { token: link } })
  const { access_token } = await server.call(signIn, { body: { email, password: 'Right-horse7' } }, token)
  expect((await administer('grant', 'ANN@example.com')).stdout).toContain('ann-admin')
  expect(await server.call(getUser, {}, access_token)).toMatchObject({ role: 'admin', is_admin: true })
  await administer('revoke', email)
  expect(await server.call(getUser, {}, access_token)).toMatchObject({ role: 'user', is_admin: false })
  const log = (await administer('log')).stdout.trim().split('\n')
  expect(log.map((line) => line.replace(/^\S+ (\S+ \S+) \S+:/, '$1'))).toEqual([
    'operator user.role admin -> user',
    'operator user.role user -> admin',
  ])
}, 300_000)

test('a data folder takes one server, a PostgreSQL three that start together', async () => {
  if (onPostgres()) {
    const replicas = await Promise.all([start(), start(), start()])
    const [first, second] = replicas
    if (!first || !second) throw new Error('no replicas')
    const token = await guest(first)
    for (const replica of replicas) expect((await replica.call(getStats, {}, token)).total_words).toBe(0)
  } else {
    await start()
    expect(await (await start()).ended).toBe(1)
  }
}, 300_000)
