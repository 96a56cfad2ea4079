// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { adminListTickets, answerTicket, closeTicket, type AdminTicket } from '#contract/admin'
import { createTicket, getTicket, listTickets, replyTicket, ticketLimits, type TicketStatus } from '#contract/tickets'
import { createTestApp, DAY, type TestApp } from '#tests/app'
import { messagesTo } from '#tests/mailbox'
import type { Person } from '#tests/people'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminLog } from '../../db/schema/admin-log.ts'
import { ticketMessages, tickets } from '../../db/schema/tickets.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp({ variables: { RATE_LIMIT_SCALE: '10' } })
  admin = await app.admin()
})
afterAll(() => app.close())

const said = (text: string) => ({ id: randomUUID(), text })
const idea = (given: object = {}) => ({
  id: randomUUID(),
  kind: 'feedback' as const,
  topic: 'idea' as const,
  text: 'More birds, please',
  ...given,
})
const open = (person: Person, given: object = {}) => app.call(createTicket, { body: idea(given) }, person.token)

test('what a learner writes says what it is about; a topic of another kind is refused', async () => {
  const ann = await app.user()
  expect(await open(ann)).toMatchObject({ kind: 'feedback', topic: 'idea', status: 'open' })
  expect(await open(ann, { kind: 'service', topic: 'tutoring' })).toMatchObject({ kind: 'service', topic: 'tutoring' })
  for (const given of [{ topic: 'tutoring' }, { topic: 'anything' }, { text: ' ' }, { text: 'a'.repeat(2001) }])
    expect(await app.refused(createTicket, { body: idea(given) }, ann.token)).toMatchObject({ status: 400 })
  expect((await app.call(listTickets, {}, ann.token)).items).toHaveLength(2)
})

test('sent twice at once is said once: the request, the reply, and the answer with its mail', async () => {
  const ann = await app.user()
  const twice = <T>(act: () => Promise<T>) => Promise.all([act(), act()])
  const body = idea()
  const [{ id }] = await twice(() => app.call(createTicket, { body }, ann.token))
  const params = { id }
  const [more, answer] = [said('And more fish'), said('They are coming.')]
  await twice(() => app.call(replyTicket, { params, body: more }, ann.token))
  await twice(() => app.call(answerTicket, { params, body: answer }, admin.token))
  const { status, messages } = await app.call(getTicket, { params }, ann.token)
  expect(messages.map(({ text }) => text)).toEqual([body.text, more.text, answer.text])
  expect(status).toBe('answered')
  expect(await messagesTo(app, ann.email ?? '')).toHaveLength(1)
})

test('only so many requests wait at once, however many are sent, and an answer makes room', async () => {
  const ann = await app.user()
  const sent = await Promise.all(
    Array.from({ length: ticketLimits.waiting + 5 }, () =>
      app.request(createTicket.path, { json: idea(), token: ann.token }),
    ),
  )
  expect(sent.filter(({ status }) => status === 201)).toHaveLength(ticketLimits.waiting)
  expect(await app.refused(createTicket, { body: idea() }, ann.token)).toMatchObject({
    status: 429,
    code: 'ticket_limit',
  })
  const [first] = (await app.call(listTickets, {}, ann.token)).items
  await app.call(answerTicket, { params: { id: first?.id ?? '' }, body: said('Done.') }, admin.token)
  expect(await open(ann)).toMatchObject({ status: 'open' })
})

test('a request does not grow for ever', async () => {
  const ann = await app.user()
  const { id } = await open(ann)
  const talk = Array.from({ length: ticketLimits.messages - 1 }, () => ({
    ticketId: id,
    author: 'learner',
    text: 'more',
    at: app.now(),
  }))
  await app.db.insert(ticketMessages).values(talk)
  expect(await app.refused(replyTicket, { params: { id }, body: said('one too many') }, ann.token)).toMatchObject({
    status: 409,
    code: 'ticket_full',
  })
  expect((await app.call(getTicket, { params: { id } }, ann.token)).messages).toHaveLength(ticketLimits.messages)
})

