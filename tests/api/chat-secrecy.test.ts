/** What two say to each other is read by nobody else, whichever call they try. The queue of reports is apart: server/features/chat/reports.test.ts. */
import { randomUUID } from 'node:crypto'
import { endpoints, type EndpointName } from '#contract'
import { listMessages, sendMessage } from '#contract/chat'
import type { Endpoint } from '#contract/core'
import { exportData } from '#contract/privacy'
import { subscribePush } from '#contract/push'
import { shareThing } from '#contract/sharing'
import { createTestApp, MINUTE, type TestApp } from '#tests/app'
import { addressOf } from '#tests/caller'
import { openChat } from '#tests/chat'
import { createBrowserKeys } from '#tests/fake-push'
import type { Person } from '#tests/people'
import { readZip } from '#tests/zip'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notifications } from '../../server/db/schema/notifications.ts'
import { payloadOf } from '../../server/features/push/payload.ts'

/** In a message, and in what a message shows. */
const SECRETS = ['quartzsecret', 'zebrasecret', 'mysecretmeaning'] as const
const holdsSecret = (text: string) => SECRETS.some((secret) => text.includes(secret))

let app: TestApp
let ann: Person
let bo: Person
let conversation: string
let key: string
/** Ids that somebody may have got hold of. */
let ids: readonly string[]
beforeAll(async () => {
  app = await createTestApp()
  ann = await app.user()
  bo = await app.user()
  conversation = await openChat(app, ann, bo)
  const { p256dh, auth } = createBrowserKeys()
  await app.call(
    subscribePush,
    { body: { endpoint: `https://web.push.apple.com/${randomUUID()}`, p256dh, auth } },
    bo.token,
  )
  key = randomUUID()
  const params = { id: conversation }
  await app.call(sendMessage, { params, body: { id: key, text: `Only for you: ${SECRETS[0]}` } }, ann.token)
  const page = { title: SECRETS[1], entries: [{ word: 'Mimi', meaning: SECRETS[2] }] }
  const body = { id: randomUUID(), title: 'Mine', sections: [{ title: 'S', pages: [page] }] }
  const note = await app.call(endpoints.createNote, { body }, ann.token)
  const share = { kind: 'page' as const, note: note.id, page: note.pages[0]?.id ?? '' }
  await app.call(shareThing, { params, body: { id: randomUUID(), text: 'A page', share } }, ann.token)
  ids = [conversation, key, ann.id, bo.id, note.id]
})
afterAll(() => app.close())

const reads = Object.entries(endpoints)
  .map(([name, endpoint]): { name: EndpointName; endpoint: Endpoint } => ({
    name: name as EndpointName,
    endpoint,
  }))
  .filter(({ endpoint }) => endpoint.method === 'GET')

/** What a caller may put into the queries: what each endpoint does not know it refuses. */
const queries = (): readonly Record<string, string>[] => [
  {},
  { q: SECRETS[0] },
  { q: SECRETS[1] },
  { since: '0' },
  { to: key },
  { words: SECRETS.join(',') },
  { kind: 'own', q: SECRETS[1] },
  { subject: conversation },
  { actor: ann.username },
]

async function readAll(endpoint: Endpoint, id: string, token: string | undefined): Promise<string[]> {
  const texts: string[] = []
  const params = { id, category: 'animals-nature', course: 'none', number: '1', word: SECRETS[0] }
  for (const query of queries()) {
    const leaving = new AbortController()
    const response = await app.request(addressOf(endpoint, { params, query }), { token, signal: leaving.signal })
    // Live events name resources and carry no text.
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
      leaving.abort()
      await response.body?.cancel().catch(() => {})
    } else texts.push(await response.text())
  }
  return texts
}

test('the walk would find it: the two themselves read it', async () => {
  for (const { token } of [ann, bo]) {
    const texts = await readAll(listMessages, conversation, token)
    for (const secret of SECRETS) expect(texts.some((text) => text.includes(secret))).toBe(true)
  }
})

describe.each(['nobody', 'guest', 'stranger', 'friend of both', 'admin'] as const)('%s', (who) => {
  test('reads nothing of it by any call', async () => {
    const person =
      who === 'nobody'
        ? undefined
        : who === 'guest'
          ? await app.guest()
          : who === 'admin'
            ? await app.admin()
            : await app.user()
    if (person && who === 'friend of both') for (const one of [ann, bo]) await openChat(app, person, one)
    const found: string[] = []
    for (const { name, endpoint } of reads) {
      for (const id of endpoint.path.includes('{id}') ? ids : ['']) {
        const texts = await readAll(endpoint, id, person?.token)
        // What a caller asks for may stand in the answer as they wrote it: a word that is not known.
        if (texts.some((text) => text.includes('Only for you') || text.includes(SECRETS[2])))
          found.push(`${name} ${id}`)
      }
      // So that limits do not answer instead.
      app.advance(MINUTE)
    }
    expect(found).toEqual([])
  }, 240_000)
})

test('it is in nobody’s export but those of the two', async () => {
  const cy = await app.user()
  await openChat(app, cy, bo)
  await app.prove(cy)
  const response = await app.request(exportData.path, { token: cy.token })
  const file = readZip(new Uint8Array(await response.arrayBuffer())).get('wordgrove.json')
  const text = new TextDecoder().decode(file)
  expect(text).toContain(cy.username)
  expect(holdsSecret(text)).toBe(false)
})

test('a notification of it, and what is pushed, say who wrote and nothing else', async () => {
  const rows = await app.db.select().from(notifications).where(eq(notifications.userId, bo.id))
  expect(rows.map(({ kind }) => kind)).toContain('message')
  expect(holdsSecret(JSON.stringify(rows))).toBe(false)
  for (const language of ['zh', 'en'] as const) {
    const payload = payloadOf(
      '1',
      { kind: 'message', subjectId: conversation, name: ann.username, word: null },
      language,
    )
    expect(JSON.stringify(payload)).toContain(ann.username)
    expect(holdsSecret(JSON.stringify(payload))).toBe(false)
  }
})
