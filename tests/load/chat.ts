/** Conversations: how soon a message is on the other's screen, what a thousand open streams cost, and how long a long conversation takes to open. */
import { createHash, randomUUID } from 'node:crypto'
import type { Conversation } from '#contract/chat'
import type { Cell } from './budget.ts'
import { pause, quantile } from './numbers.ts'
import { onDatabase, type DatabasePlace } from './on-database.ts'
import type { Product } from './processes.ts'
import { ask, duration, listen, send, type Listener } from './requests.ts'
import { inTurn } from './server.ts'

const STREAMS = 1_000
/** Who talk to each other while it is measured. An account may send 20 messages a minute. */
const PAIRS = 20
const MESSAGES = 18
/** Milliseconds between two messages of one writer. */
const PACE_MS = 900
const MB = 2 ** 20
/** Milliseconds after which a message counts as lost. */
const LOST_MS = 10_000

const lengths = { long: 20_000, short: 50 } as const

const tokenOf = (n: number): string => `talker-${n}`.padEnd(43, '-')
const hashOf = (n: number): string => createHash('sha256').update(tokenOf(n)).digest('hex')
const idOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** A conversation of learner 1 with another one, whose id is that of the other one. */
const conversationStatements = (other: number, messages: number): readonly string[] => [
  `insert into conversations (id, last_seq, first_count, version) values ('${idOf(other)}', ${messages}, ${messages / 2}, ${messages})`,
  `insert into conversation_members (conversation_id, side, user_id, read_seq, last_at)
   values ('${idOf(other)}', 0, '${idOf(1)}', ${messages}, now()), ('${idOf(other)}', 1, '${idOf(other)}', ${messages}, now())`,
  `insert into conversation_messages (conversation_id, seq, version, side, key, text, at, first_count)
   select '${idOf(other)}', n, n, n % 2, gen_random_uuid(), 'Shall we play a level of animals tonight?', now() - (${messages} - n) * interval '1 minute', n / 2
   from generate_series(1, ${messages}) n`,
]

const longOne = 2 * PAIRS + 1
const shortOne = 2 * PAIRS + 2

/** Learners with a session each; the first 40 are contacts by twos, and learner 1 has a long conversation and a short one. */
export const fillChat = (database: DatabasePlace): Promise<void> =>
  onDatabase(database, async (run) => {
    const rows = Array.from({ length: STREAMS }, (_, index) => index + 1)
    await run(`insert into users (id, username, invite_code) values
      ${rows.map((n) => `('${idOf(n)}', 'talker-${n}', 'talker-${n}')`).join(',')}`)
    await run(`insert into sessions (token_hash, user_id, expires_at) values
      ${rows.map((n) => `('${hashOf(n)}', '${idOf(n)}', now() + interval '30 days')`).join(',')}`)
    const sides = [
      ...rows.slice(0, 2 * PAIRS).map((n) => [n, n % 2 === 1 ? n + 1 : n - 1]),
      ...[longOne, shortOne].flatMap((other) => [
        [1, other],
        [other, 1],
      ]),
    ]
    await run(`insert into contacts (user_id, other_id, state, at) values
      ${sides.map(([own = 0, other = 0]) => `('${idOf(own)}', '${idOf(other)}', 'accepted', now())`).join(',')}`)
    const conversations = [
      ...conversationStatements(longOne, lengths.long),
      ...conversationStatements(shortOne, lengths.short),
    ]
    for (const statement of conversations) await run(statement)
    await run('analyze')
  })

const call = (server: Product, n: number, path: string) => ({ url: `${server.origin}/api${path}`, token: tokenOf(n) })

interface Page {
  readonly items: readonly { readonly id: string }[]
  readonly version: number
}

