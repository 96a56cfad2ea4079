import { spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

// A house with nothing but the boot script, an npm and a build that only note what they are asked, and a server that tells its story.

const npm = `
import { appendFileSync, mkdirSync, symlinkSync } from 'node:fs'
appendFileSync('asked.log', process.argv.slice(2).join(' ') + '\\n')
mkdirSync('node_modules/.bin', { recursive: true })
if (process.argv[2] === 'ci') symlinkSync(process.execPath, 'node_modules/.bin/node')
`
const build = `
import { appendFileSync, mkdirSync } from 'node:fs'
appendFileSync('asked.log', 'build\\n')
mkdirSync('dist', { recursive: true })
`
const server = `
process.on('SIGTERM', () => { console.log('stopped'); process.exit(0) })
process.on('disconnect', () => { console.log('parent gone'); process.exit(0) })
if (process.env.FAIL) process.exit(7)
console.log('listening with', process.env.MALLOC_ARENA_MAX, 'arenas')
`

/** Sums of Node binaries, as the repository records them, with this one for this platform. */
const sums = (sha256: string) => JSON.stringify({ [`${process.platform}-${process.arch}`]: { sha256 } })
const ownSum = createHash('sha256').update(readFileSync(process.execPath)).digest('hex')

let house = ''
let running: ChildProcess[] = []

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'wordgrove-boot-'))
  for (const folder of ['scripts', 'server', 'src']) mkdirSync(join(house, folder))
  cpSync('scripts/boot.mjs', join(house, 'scripts/boot.mjs'))
  const files = {
    'npm.js': npm,
    'scripts/build.ts': build,
    'server/main.ts': server,
    'package.json': '{ "type": "module" }',
    'src/a.ts': '1',
  }
  for (const [name, text] of Object.entries({
    ...files,
    'package-lock.json': '{}',
    'scripts/node-binaries.json': sums(ownSum),
  }))
    writeFileSync(join(house, name), text)
})

afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  running = []
  rmSync(house, { recursive: true, force: true })
})

function boot(variables: Record<string, string> = {}, target = 'start') {
  const env = { ...process.env, npm_execpath: join(house, 'npm.js'), ...variables }
  const child = spawn(process.execPath, ['scripts/boot.mjs', target], {
    cwd: house,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.push(child)
  let output = ''
  const said = (words: string) =>
    new Promise<void>((resolve) => {
      const look = () => output.includes(words) && resolve()
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        look()
      })
      look()
    })
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  return { child, said, ended }
}

async function startAndStop(): Promise<void> {
  const { child, said, ended } = boot()
  await said('listening')
  child.kill('SIGTERM')
  await ended
}

const asked = () => readFileSync(join(house, 'asked.log'), 'utf8').trim().split('\n')

describe('npm start', () => {
  test('installs and builds at first, then only what has changed', async () => {
    await startAndStop()
    expect(asked()).toEqual(['ci --include=dev --include=optional', 'build'])
    await startAndStop()
    expect(asked()).toHaveLength(2)
    writeFileSync(join(house, 'src/a.ts'), '2')
    writeFileSync(join(house, 'src/a.test.ts'), 'a test is no part of the pages')
    await startAndStop()
    expect(asked().slice(2)).toEqual(['build'])
  })

  test('does not build again what `npm run build` has built', async () => {
    await startAndStop()
    writeFileSync(join(house, 'src/a.ts'), '2')
    expect(await boot({}, 'build').ended).toBe(0)
    await startAndStop()
    expect(asked().slice(1)).toEqual(['build', 'build'])
  })

  test('hands a stop to the server and ends as it ends', async () => {
    const { child, said, ended } = boot()
    await said('listening')
    const stopped = said('stopped')
    child.kill('SIGTERM')
    await stopped
    expect(await ended).toBe(0)
  })

  test('passes on the exit code of a server that refuses to start', async () => {
    expect(await boot({ FAIL: '1' }).ended).toBe(7)
  })

  test('runs no Node but the recorded one', async () => {
    writeFileSync(join(house, 'scripts/node-binaries.json'), sums('0'.repeat(64)))
    expect(await boot({ FAIL: '1' }).ended).toBe(1)
    // What was refused counts as not installed.
    expect(existsSync(join(house, 'node_modules/.installed-from'))).toBe(false)
  })

  test("bounds what the server's threads keep of freed memory, unless the operator does", async () => {
    const first = boot({ MALLOC_ARENA_MAX: '' })
    await expect(first.said('listening with 2 arenas')).resolves.toBeUndefined()
    first.child.kill('SIGTERM')
    await first.ended
    await expect(boot({ MALLOC_ARENA_MAX: '5' }).said('listening with 5 arenas')).resolves.toBeUndefined()
  })

  test('leaves no server behind when it is killed', async () => {
    const { child, said } = boot()
    await said('listening')
    const gone = said('parent gone')
    child.kill('SIGKILL')
    await expect(gone).resolves.toBeUndefined()
  })
})
