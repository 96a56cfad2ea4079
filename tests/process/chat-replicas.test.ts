// @module-tag postgres
/** A conversation outlives the server that told of it: the stream begins anew by another server, and no message is missed or comes twice. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { listMessages, sendMessage } from '#contract/chat'
import { openChat } from '#tests/chat'
import { eachHome } from '#tests/homes'
import { createPeople, type Person } from '#tests/people'
import { kill, type ServerProcess } from '#tests/server-process'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openDatabase } from '../../server/db/open-database.ts'

const MESSAGES = 18
/** Messages before the reader's server dies. */
const BEFORE = 5

const homes = eachHome()

async function makePeople(): Promise<readonly [Person, Person]> {
  const log = pino({ level: 'silent' })
  const database = await openDatabase({ log, url: homes.current().variables['DATABASE_URL'] })
  const people = createPeople(database.db, () => new Date())
  const both = [await people.user(), await people.user()] as const
  await database.close()
  return both
}

/** Reads as a page does: what came since it read last, whenever the stream begins or names conversations; a stream that ends is opened anew. */
async function readAll(
  server: () => ServerProcess,
  reader: Person,
  id: string,
  { signal, onStream }: { signal: AbortSignal; onStream: () => void },
): Promise<string[]> {
  const seen: string[] = []
  let version = 0
  const readNew = async () => {
    const page = await server().call(listMessages, { params: { id }, query: { since: String(version) } }, reader.token)
    version = page.version
    seen.push(...page.items.map((message) => message.text ?? ''))
  }
  while (!signal.aborted && seen.length < MESSAGES) {
    try {
      const { body } = await server().request('/api/events', { token: reader.token, signal })
      if (!body) throw new Error('The stream has no body.')
      onStream()
      await readNew()
      for await (const part of body.pipeThrough(new TextDecoderStream())) {
        if (part.includes('"conversations"')) await readNew()
        if (seen.length >= MESSAGES) break
      }
    } catch (error) {
      // The server has gone: fetch and a broken stream say so by a TypeError.
      if (!(error instanceof TypeError)) throw error
      await pause(100)
    }
  }
  return seen
}

/** Sends as the page's queue does: the same message again until a server has it. */
async function sendSurely(server: () => ServerProcess, writer: Person, id: string, text: string): Promise<void> {
  for (const message = { id: randomUUID(), text }; ;) {
    try {
      await server().call(sendMessage, { params: { id }, body: message }, writer.token)
      return
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      await pause(100)
    }
  }
}

test('a server that is killed in the middle of a conversation costs no message and doubles none', async () => {
  const [ann, bo] = await makePeople()
  const first = await homes.start()
  let [own, others] = [first, await homes.start()]
  const id = await openChat(first, ann, bo)
  const end = AbortSignal.timeout(240_000)
  let streams = 0
  const reading = readAll(() => others, bo, id, { signal: end, onStream: () => (streams += 1) })
  await expect.poll(() => streams, { timeout: 60_000 }).toBe(1)

  const texts = Array.from({ length: MESSAGES }, (_, index) => `message ${index + 1}`)
  const write = async (some: readonly string[]) => {
    for (const text of some) await sendSurely(() => own, ann, id, text)
  }
  await write(texts.slice(0, BEFORE))
  const rest = write(texts.slice(BEFORE))
  await kill(others.child)
  others = first
  own = others

  await rest
  expect(await reading).toEqual(texts)
  expect(streams).toBeGreaterThan(1)
}, 300_000)
