import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { stubBrowser } from '#tests/browser'
import { ApiError, call, ignoreApiError, open, pathOf, provideAnswerStore, readBlob, takeBootData } from './api.ts'
import { storage } from './storage.ts'
import { token } from './token.ts'

type Sent = { url: string; init: RequestInit & { headers: Record<string, string> } }
let sent: Sent[] = []

function answer(status: number, body?: unknown, headers: Record<string, string> = {}): void {
  vi.stubGlobal('fetch', (url: string, init: Sent['init']) => {
    sent.push({ url, init })
    return Promise.resolve(new Response(body === undefined ? null : JSON.stringify(body), { status, headers }))
  })
}

const failure = (code: string) => ({ message: `text of ${code}`, code, requestId: 'r1' })
const caught = (promise: Promise<unknown>) => promise.catch((error: unknown) => error as ApiError) as Promise<ApiError>

beforeEach(() => {
  sent = []
  stubBrowser({ language: 'en' })
})
afterEach(() => vi.unstubAllGlobals())

test('a path carries its parameters and query, encoded, and leaves out what is undefined', () => {
  expect(
    pathOf('/api/words/{word}/audio', { params: { word: 'a/b c' }, query: { accent: 'uk', rate: undefined } }),
  ).toBe('/api/words/a%2Fb%20c/audio?accent=uk')
})

test('a call carries the token, the language and a JSON body', async () => {
  token.start('t-1')
  answer(200, { id: 'u' })
  await call('PUT /api/user', { body: { ui_language: 'en' } })
  expect(sent[0]).toMatchObject({
    url: '/api/user',
    init: {
      method: 'PUT',
      body: '{"ui_language":"en"}',
      headers: { Authorization: 'Bearer t-1', 'Accept-Language': 'en', 'Content-Type': 'application/json' },
    },
  })
})

describe('a request that the document sent', () => {
  const started = (body: unknown) => ({ answer: Promise.resolve(Response.json(body)), done: Promise.resolve() })
  const boot = (session: string, isHere = false) => {
    const word = { headword: 'give up' }
    const request = { ...started(word), ...(isHere && { data: word }) }
    window.__boot = { token: session, requests: { '/api/words/give%20up': request } }
  }
  const read = () => call('GET /api/words/{word}', { params: { word: 'give up' } })
  const age = vi.spyOn(performance, 'now')
  beforeEach(() => void age.mockReturnValue(1_000))
  afterAll(() => age.mockRestore())

  test('is taken over by the call that asks for the same, once', async () => {
    token.start('t-1')
    boot('t-1')
    answer(200, { headword: 'another' })
    await call('GET /api/words/{word}', { params: { word: 'dog' } })
    expect(await read()).toEqual({ headword: 'give up' })
    expect(sent.map(({ url }) => url)).toEqual(['/api/words/dog'])
    expect(await read()).toEqual({ headword: 'another' })
  })

  test('is left alone under another session', async () => {
    token.start('t-2')
    boot('t-1')
    answer(200, { headword: 'another' })
    expect(await read()).toEqual({ headword: 'another' })
  })

  test('is taken over at once when its answer is here, once, and under its own session', async () => {
    const take = () => takeBootData('GET /api/words/{word}', { params: { word: 'give up' } })
    token.start('t-1')
    boot('t-1')
    expect(take()).toBeUndefined()
    expect(await read()).toEqual({ headword: 'give up' })
    boot('t-1', true)
    token.start('t-2')
    expect(take()).toBeUndefined()
    token.start('t-1')
    expect(take()).toEqual({ headword: 'give up' })
    expect(take()).toBeUndefined()
    expect(sent).toEqual([])
  })

  test('is too old after a minute', async () => {
    token.start('t-1')
    boot('t-1')
    age.mockReturnValue(60_001)
    answer(200, { headword: 'another' })
    expect(await read()).toEqual({ headword: 'another' })
  })
})

describe('the end of a session', () => {
  beforeEach(() => {
    token.start('t-1')
    storage.write('hasCompletedOnboardingTour', 'true')
  })

  test('a 401 removes token and onboarding flag, and is passed on', async () => {
    answer(401, failure('session_missing'))
    expect(await caught(call('GET /api/user'))).toMatchObject({ status: 401, code: 'session_missing' })
    expect(token.read()).toBeNull()
    expect(token.lastEnd()).toBe('expired')
    expect(storage.read('hasCompletedOnboardingTour')).toBeNull()
  })

  test('a 401 for an older token leaves the session that began meanwhile', async () => {
    answer(401, failure('session_missing'))
    const old = caught(call('GET /api/user'))
    token.start('t-2')
    await old
    expect(token.read()).toBe('t-2')
  })

  test('a 401 of a closed account leaves the page on which that is read, until the learner leaves', async () => {
    token.hold()
    answer(401, failure('session_missing'))
    await caught(call('GET /api/user'))
    expect(token.read()).toBe('t-1')
    token.end('left')
    token.start('t-2')
    await caught(call('GET /api/user'))
    expect(token.read()).toBeNull()
  })

  test('a closed account holds no session that begins after it', async () => {
    token.hold()
    token.start('t-1')
    answer(401, failure('session_missing'))
    await caught(call('GET /api/user'))
    expect(token.lastEnd()).toBe('expired')
  })

  test('wrong credentials at sign-in leave a guest session alone', async () => {
    answer(401, failure('invalid_credentials'))
    await caught(call('POST /api/auth/signin', { body: { email: 'a@b.co', password: 'x' } }))
    expect(token.read()).toBe('t-1')
  })

  test.each([403, 429, 500, 503])('a %i keeps the session', async (status) => {
    answer(status, failure('busy'), { 'Retry-After': '7' })
    expect(await caught(call('GET /api/user'))).toMatchObject({ status, retryAfter: 7, message: 'text of busy' })
    expect(token.read()).toBe('t-1')
  })

  test('no connection keeps the session and says so in the language of the page', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const error = await caught(call('GET /api/user'))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 0, code: 'network_error', isPassing: true })
    expect(error.message).toBe('Network error. Please check your connection.')
    expect(token.read()).toBe('t-1')
  })
})

