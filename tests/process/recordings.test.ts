// @module-tag postgres
/** Recordings over a kill of the server, and over backup and restore: none that was acknowledged is lost, and no file is left over. */
import { execFile, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { getRecordingAudio, listRecordings, saveRecording, type Recording } from '#contract/recordings'
import { addressOf } from '#tests/caller'
import { createPeople, type Person } from '#tests/people'
import { wavBytes, wavFile } from '#tests/recordings'
import { createSpokenWords } from '#tests/spoken-word'
import { kill, prepareHome, startServer, type Home, type ServerProcess } from '#tests/server-process'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../server/db/open-database.ts'
import { createShutdownSteps } from '../../server/shutdown.ts'
import { formatWav } from '../../server/wav.ts'

const run = promisify(execFile)
const cli = (name: string) => fileURLToPath(new URL(`../../server/cli/${name}.ts`, import.meta.url))

const LEARNERS = 20
const RECORDINGS = 10

let home: Home
const started: ChildProcess[] = []
const start = () => startServer(home, (child) => started.push(child))
beforeEach(async () => {
  home = await prepareHome()
})
afterEach(async () => {
  for (const child of started.splice(0)) await kill(child)
  await home.remove()
})

async function makeLearners(count: number): Promise<Person[]> {
  const url = home.variables['DATABASE_URL']
  const log = pino({ level: 'silent' })
  const database = await openDatabase(url ? { log, url } : { log, directory: join(home.dataDir, 'db') })
  const people = createPeople(database.db, () => new Date())
  const learners: Person[] = []
  for (let made = 0; made < count; made += 1) learners.push(await people.user())
  await database.close()
  return learners
}

const files = () => readdirSync(join(home.dataDir, 'files/recordings'))

/** As the page does it: what the server is too busy for is asked again. */
async function whenFree<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('answered 503'))) throw error
      await sleep(200)
    }
  }
}

async function listOf(server: ServerProcess, { token }: Person): Promise<readonly Recording[]> {
  return (await whenFree(() => server.call(listRecordings, {}, token))).items
}

/** Processes that a server has started for its scorer. */
const scorersOf = ({ child }: ServerProcess) =>
  readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return []
    const read = (name: string) => readFileSync(`/proc/${pid}/${name}`, 'utf8')
    try {
      const isChild = read('stat').split(') ').at(-1)?.split(' ')[1] === String(child.pid)
      return isChild && read('cmdline').includes('scorer-process') ? [Number(pid)] : []
    } catch {
      // It has ended meanwhile.
      return []
    }
  })

/** The fixture prints /wɪm/ for each of its words. */
const SOUND = 'wɪm'

/** A recording of a word of the fixture. */
async function saySound(): Promise<Blob> {
  const closing = createShutdownSteps()
  const samples = new Int16Array(await createSpokenWords(closing)(SOUND, 'us'))
  await closing.run()
  return wavFile(formatWav({ rate: 16_000, samples }))
}

test('of 200 uploads at once none that was acknowledged is lost or doubled by a kill of the server, nor its score by one of the scorer', async () => {
  const learners = await makeLearners(LEARNERS)
  const file = await saySound()
  const server = await start()
  const uploads = learners.flatMap(({ token }) =>
    Array.from({ length: RECORDINGS }, () => ({ token, query: { word: 'apple', id: randomUUID() } })),
  )
  const send = (to: ServerProcess, { token, query }: (typeof uploads)[number]): Promise<Recording> =>
    whenFree(() => to.call(saveRecording, { query, file }, token))
  const acknowledged = new Set<string>()
  await Promise.allSettled(
    uploads.map(async (upload) => {
      acknowledged.add((await send(server, upload)).id)
      if (acknowledged.size === 60) server.child.kill('SIGKILL')
    }),
  )
  await server.ended
  expect(acknowledged.size).toBeGreaterThanOrEqual(60)
  expect(acknowledged.size).toBeLessThan(uploads.length)

  const again = await start()
  const shown = async () => (await Promise.all(learners.map((learner) => listOf(again, learner)))).flat()
  const ids = (await shown()).map(({ id }) => id)
  expect([...acknowledged].filter((id) => !ids.includes(id))).toEqual([])
  // What was on its way is sent again by the page, and is one recording.
  await Promise.all(uploads.map((upload) => send(again, upload)))
  const all = await shown()
  expect(all.map(({ id }) => id).toSorted()).toEqual(uploads.map(({ query }) => query.id).toSorted())
  expect(files().filter((name) => name.endsWith('.wav'))).toHaveLength(uploads.length)

  const scored = async () => (await shown()).filter(({ state }) => state === 'scored').length
  await expect.poll(scored, { timeout: 120_000, interval: 200 }).toBeGreaterThan(10)
  const [scorer = 0] = scorersOf(again)
  expect(await scored()).toBeLessThan(uploads.length)
  expect(scorer).toBeGreaterThan(0)
  process.kill(scorer, 'SIGKILL')
  await expect.poll(scored, { timeout: 180_000, interval: 1_000 }).toBe(uploads.length)
  // The one that was being scored was tried again.
  expect((await shown()).filter(({ score }) => score?.right_word !== true)).toEqual([])
}, 600_000)