/** Opens the conversation of a pair, writes at its pace, and adds the milliseconds until the other one has read each message. */
async function talk(writer: number, servers: readonly Product[], taken: number[]): Promise<void> {
  const reader = writer + 1
  const own = servers[writer % servers.length]
  // Not the writer's server, if there is another one.
  const others = servers[(writer + 1) % servers.length]
  if (!own || !others) throw new Error('There is no server to talk by.')
  const { id } = await ask<Conversation>({
    ...call(own, writer, '/conversations'),
    method: 'POST',
    body: { with: idOf(reader) },
  })
  const sentAt = new Map<string, number>()
  const messages = `/conversations/${id}/messages`
  let { version } = await ask<Page>(call(others, reader, messages))
  let reading = Promise.resolve()
  const read = async () => {
    const page = await ask<Page>(call(others, reader, `${messages}?since=${version}`))
    version = page.version
    for (const message of page.items) {
      const at = sentAt.get(message.id)
      if (at === undefined) throw new Error('A message came twice, or was not sent.')
      sentAt.delete(message.id)
      taken.push(performance.now() - at)
    }
  }
  const stream = await listen(call(others, reader, '/events'), (resource) => {
    if (resource === 'conversations') reading = reading.then(read)
  })
  try {
    for (let sent = 0; sent < MESSAGES; sent += 1) {
      await pause(PACE_MS * (0.5 + Math.random()))
      const message = { id: randomUUID(), text: 'Shall we play a level of animals tonight?' }
      sentAt.set(message.id, performance.now())
      await ask({ ...call(own, writer, messages), method: 'POST', body: message })
    }
    for (const end = performance.now() + LOST_MS; sentAt.size > 0 && performance.now() < end;) await pause(50)
    await reading
    if (sentAt.size > 0) throw new Error(`${sentAt.size} messages did not come.`)
  } finally {
    stream.close()
  }
}

async function measureDelivery(servers: readonly Product[], limit: number): Promise<Cell> {
  const taken: number[] = []
  await Promise.all(Array.from({ length: PAIRS }, (_, pair) => talk(2 * pair + 1, servers, taken)))
  const name = `a message on the other's screen, ${servers.length === 1 ? 'one server' : `${servers.length} servers`}, p95`
  return { name, unit: 'ms', value: quantile(taken, 0.95), limit, better: 'less' }
}

/** 95 of 100 calls of the user's own page take at most this, in milliseconds. They are asked over some seconds, since a server has work that comes once in a while. */
async function userTime(server: Product, times: number): Promise<number> {
  const taken: number[] = []
  for (let asked = 0; asked < times; asked += 1) {
    taken.push(await duration(call(server, 1, '/user')))
    await pause(10)
  }
  return quantile(taken, 0.95)
}

async function measureStreams(server: Product, times: number): Promise<Cell[]> {
  await userTime(server, times)
  const before = await userTime(server, times)
  const { memory } = await server.look()
  const streams: Listener[] = []
  try {
    // By fifties: a thousand at once would be a queue at the port, not at the server.
    for (let from = 1; from <= STREAMS; from += 50)
      streams.push(
        ...(await Promise.all(
          Array.from({ length: 50 }, (_, index) => listen(call(server, from + index, '/events'), () => undefined)),
        )),
      )
    await pause(5_000)
    const value = await userTime(server, times)
    const { memory: after } = await server.look()
    return [
      {
        name: `/api/user beside ${STREAMS} open streams, p95`,
        unit: 'ms',
        value,
        floor: before,
        limit: 2 * before,
        better: 'less',
      },
      {
        name: `memory of ${STREAMS} open streams`,
        unit: 'MB',
        value: (after - memory) / MB,
        limit: 250,
        better: 'less',
      },
    ]
  } finally {
    for (const stream of streams) stream.close()
  }
}

async function measureOpening(server: Product, times: number): Promise<Cell> {
  const open = async (other: number) => {
    const from = performance.now()
    await send(call(server, 1, `/conversations/${idOf(other)}`))
    await ask(call(server, 1, `/conversations/${idOf(other)}/messages`))
    return performance.now() - from
  }
  const { value, floor } = await inTurn(
    times,
    () => open(longOne),
    () => open(shortOne),
  )
  const name = `opening a conversation of ${lengths.long} messages, beside one of ${lengths.short}`
  return { name, unit: 'ms', value, floor, limit: 1.3 * floor, better: 'less' }
}

/** @param servers replicas on one database, the first of which is measured alone too */
export async function measureChat(servers: readonly [Product, ...Product[]], times: number): Promise<Cell[]> {
  const [first] = servers
  const cells = [await measureOpening(first, times), await measureDelivery([first], 300)]
  if (servers.length > 1) {
    // An account may send 20 messages a minute.
    await pause(60_000)
    cells.push(await measureDelivery(servers, 500))
  }
  return [...cells, ...(await measureStreams(first, 25 * times))]
}
