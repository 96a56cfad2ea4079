/** What a provider may do wrong, against a service on this machine that speaks the real protocol. */
import { refuses, says, startAiService, type AiService, type Behaviour } from '#tests/ai-service'
import { until } from '#tests/eventually'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createAi } from './create-ai.ts'
import { AiError } from './index.ts'

const schema = z.object({ etymology: z.array(z.string()), memory_aids: z.array(z.string()) })
const right = { etymology: ['来自拉丁语，意思是“给”'], memory_aids: ['a – b', 'c'] }

let service: AiService
beforeAll(async () => {
  service = await startAiService()
})
afterAll(() => service.close())

/** By default with so much time that a busy machine is no silence. */
const ask = ({ idleMs = 10_000, totalMs = 20_000, signal = new AbortController().signal } = {}) => {
  const partials: unknown[] = []
  const ai = createAi(
    { baseUrl: service.url, apiKey: 'the key', model: 'the-model', dailyLimit: 1 },
    { idleMs, totalMs },
  )
  if (!ai) throw new Error('a provider is configured')
  const answer = ai.ask({
    instructions: 'Answer in JSON.',
    data: { word: 'give' },
    schema,
    onPartial: (partial) => void partials.push(partial),
    signal,
  })
  return { answer, partials }
}

describe('a provider that answers', () => {
  test('is asked with key, model and data, and heard as it goes', async () => {
    service.behave(says(right))
    const { answer, partials } = ask()
    expect(await answer).toEqual(right)
    expect(partials.length).toBeGreaterThan(3)
    const call = service.calls.at(-1)
    expect(call).toMatchObject({
      path: '/v1/chat/completions',
      authorization: 'Bearer the key',
      body: { model: 'the-model', stream: true },
    })
    expect(call?.body.messages).toEqual([
      { role: 'system', content: 'Answer in JSON.' },
      { role: 'user', content: '{"word":"give"}' },
    ])
  })

  test('without [DONE] at the end', async () => {
    service.behave(says(right, { done: false }))
    expect(await ask().answer).toEqual(right)
  })

  test('in bytes that part a character', async () => {
    service.behave(({ begin, raw, finish }) => {
      begin()
      const delta = { content: JSON.stringify(right) }
      const bytes = new TextEncoder().encode(
        `data: ${JSON.stringify({ id: 'c', created: 1, model: 'm', choices: [{ index: 0, delta }] })}\n\n`,
      )
      for (let at = 0; at < bytes.length; at += 5) raw(bytes.slice(at, at + 5))
      finish()
    })
    expect(await ask().answer).toEqual(right)
  })

  test('with more than was asked for: what is not in the shape is left out', async () => {
    service.behave(says({ ...right, script: '<script>' }))
    expect(await ask().answer).toEqual(right)
  })

  test('after it asked to wait', async () => {
    service.behave(refuses(429, { 'retry-after-ms': '20' }), says(right))
    expect(await ask().answer).toEqual(right)
  })

  test('after it failed once', async () => {
    service.behave(refuses(503, { 'retry-after-ms': '20' }), says(right))
    expect(await ask().answer).toEqual(right)
  })
})

const half: Behaviour = ({ begin, piece }) => {
  begin()
  piece('{"etymology":["half')
}

describe('no answer', () => {
  test.each<[string, Behaviour]>([
    ['a wrong key', refuses(401)],
    ['an unknown model', refuses(404)],
    ['refusals without end', refuses(429, { 'retry-after-ms': '5' })],
    ['a page instead of events', ({ response }) => void response.writeHead(200).end('<html>Bad gateway</html>')],
    ['an empty stream', ({ begin, response }) => (begin(), void response.end())],
    ['an end without words', ({ begin, finish }) => (begin(), finish())],
    ['words that are no JSON', says('Of course! Here is what I found.')],
    ['JSON of another shape', says({ etymology: 'a text' })],
    ['JSON that lacks a part', says({ etymology: [] })],
    ['an answer cut by its length', says(right, { reason: 'length' })],
    ['an answer stopped by a filter', says(right, { reason: 'content_filter' })],
    ['a clean end half way', (reply) => (void half(reply), void reply.response.end())],
    [
      'a connection cut half way',
      async (reply) => {
        await half(reply)
        await new Promise((resolve) => setTimeout(resolve, 30))
        reply.response.destroy()
      },
    ],
    [
      'an error in the stream',
      (reply) => {
        void half(reply)
        reply.raw('data: {"error":{"message":"overloaded","type":"server_error"}}\n\n')
        reply.response.end()
      },
    ],
    ['an event that is no JSON', (reply) => (void half(reply), reply.raw('data: {broken\n\n'), reply.finish())],
    ['silence half way', half],
    ['silence from the start', () => undefined],
    ['silence after the headers', ({ begin, response }) => (begin(), response.flushHeaders())],
    ['an answer without end', says({ etymology: ['x'.repeat(50_000)], memory_aids: [] }, { size: 2_000 })],
  ])('%s', async (_, behaviour) => {
    service.behave(behaviour)
    await expect(ask({ idleMs: 300, totalMs: 2_000 }).answer).rejects.toBeInstanceOf(AiError)
  })

  test('drops that never end are cut by the total time', async () => {
    service.behave(async ({ begin, piece, response }) => {
      begin()
      piece('{"etymology":["')
      while (!response.destroyed) {
        piece('x')
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    })
    await expect(ask({ idleMs: 30_000, totalMs: 600 }).answer).rejects.toBeInstanceOf(AiError)
  })

  test('no server listens at that URL', async () => {
    const ai = createAi(
      { baseUrl: 'http://127.0.0.1:9', apiKey: undefined, model: 'm', dailyLimit: 1 },
      { idleMs: 300, totalMs: 900 },
    )
    const asking = ai?.ask({ instructions: '', data: {}, schema, signal: new AbortController().signal })
    await expect(asking).rejects.toBeInstanceOf(AiError)
  })
})

test('who goes away ends the call to the provider', async () => {
  service.behave(half)
  const before = { left: service.left, calls: service.calls.length }
  const leaving = new AbortController()
  const { answer } = ask({ idleMs: 5_000, totalMs: 5_000, signal: leaving.signal })
  answer.catch(() => undefined)
  await until(() => service.calls.length > before.calls)
  leaving.abort()
  await expect(answer).rejects.toBeInstanceOf(AiError)
  await until(() => service.left > before.left)
  expect(service.left).toBeGreaterThan(before.left)
})

test('without an address there is no provider', () => {
  expect(createAi(null)).toBeNull()
})