test('a minute of sound arrives over a connection that takes 20 seconds for it', async () => {
  const [ann] = await makeLearners(1)
  if (!ann) throw new Error('no learner')
  const server = await start()
  const bytes = wavBytes({ seconds: 60 })
  const upload = request(`${server.origin}${addressOf(saveRecording, { query: { word: 'apple' } })}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${ann.token}`, 'Content-Type': 'audio/wav', 'Content-Length': bytes.length },
  })
  const answered = once(upload, 'response')
  // The pace is what is tested.
  const part = Math.ceil(bytes.length / 20)
  for (let at = 0; at < bytes.length; at += part) {
    upload.write(bytes.subarray(at, at + part))
    await sleep(1_000)
  }
  upload.end()
  const [answer] = (await answered) as [IncomingMessage]
  expect(answer.statusCode).toBe(201)
  answer.resume()
}, 300_000)

test('what a voice says is scored within seconds, also what another scorer had left when it was killed', async () => {
  const [ann] = await makeLearners(1)
  if (!ann) throw new Error('no learner')
  const file = await saySound()
  const server = await start()
  const save = () => server.call(saveRecording, { query: { word: 'dog' }, file }, ann.token)
  const scored = async () => (await listOf(server, ann)).filter(({ state }) => state === 'scored')
  expect(await save()).toMatchObject({ state: 'queued' })
  await expect.poll(async () => (await scored()).length, { timeout: 90_000 }).toBe(1)
  expect((await scored())[0]?.score).toMatchObject({ right_word: true, words: [{ text: 'dog' }] })
  await save()
  await save()
  const [killed = 0, ...others] = scorersOf(server)
  expect(killed).toBeGreaterThan(0)
  expect(others).toEqual([])
  process.kill(killed, 'SIGKILL')
  await expect.poll(async () => (await scored()).length, { timeout: 90_000 }).toBe(3)
  const [next = 0] = scorersOf(server)
  expect(next).toBeGreaterThan(0)
  expect(next).not.toBe(killed)
}, 300_000)

test('a backup made while running brings the sounds back', async () => {
  const [ann] = await makeLearners(1)
  if (!ann) throw new Error('no learner')
  const server = await start()
  const { id } = await server.call(saveRecording, { query: { word: 'apple' }, file: wavFile() }, ann.token)
  const environment = { env: { ...process.env, ...home.variables, DATA_DIR: home.dataDir } }
  const { stdout } = await run(process.execPath, [cli('backup')], environment)
  await server.call(saveRecording, { query: { word: 'pear' }, file: wavFile() }, ann.token)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  rmSync(join(home.dataDir, 'files'), { recursive: true })
  await run(process.execPath, [cli('restore'), stdout.trim()], environment)
  const again = await start()
  expect((await listOf(again, ann)).map((recording) => recording.id)).toEqual([id])
  const sound = await again.request(addressOf(getRecordingAudio, { params: { id } }), { token: ann.token })
  expect(new Uint8Array(await sound.arrayBuffer())).toEqual(wavBytes())
}, 300_000)
