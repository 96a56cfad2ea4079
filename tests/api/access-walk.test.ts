/** Every endpoint of the contract, by everyone: a new endpoint is walked at birth. */
import { randomUUID } from 'node:crypto'
import { endpoints, type EndpointName } from '#contract'
import { addContact } from '#contract/contacts'
import type { Access, Endpoint } from '#contract/core'
import { createTestApp, DAY, type TestApp } from '#tests/app'
import { addressOf, type LooseInput } from '#tests/caller'
import { openChat } from '#tests/chat'
import { createBrowserKeys } from '#tests/fake-push'
import type { Person } from '#tests/people'
import { adding, makeNote } from '#tests/notes'
import { answersFor, DEMO, play, start } from '#tests/play'
import { wavFile } from '#tests/recordings'
import { findWordId } from '#tests/word-ids'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeNightPoints } from '../../server/features/restore-points/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

type Who = 'nobody' | 'guest' | 'user' | 'admin'
const everyone: readonly Who[] = ['nobody', 'guest', 'user', 'admin']
const all = Object.entries(endpoints).map(([name, endpoint]): { name: EndpointName; endpoint: Endpoint } => ({
  name: name as EndpointName,
  endpoint,
}))

/** The refusal that an access policy owes a caller; null where the call goes on to its input. */
const refusals: Record<Access, Record<Who, string | null>> = {
  public: { nobody: null, guest: null, user: null, admin: null },
  guest: { nobody: 'session_missing', guest: null, user: null, admin: null },
  user: { nobody: 'session_missing', guest: 'guest_not_allowed', user: null, admin: null },
  admin: { nobody: 'session_missing', guest: 'guest_not_allowed', user: 'admin_only', admin: null },
}
const statuses: Record<string, number> = { session_missing: 401, guest_not_allowed: 403, admin_only: 403 }

async function visit(
  endpoint: Endpoint,
  input: LooseInput,
  token: string | undefined,
): Promise<{ status: number; code: string | null }> {
  const leaving = new AbortController()
  const response = await app.request(addressOf(endpoint, input), {
    method: endpoint.method,
    token,
    json: endpoint.method === 'GET' ? undefined : (input.body ?? {}),
    signal: leaving.signal,
  })
  const isJson = response.headers.get('content-type')?.startsWith('application/json') && response.status >= 400
  const code = isJson ? ((await response.json()) as { code: string }).code : null
  leaving.abort()
  await response.body?.cancel().catch(() => {})
  return { status: response.status, code }
}

describe.each(everyone)('as %s', (who) => {
  test.each(all)('$name answers as its access says', async ({ endpoint }) => {
    const token = who === 'nobody' ? undefined : (await app[who]()).token
    const { status, code } = await visit(
      endpoint,
      { params: { id: randomUUID(), category: 'none', course: 'none', number: '1', word: 'none' } },
      token,
    )
    const refusal = refusals[endpoint.access][who]
    if (refusal) expect({ status, code }).toEqual({ status: statuses[refusal], code: refusal })
    else {
      expect(Object.keys(statuses)).not.toContain(code)
      expect(status).toBeLessThan(500)
    }
  })
})

/** Things that belong to one learner, by the part of the path that names them: how to make one, and what to send about it. */
const owned: Record<
  string,
  (owner: Person) => Promise<{
    id: string
    bodies: Partial<Record<EndpointName, unknown>>
    queries?: Partial<Record<EndpointName, object>>
  }>
