// @module-tag postgres
/** A dictionary that cannot be loaded anew takes nothing away: the server goes on with the old one, and tries again at its next start. */
import { execFile } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { startGuest } from '#contract/auth'
import { getWord, searchWords } from '#contract/words'
import { kill, prepareHome, startServer, type Home, type ServerProcess } from '#tests/server-process'
import { eventually } from '#tests/eventually'
import { afterEach, beforeEach, expect, test } from 'vitest'

const run = promisify(execFile)

let home: Home
const started: ChildProcess[] = []
beforeEach(async () => {
  home = await prepareHome('a version of long ago')
})
afterEach(async () => {
  for (const child of started.splice(0)) await kill(child)
  await home.remove()
})

/** Every process as 'pid parent command'. A bare Linux has no ps, other systems have no /proc. */
async function processes(): Promise<string[]> {
  if (!existsSync('/proc/self/stat')) return (await run('ps', ['-A', '-o', 'pid=,ppid=,args='])).stdout.split('\n')
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.flatMap((pid) => {
    try {
      // Behind the name, which may hold anything: state, then parent.
      const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
      return [`${pid} ${parent} ${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')}`]
    } catch {
      // It has ended meanwhile.
      return []
    }
  })
}

/** The process that builds the rows of the dictionary for a server. */
async function importOf(server: ChildProcess): Promise<number> {
  for (const line of await processes()) {
    const [pid, parent, ...command] = line.trim().split(/\s+/)
    if (Number(parent) === server.pid && command.some((part) => part.endsWith('content/import.ts'))) return Number(pid)
  }
  throw new Error('There is no import')
}

/** Starts a server whose import is killed. */
async function startAndCutOff(): Promise<ServerProcess> {
  const spawned = Promise.withResolvers<ChildProcess>()
  const starting = startServer(home, spawned.resolve)
  const child = await spawned.promise
  started.push(child)
  const pid = await eventually(() => importOf(child), 60_000)
  process.kill(pid, 'SIGKILL')
  return starting
}

test('an import that is killed leaves the old dictionary in place; the next start begins it again', async () => {
  for (let start = 0; start < 2; start += 1) {
    const server = await startAndCutOff()
    const { access_token } = await server.call(startGuest, { body: {} })
    const dog = await server.call(getWord, { params: { word: 'dog' } }, access_token)
    expect(dog).toMatchObject({ headword: 'dog', meaning: { zh: '狗' } })
    const found = await server.call(searchWords, { query: { q: 'ca' } }, access_token)
    expect(found.items.map(({ headword }) => headword)).toContain('cat')
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  }
}, 300_000)