describe('without a connection', () => {
  const kept = new Map<string, unknown>()
  beforeEach(() => {
    kept.clear()
    token.start('t-1')
    provideAnswerStore({
      covers: (endpointId) => endpointId === 'GET /api/user/stats',
      write: (session, _, path, given) => void kept.set(`${session} ${path}`, given),
      read: async (session, path) => kept.get(`${session} ${path}`),
    })
  })
  afterEach(() => provideAnswerStore({ covers: () => false, write: () => undefined, read: async () => undefined }))
  const disconnect = () => {
    vi.stubGlobal('navigator', { onLine: false })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  }

  test('a call resolves to the last answer of this session, where that is kept', async () => {
    answer(200, { due: 3 })
    await call('GET /api/user/stats')
    disconnect()
    expect(await call('GET /api/user/stats')).toEqual({ due: 3 })
    token.start('t-2')
    expect(await caught(call('GET /api/user/stats'))).toMatchObject({ code: 'offline' })
  })

  test('what is not kept says that it needs a connection, and the session stays', async () => {
    disconnect()
    const error = await caught(call('GET /api/courses'))
    expect(error).toMatchObject({ status: 0, code: 'offline', isPassing: true })
    expect(error.message).toBe('You are offline. This needs a connection.')
    expect(token.read()).toBe('t-1')
  })
})

describe('only a failed transport is a network error', () => {
  const failing = (error: unknown) => vi.stubGlobal('fetch', () => Promise.reject(error))

  test.each([
    ['a lost connection', new TypeError('Failed to fetch')],
    ['no answer in time', new DOMException('late', 'TimeoutError')],
    ['a request that the browser gave up', new DOMException('gone', 'AbortError')],
  ])('%s', async (_, error) => {
    failing(error)
    expect(await caught(call('GET /api/config'))).toMatchObject({ status: 0, code: 'network_error' })
    const signal = new AbortController().signal
    expect(await caught(open('/api/events', 'text/event-stream', signal))).toMatchObject({ code: 'network_error' })
  })

  test('any other exception is passed on as it is', async () => {
    const fault = new RangeError('a fault of ours')
    failing(fault)
    expect(await caught(call('GET /api/config'))).toBe(fault)
    expect(await caught(open('/api/events', 'text/event-stream', new AbortController().signal))).toBe(fault)
  })

  test('a body that cannot be sent is a fault, not a lost connection', async () => {
    answer(200, {})
    const circular: Record<string, unknown> = {}
    circular['self'] = circular
    expect(await caught(call('PUT /api/user', { body: circular as never }))).toBeInstanceOf(TypeError)
    expect(sent).toEqual([])
  })

  test('an answer that breaks off is a lost connection', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) })
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)))
    expect(await caught(call('GET /api/config'))).toMatchObject({ status: 0, code: 'network_error' })
  })

  test('a success that is no JSON, such as the page of a hotel network, is an answer of another server', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>Welcome</h1>')))
    expect(await caught(call('GET /api/config'))).toMatchObject({ status: 502, code: 'server_error', isPassing: true })
  })
})

test('ignoreApiError ignores a refusal, and rethrows a fault of the program', async () => {
  const refused = new ApiError(500, 'server_error', '')
  expect(await Promise.reject<void>(refused).catch(ignoreApiError)).toBeUndefined()
  const fault = new RangeError('fault')
  await expect(Promise.reject<void>(fault).catch(ignoreApiError)).rejects.toBe(fault)
})

test('an error that is not ours, such as a page of a proxy, has plain words', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>502</h1>', { status: 502 })))
  expect(await caught(call('GET /api/config'))).toMatchObject({ status: 502, code: 'server_error', isPassing: true })
})

test('texts of fields and further keys of an error reach the form', async () => {
  answer(400, { ...failure('input_invalid'), fields: { email: 'e' }, suggestions: ['apple'] })
  const error = await caught(call('GET /api/config'))
  expect(error.fields).toEqual({ email: 'e' })
  expect(error.details).toEqual({ suggestions: ['apple'] })
})

describe('a file whose body', () => {
  const bodyThatFails = (error: unknown) => new Response(new ReadableStream({ pull: (body) => body.error(error) }))

  test.each([
    ['breaks off', new TypeError('network error')],
    ['takes too long', new DOMException('', 'TimeoutError')],
  ])('%s is a failure of the connection', async (_, error) => {
    expect(await caught(readBlob(bodyThatFails(error)))).toMatchObject({ name: 'ApiError', code: 'network_error' })
  })

  test('fails by a fault of the program is told as that', async () => {
    await expect(readBlob(bodyThatFails(new RangeError('ours')))).rejects.toThrow(RangeError)
  })
})