> = {
  '/api/contacts/{id}': async (owner) => {
    const friend = await app.user()
    await app.call(addContact, { body: { name: owner.username } }, friend.token)
    return {
      id: friend.id,
      bodies: { changeContact: { state: 'accepted' }, reportRequest: { reason: 'spam', text: '' } },
    }
  },
  '/api/notifications/{id}': async (owner) => {
    await app.call(addContact, { body: { name: owner.username } }, (await app.user()).token)
    const { items } = await app.call(endpoints.listNotifications, { query: {} }, owner.token)
    return { id: items[0]?.id ?? '', bodies: {} }
  },
  '/api/conversations/{id}': async (owner) => {
    const id = await openChat(app, owner, await app.user())
    const said = { id: randomUUID(), text: 'Only for two' }
    await app.call(endpoints.sendMessage, { params: { id }, body: said }, owner.token)
    return {
      id,
      bodies: {
        sendMessage: { id: randomUUID(), text: 'And more' },
        markRead: { seq: 1 },
        viewConversation: { shown: true },
        muteConversation: { muted: true },
        blockOther: { blocked: true },
        reportChat: { reason: 'spam', text: '' },
        shareThing: { id: randomUUID(), text: 'A word', share: { kind: 'words', words: ['dog'] } },
      },
      queries: { deleteMessage: { seq: '1', for: 'me' } },
    }
  },
  '/api/together/goals/{id}': async (owner) => {
    const friend = await app.user()
    await openChat(app, owner, friend)
    const id = randomUUID()
    await app.call(endpoints.createGoal, { body: { id, target: 100, with: [friend.id] } }, owner.token)
    return { id, bodies: {} }
  },
  '/api/together/duels/{id}': async (owner) => {
    const conversation = await openChat(app, owner, await app.user())
    const { run } = await play(app, owner.token)
    const { attachment } = await app.call(
      endpoints.shareThing,
      {
        params: { id: conversation },
        body: { id: randomUUID(), text: 'A duel?', share: { kind: 'duel', run: run.id } },
      },
      owner.token,
    )
    return { id: attachment?.kind === 'duel' ? attachment.duel : '', bodies: {} }
  },
  '/api/classes/{id}': async (owner) => {
    const id = randomUUID()
    const task = randomUUID()
    const { code } = await app.call(endpoints.createClass, { body: { id, name: 'Mine' } }, owner.token)
    await app.call(endpoints.joinClass, { body: { code: code ?? '', name: 'Bo' } }, (await app.user()).token)
    const due = app.now().toISOString().slice(0, 10)
    const target = { kind: 'level', category: DEMO.category, sub: null, difficulty: 'easy', level: 1 } as const
    const given = { id: task, target, due, instruction: '' }
    await app.call(endpoints.assignTask, { params: { id }, body: given }, owner.token)
    return {
      id,
      bodies: {
        renameClass: { name: 'Ours' },
        setJoinCode: { open: true },
        assignTask: { ...given, id: randomUUID() },
        changeTask: { due, instruction: 'Again' },
      },
      queries: { removeMember: { member: randomUUID() }, changeTask: { task }, deleteTask: { task } },
    }
  },
  '/api/notes/{id}': async (owner) => {
    const [note, other] = [await makeNote(app, owner.token), await makeNote(app, owner.token)]
    const changes = [adding(note.pages[0]?.id ?? '', 'cow')]
    return {
      id: note.id,
      bodies: {
        changeNote: { batch: randomUUID(), since: 1, base: 1, changes },
        copyNote: { copy: randomUUID() },
        mergeNote: { from: other.id },
      },
      queries: { readChanges: { since: '0' } },
    }
  },
  '/api/restore-points/{id}': async (owner) => {
    await makeNote(app, owner.token)
    await makeNightPoints(app.deps, new AbortController().signal)
    app.advance(DAY)
    await makeNightPoints(app.deps, new AbortController().signal)
    const { points } = await app.call(endpoints.listRestorePoints, { query: {} }, owner.token)
    return { id: points[0]?.id ?? '', bodies: { restorePoint: { key: randomUUID() } } }
  },
  '/api/user/sessions/{id}': async (owner) => {
    const [device] = await app.call(endpoints.listSessions, {}, owner.token)
    return { id: device?.id ?? '', bodies: {} }
  },
  '/api/practices/{id}': async (owner) => {
    const body = { id: randomUUID(), words: ['dog'], kinds: ['type_word' as const] }
    const { id, words } = await app.call(endpoints.startPractice, { body }, owner.token)
    const answers = words.map((word) => ({
      id: randomUUID(),
      word_id: word.id,
      kind: 'type_word',
      given: word.headword,
      hinted: false,
      slips: 0,
      ms: 2_000,
    }))
    return { id, bodies: { answerPractice: { answers } } }
  },
  '/api/payment/orders/{id}': async (owner) => {
    const body = { key: randomUUID(), plan: 'yearly' as const, method: 'digital-wallet' as const, amount_cents: 100 }
    const { order } = await app.call(
      endpoints.createOrder,
      { body: { ...body, email: 'owner@example.com' } },
      owner.token,
    )
    return { id: order.id, bodies: {} }
  },
  '/api/tickets/{id}': async (owner) => {
    const body = { id: randomUUID(), kind: 'feedback' as const, text: 'More birds, please' }
    const { id } = await app.call(endpoints.createTicket, { body }, owner.token)
    const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: '#123456' } })
    const file = new Blob([new Uint8Array(await pixel.png().toBuffer())], { type: 'image/png' })
    await app.call(endpoints.attachScreenshot, { query: { ticket: id }, file }, owner.token)
    return { id, bodies: { replyTicket: { id: randomUUID(), text: 'And more fish' } } }
  },
  '/api/push/devices/{id}': async (owner) => {
    const { p256dh, auth } = createBrowserKeys()
    const body = { endpoint: `https://web.push.apple.com/${randomUUID()}`, p256dh, auth }
    const { devices } = await app.call(endpoints.subscribePush, { body }, owner.token)
    return { id: devices[0]?.id ?? '', bodies: {} }
  },
  '/api/own-sentences/{id}': async (owner) => {
    const id = randomUUID()
    const body = { id, word: await findWordId(app.db, 'dog'), text: 'My dog barks at bears.' }
    await app.call(endpoints.saveSentence, { body }, owner.token)
    return { id, bodies: {} }
  },
  '/api/recordings/{id}': async (owner) => {
    const query = { word: 'apple' }
    const { id } = await app.call(endpoints.saveRecording, { query, file: wavFile() }, owner.token)
    return { id, bodies: {} }
  },
  '/api/reader/texts/{id}': async (owner) => {
    const body = { id: randomUUID(), title: 'Mine', text: 'The dog sleeps.' }
    const { id } = await app.call(endpoints.addReaderText, { body }, owner.token)
    return { id, bodies: { renameReaderText: { title: 'Yours' }, saveReaderPosition: { position: 3 } } }
  },
  '/api/runs/{id}': async (owner) => {
    const run = await start(app, owner.token)
    return { id: run.id, bodies: { answerRun: { answers: answersFor(run).slice(0, 1) } } }
  },
}

/** What administrators alone may call is about anybody's. */
const shared = ['public', 'admin']
const withId = all.filter(({ endpoint }) => endpoint.path.includes('{id}') && !shared.includes(endpoint.access))

test.each(withId)('what $name is about belongs to its owner alone', async ({ name, endpoint }) => {
  const make = Object.entries(owned).find(([path]) => endpoint.path.startsWith(path))?.[1]
  if (!make) throw new Error(`say above how to make what ${endpoint.path} is about`)
  const owner = await app.user()
  const { id, bodies, queries } = await make(owner)
  const input = { params: { id }, body: bodies[name], query: queries?.[name] }
  for (const stranger of [await app.user(), await app.admin()]) {
    expect((await visit(endpoint, input, stranger.token)).status).toBe(404)
  }
  if (refusals[endpoint.access].guest === null)
    expect((await visit(endpoint, input, (await app.guest()).token)).status).toBe(404)
  expect((await visit(endpoint, input, owner.token)).status).not.toBe(404)
})