test('tickets: VIPs first, an answer by mail, a reply opens again, strangers see nothing', async () => {
  const [plain, vip] = [await app.user(), await app.user({ vipUntil: new Date(app.now().getTime() + DAY) })]
  const first = await open(plain)
  const second = await open(vip)
  const waiting = await app.call(adminListTickets, { query: { status: 'open' } }, admin.token)
  const ids = waiting.items.map(({ ticket }) => ticket.id)
  expect(ids.indexOf(second.id)).toBeLessThan(ids.indexOf(first.id))
  const params = { id: first.id }
  const answered = await app.call(answerTicket, { params, body: said('Birds are coming.') }, admin.token)
  expect(answered.ticket).toMatchObject({ status: 'answered', messages: [{ from: 'learner' }, { from: 'support' }] })
  expect((await messagesTo(app, plain.email ?? ''))[0]?.text).toContain('Birds are coming.')
  expect((await app.call(replyTicket, { params, body: said('Thank you!') }, plain.token)).status).toBe('open')
  expect((await app.call(closeTicket, { params }, admin.token)).ticket.status).toBe('closed')
  expect((await app.call(listTickets, {}, plain.token)).items).toMatchObject([{ id: first.id, status: 'closed' }])
  expect(await app.refused(getTicket, { params }, vip.token)).toMatchObject({ code: 'ticket_not_found' })
  expect(await app.refused(replyTicket, { params, body: said(' ') }, plain.token)).toMatchObject({
    code: 'ticket_text_required',
  })
})

/** Every ticket of a state, page by page. */
async function allOf(status: TicketStatus): Promise<AdminTicket[]> {
  const found: AdminTicket[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await app.call(adminListTickets, { query: { status, cursor } }, admin.token)
    found.push(...page.items)
    cursor = page.next
  }
  return found
}

test('page by page every ticket is reached once: the queue VIPs first, what is closed by the latest change', async () => {
  const { id: userId } = await app.user()
  const start = app.now().getTime()
  // Forty of one moment each way, so that a page ends among equals.
  const rows = (status: TicketStatus, priority: boolean) =>
    Array.from({ length: 40 }, (_, index) => {
      const at = new Date(start + Math.floor(index / 20) * DAY)
      return { id: randomUUID(), userId, kind: 'feedback', status, priority, createdAt: at, updatedAt: at }
    })
  const made = [...rows('open', true), ...rows('open', false), ...rows('closed', true), ...rows('closed', false)]
  await app.db.insert(tickets).values(made)
  for (const status of ['open', 'closed'] as const) {
    const found = (await allOf(status)).map(({ ticket }) => ticket)
    const ours = found.filter(({ id }) => made.some((row) => row.id === id))
    expect(ours.map(({ id }) => id).toSorted()).toEqual(
      made.flatMap((row) => (row.status === status ? [row.id] : [])).toSorted(),
    )
    const places = found.map(({ priority, updated_at: at }) =>
      status === 'open' ? [priority ? 0 : 1, Date.parse(at)] : [0, -Date.parse(at)],
    )
    expect(places).toEqual(places.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d))
  }
})

test('the log says who answered and who closed, once each, with what was before', async () => {
  const ann = await app.user()
  const { id } = await open(ann)
  const params = { id }
  const answer = said('They are coming.')
  await app.call(answerTicket, { params, body: answer }, admin.token)
  await app.call(answerTicket, { params, body: answer }, admin.token)
  await Promise.all([1, 2].map(() => app.call(closeTicket, { params }, admin.token)))
  const log = await app.db.select().from(adminLog).where(eq(adminLog.subject, id)).orderBy(adminLog.id)
  expect(log).toMatchObject([
    { action: 'ticket.answer', actorId: admin.id, before: 'open', after: 'answered' },
    { action: 'ticket.close', actorId: admin.id, before: 'answered', after: 'closed' },
  ])
})
