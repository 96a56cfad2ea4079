import { randomUUID } from 'node:crypto'
import { adminListTickets, answerTicket, closeTicket } from '#contract/admin-billing'
import { createTicket, getTicket, listTickets, replyTicket, ticketLimits } from '#contract/tickets'
import { createTestApp, DAY, type TestApp } from '#tests/app'
import { messagesTo } from '#tests/mailbox'
import type { Person } from '#tests/people'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ticketMessages } from '../../db/schema/tickets.ts'

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
