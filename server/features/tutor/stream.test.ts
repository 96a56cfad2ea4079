// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { listMessages, sendMessage } from '#contract/chat'
import { answerTutor, getTutor, openTutor } from '#contract/tutor'
import { refuses, says, startAiService, type AiService, type Behaviour } from '#tests/ai-service'
import { createTestApp, DAY, type TestApp } from '#tests/app'
import { allEvents, eventsOf, type HeardEvent } from '#tests/events'
import { learn } from '#tests/learning'
import type { Person } from '#tests/people'
import { eq } from 'drizzle-orm'
import { until } from '#tests/eventually'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cards } from '../../db/schema/learning.ts'

const QUESTION = 'When do I say “I have been”, and when “I was”?'
const ANSWER = 'Say “I have been” when it still matters now. '.repeat(4).trim()

let service: AiService
let plain: TestApp
let app: TestApp
let ann: Person
let id: string
beforeAll(async () => {
  service = await startAiService()
  plain = await createTestApp()
  app = await plain.restarted({ variables: { AI_BASE_URL: service.url, AI_MODEL: 'model' } })
})
afterAll(async () => {
  await plain.close()
  await service.close()
})
beforeEach(async () => {
  ann = await app.user()
  id = (await app.call(openTutor, {}, ann.token)).id
})

const send = async (text: string, person = ann, conversation = id) => {
  const key = randomUUID()
  await app.call(sendMessage, { params: { id: conversation }, body: { id: key, text } }, person.token)
  return key
}
const open = (key: string, { at = app, token = ann.token, signal = undefined as AbortSignal | undefined } = {}) =>
  at.request(`/api/tutor/stream?to=${key}`, { token, language: 'en', ...(signal && { signal }) })
const hear = async (key: string, options?: Parameters<typeof open>[1]): Promise<HeardEvent[]> =>
  allEvents(await open(key, options))
const lines = async () => (await app.call(listMessages, { params: { id }, query: {} }, ann.token)).items
const left = () => app.call(getTutor, {}, ann.token)
const half: Behaviour = ({ begin, piece }) => {
  begin()
  piece(ANSWER)
}

describe('an answer', () => {
  test('comes piece by piece and ends in one message', async () => {
    service.behave(says(ANSWER))
    const key = await send(QUESTION)
    const events = await hear(key)
    const text = events.flatMap(({ event, data }) => (event === 'text' ? (data as { text: string }).text : [])).join('')
    expect(text).toBe(ANSWER)
    expect(events.filter(({ event }) => event === 'text').length).toBeGreaterThan(3)
    expect(events.at(-1)).toMatchObject({ event: 'message', data: { id: key, text: ANSWER, own: false } })
    expect(await lines()).toHaveLength(2)
    // Asked again, it is the same, without another call.
    const calls = service.calls.length
    expect(await hear(key)).toMatchObject([{ event: 'message', data: { text: ANSWER } }])
    expect(service.calls).toHaveLength(calls)
  })

  test('what the dictionary answers exactly is not sent out, and not counted', async () => {
    const calls = service.calls.length
    for (const text of ['What does dog mean?', 'dog vs cat', 'quiz me', 'save dog to a note', 'help'])
      expect((await hear(await send(text))).at(-1)).toMatchObject({ event: 'message' })
    expect(service.calls).toHaveLength(calls)
    expect(await left()).toEqual({ ai: true, left: 10 })
  })

  test('goes out with words of the dictionary and what was said, and nothing that says who the learner is', async () => {
    service.behave(says(ANSWER))
    await learn(app, ann.id)
    await hear(await send(QUESTION))
    await hear(
      await send(`I am ${ann.username}, ann@example.org, 13912345678: what of “I had been” and “I have been”?`),
    )
    const body = JSON.stringify(service.calls.at(-1)?.body)
    expect(body).toContain(String.raw`\"learned\":0`)
    expect(body).toContain('Say “I have been”')
    expect(service.calls.at(-1)?.body).not.toHaveProperty('tools')
    for (const secret of [ann.id, ann.username, ann.token, id, '@']) expect(body).not.toContain(secret)
  })
})

