/**
 * `node tests/stage/two-versions-main.ts <folder>`: a rolling upgrade and its way back with two real versions. The folder holds a checkout of the
 * version before with its packages installed (`npm ci`). Its stage serves learners while a server of this version starts, migrates the database and serves
 * beside it; then a server of the version before starts again on that database. Fails when a call fails or an acknowledged write is lost.
 */
import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/postgres-cluster.ts'
import { findLost, runLoad, type LoadResult } from './load.ts'
import { createStageServer } from './server.ts'

const [, , before = ''] = process.argv
const folder = resolve(before)
const main = join(folder, 'server/main.ts')

/** The first address that the stage says: where people reach it. */
async function addressOf({ stdout }: ChildProcessByStdio<null, Readable, null>): Promise<string> {
  for await (const line of createInterface({ input: stdout })) {
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? []
    if (address) return address
  }
  throw new Error('It ended before it served.')
}

/** The settings of a server of the stage, which a server beside it must share. */
function readSettings(): Record<string, string> {
  const read = (pid: string, file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8').split('\0')
  const isServer = (pid: string) => {
    try {
      return read(pid, 'cmdline').includes(main)
    } catch {
      // It has ended meanwhile.
      return false
    }
  }
  const pid = readdirSync('/proc').find((name) => /^\d+$/.test(name) && isServer(name))
  if (!pid) throw new Error('The stage runs no server.')
  const pairs = read(pid, 'environ').map((pair) => /^([^=]+)=(.*)$/s.exec(pair))
  return Object.fromEntries(pairs.flatMap((pair) => (pair?.[1] === undefined ? [] : [[pair[1], pair[2] ?? '']])))
}

const stage = spawn(process.execPath, ['tests/stage/main.ts', '--servers', '2'], {
  cwd: folder,
  stdio: ['ignore', 'pipe', 'inherit'],
})
const ended = new Promise((done) => stage.once('exit', done))
const ends: (() => unknown)[] = [() => (stage.kill('SIGTERM'), ended)]
let failed = true
try {
  const origin = await addressOf(stage)
  const settings = readSettings()
  const databaseUrl = settings['DATABASE_DIRECT_URL'] ?? ''
  const drive = (to: string, seconds: number) =>
    runLoad({ origin: to, databaseUrl, rate: 1.5, seconds, pace: 0.15, listens: false })
  /** Whether a call failed or a write was lost. */
  const tell = async (what: string, { calls, acknowledged }: LoadResult) => {
    const errors = calls.filter(({ status }) => status === 0 || status >= 400).length
    const { twice, ...lost } = await findLost(databaseUrl, acknowledged)
    const missed = Object.values(lost).flat().length
    const { answers } = acknowledged
    console.log(
      `${what}: ${calls.length} calls, ${errors} errors; ${answers.size} answers, lost ${missed}, twice ${twice}`,
    )
    return errors + missed + twice > 0 || answers.size === 0
  }

  const during = drive(origin, 40)
  await sleep(10_000)
  const startServer = async (program?: string) => {
    const server = createStageServer(await freePort(), settings, program)
    ends.push(() => server.kill())
    await server.start()
    return server
  }
  const next = await startServer()
  const [old, beside] = await Promise.all([during, drive(next.origin, 25)])
  const outcomes = [await tell('the version before', old), await tell('this version beside it', beside)]

  const back = await startServer(main)
  outcomes.push(await tell('the version before, started again', await drive(back.origin, 15)))
  failed = outcomes.includes(true)
} finally {
  for (const end of ends.toReversed()) await end()
}
process.exit(failed ? 1 : 0)