test('a word counts as learned from the day after its first answer', async () => {
  service.behave(says(ANSWER))
  await learn(app, ann.id)
  await app.db.update(cards).set({ state: 2 }).where(eq(cards.userId, ann.id))
  const told = async () => {
    await hear(await send(QUESTION))
    return JSON.stringify(service.calls.at(-1)?.body)
  }
  expect(await told()).toContain(String.raw`\"learned\":0`)
  const begunAt = new Date(app.now().getTime() - 2 * DAY)
  await app.db.update(cards).set({ begunAt }).where(eq(cards.userId, ann.id))
  expect(await told()).toContain(String.raw`\"learned\":4`)
})

describe('what goes wrong', () => {
  test.each<[string, Behaviour, string]>([
    ['429', refuses(429), 'tutor_busy'],
    ['500', refuses(500), 'tutor_failed'],
    ['an end without words', ({ begin, finish }) => (begin(), finish()), 'tutor_failed'],
  ])('%s is said, is not counted, and the dictionary can answer instead', async (_, behaviour, code) => {
    service.behave(behaviour)
    const key = await send(QUESTION)
    expect(await hear(key)).toMatchObject([{ event: 'error', data: { code } }])
    expect(await left()).toEqual({ ai: true, left: 10 })
    const input = { body: { to: key } }
    expect((await app.call(answerTutor, input, ann.token, { language: 'en' })).text).toContain('I cannot do that')
  })

  test('an answer that breaks off is kept as far as it came, and is gone on with', async () => {
    service.behave(async (reply) => {
      await half(reply)
      await new Promise((resolve) => setTimeout(resolve, 30))
      reply.response.destroy()
    }, says('And more.'))
    const events = await hear(await send(QUESTION))
    expect(events.slice(-2)).toMatchObject([
      { event: 'message', data: { text: ANSWER, attachment: { kind: 'cut' } } },
      { event: 'error', data: { code: 'tutor_cut' } },
    ])
    await hear(await send('Please go on'))
    expect(service.calls.at(-1)?.body.messages.slice(-2)).toMatchObject([
      { role: 'assistant', content: ANSWER },
      { role: 'user', content: 'Please go on' },
    ])
    expect((await lines()).map(({ text }) => text)).toEqual([QUESTION, ANSWER, 'Please go on', 'And more.'])
  })

  test('who stops it ends the call; what came by then is the message', async () => {
    service.behave(half)
    const { left: before } = service
    const leaving = new AbortController()
    const key = await send(QUESTION)
    const response = await open(key, { signal: leaving.signal })
    for await (const { event } of eventsOf(response)) if (event === 'text') break
    leaving.abort()
    await until(() => service.left > before)
    let kept = await lines()
    for (let tries = 0; tries < 100 && kept.length < 2; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 10))
      kept = await lines()
    }
    expect(kept[1]).toMatchObject({ id: key, text: ANSWER, attachment: { kind: 'cut' } })
  })
})

describe('limits', () => {
  test('ten a day, told before they bite; the next day again', async () => {
    service.behave(says('Fine.'))
    for (let nth = 1; nth <= 10; nth += 1) {
      await hear(await send(`${QUESTION} ${nth}`))
      expect((await left()).left).toBe(10 - nth)
    }
    const key = await send(QUESTION)
    expect(await (await open(key)).json()).toMatchObject({ code: 'vip_required' })
    expect((await app.call(answerTutor, { body: { to: key } }, ann.token)).own).toBe(false)
    app.advance(DAY)
    expect((await left()).left).toBe(10)
  })

  test('all learners together have a ceiling for the day', async () => {
    const variables = { AI_BASE_URL: service.url, AI_MODEL: 'model', AI_DAILY_LIMIT: '0' }
    const closed = await plain.restarted({ variables })
    const calls = service.calls.length
    const key = await send(QUESTION)
    expect(await (await open(key, { at: closed })).json()).toMatchObject({ code: 'tutor_full' })
    expect(service.calls).toHaveLength(calls)
    expect((await left()).left).toBe(10)
  })

  test('one answer at a time', async () => {
    service.behave(half)
    const leaving = new AbortController()
    const first = await open(await send(QUESTION), { signal: leaving.signal })
    expect(await (await open(await send('And what about this other question?'))).json()).toMatchObject({ code: 'busy' })
    leaving.abort()
    await first.body?.cancel().catch(() => undefined)
  })
})

test('without a service the dictionary answers', async () => {
  expect(await plain.call(getTutor, {}, ann.token)).toEqual({ ai: false, left: 0 })
  const [event] = await hear(await send(QUESTION), { at: plain })
  expect(event).toMatchObject({ event: 'message', data: { text: expect.stringContaining('I cannot do that') } })
})
