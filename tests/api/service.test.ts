/** What the service says of itself, and what it tells a page that listens. */
import { endpoints } from '#contract'
import { getConfig, getLive, getReady } from '#contract/system'
import { createTestApp, type TestApp } from '#tests/app'
import { play } from '#tests/play'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('the published interface names every endpoint, with its access, its parameters and its body', async () => {
  const document = await (await app.request('/api/openapi.json')).json()
  expect(document.openapi).toBe('3.1.0')
  for (const [name, { method, path, summary, access }] of Object.entries(endpoints)) {
    const operation = document.paths[path]?.[method.toLowerCase()]
    expect(operation, name).toMatchObject({ operationId: name, summary })
    expect(operation.security, name).toEqual(access === 'public' ? [] : [{ bearer: [] }])
    for (const [, parameter] of path.matchAll(/\{(\w+)\}/g))
      expect(operation.parameters, name).toContainEqual(
        expect.objectContaining({ name: parameter, in: 'path', required: true }),
      )
  }
  expect(document.paths['/api/auth/signup'].post.requestBody.content['application/json'].schema).toMatchObject({
    required: ['username', 'email', 'password'],
    additionalProperties: false,
  })
})

test('the page of the interface is plain HTML under a policy without script', async () => {
  const response = await app.request('/api/docs')
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  const html = await response.text()
  for (const { path } of Object.values(endpoints)) expect(html).toContain(path)
})

test('health: alive always, ready when the dictionary is there', async () => {
  expect(await app.call(getLive, {})).toEqual({ status: 'ok' })
  expect(await app.call(getReady, {})).toEqual({ status: 'ok' })
  const loading = await app.restarted({ contentReady: false })
  expect(await loading.call(getLive, {})).toEqual({ status: 'ok' })
  expect(await loading.refused(getReady, {})).toMatchObject({ status: 503, code: 'content_loading' })
})

test('a demo has contacts that say they are none, on a reserved domain; production has those that are set', async () => {
  const { support } = await app.call(getConfig, {})
  expect(support.wechat).toMatch(/^demo-/)
  expect(support.email).toMatch(/^demo-.*\.example$/)
  const production = { APP_ENV: 'production', PUBLIC_ORIGIN: 'https://words.example' }
  const { support: own } = await (await app.restarted({ variables: production })).call(getConfig, {})
  expect(own).toEqual({ wechat: null, email: null })
})

test('the configuration tells the ways in and the contacts, and no secret', async () => {
  const configured = await app.restarted({
    variables: { SUPPORT_EMAIL: 'help@example.com', SUPPORT_WECHAT: 'wordgrove' },
  })
  const config = await configured.call(getConfig, {})
  expect(config).toMatchObject({
    mode: 'demo',
    support: { email: 'help@example.com', wechat: 'wordgrove' },
    sign_in: { email: true, phone: true, google: null },
    ai: false,
  })
  expect(JSON.stringify(config)).not.toContain(configured.deps.env.secret)
  const settings = { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_API_KEY: 'key-of-the-provider', AI_MODEL: 'small' }
  const withAi = await (await app.restarted({ variables: settings })).call(getConfig, {})
  expect(withAi.ai).toBe(true)
  expect(JSON.stringify(withAi)).not.toContain('key-of-the-provider')
})

/** Reads named events from a stream as they come. */
async function* eventsOf(response: Response): AsyncGenerator<{ event: string; data: unknown }> {
  if (!response.body) throw new Error('no stream')
  let text = ''
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const [, event, data] = /^event: (.*)\ndata: (.*)$/m.exec(text.slice(0, end)) ?? []
      text = text.slice(end + 2)
      if (event && data) yield { event, data: JSON.parse(data) }
    }
  }
}

test('a page that listens is told what to read again, and hears nothing of others', async () => {
  const [ann, ben] = [await app.user(), await app.user()]
  const leave = new AbortController()
  const stream = await app.request('/api/events', { token: ann.token, signal: leave.signal })
  expect(stream.headers.get('Content-Type')).toContain('text/event-stream')
  const events = eventsOf(stream)
  await play(app, ben.token)
  await play(app, ann.token)
  expect((await events.next()).value).toEqual({ event: 'changed', data: { resource: 'stats' } })
  expect((await events.next()).value).toEqual({ event: 'changed', data: { resource: 'challenges' } })
  leave.abort()
  expect((await events.next()).done).toBe(true)
})

test('a learner has twenty streams at most, and one that nobody reads is none', async () => {
  const ann = await app.user()
  const leave = new AbortController()
  const listen = (method: string) => app.request('/api/events', { method, token: ann.token, signal: leave.signal })
  expect((await listen('HEAD')).status).toBe(200)
  expect(app.deps.live.listeners(ann.id)).toBe(0)
  for (let count = 0; count < 20; count += 1) expect((await listen('GET')).status).toBe(200)
  expect((await listen('GET')).status).toBe(429)
  leave.abort()
  expect(app.deps.live.listeners(ann.id)).toBe(0)
})

test('a word is spoken as a sound file that is asked for again when it has changed; what is no word is not spoken', async () => {
  const response = await app.request('/api/words/dog/audio?accent=uk&rate=slow')
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('audio/wav')
  expect(response.headers.get('Cache-Control')).toBe('public, no-cache')
  const headers = { 'If-None-Match': response.headers.get('ETag') ?? '' }
  expect((await app.request('/api/words/dog/audio?accent=uk&rate=slow', { headers })).status).toBe(304)
  expect((await app.request('/api/words/dog/audio?accent=us&rate=slow', { headers })).status).toBe(200)
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.subarray(0, 4).toString()).toBe('RIFF')
  // More than half a second of 16-bit sound at 16,000 Hz, the rate of Flite.
  expect(bytes.byteLength).toBeGreaterThan(16_000)
  const unknown = await app.request(`/api/words/${encodeURIComponent('$(reboot)')}/audio`, { language: 'en' })
  expect(unknown.status).toBe(404)
  expect(await unknown.json()).toMatchObject({ code: 'audio_unavailable' })
})

test('the address may name MP3, which is a sound of its own', async () => {
  const path = '/api/words/dog/audio?accent=uk&rate=slow'
  const [wav, mp3] = [await app.request(path), await app.request(`${path}&format=mp3`)]
  expect(mp3.headers.get('Content-Type')).toBe('audio/mpeg')
  expect(mp3.headers.get('ETag')).not.toBe(wav.headers.get('ETag'))
  expect((await mp3.arrayBuffer()).byteLength).toBeLessThan((await wav.arrayBuffer()).byteLength / 4)
  expect((await app.request(`${path}&format=ogg`)).status).toBe(400)
})

test('a player gets the part of a word’s sound that it asks for, of the sound that it has', async () => {
  const hear = (headers: Record<string, string>, method = 'GET') =>
    app.request('/api/words/dog/audio?accent=us', { headers, method })
  const whole = await hear({})
  const bytes = new Uint8Array(await whole.arrayBuffer())
  expect(whole.headers.get('Accept-Ranges')).toBe('bytes')
  const part = await hear({ Range: 'bytes=0-1', 'If-Range': whole.headers.get('ETag') ?? '' })
  expect(part.status).toBe(206)
  expect(part.headers.get('Content-Range')).toBe(`bytes 0-1/${bytes.length}`)
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(0, 2))
  expect((await hear({ Range: 'bytes=0-1', 'If-Range': '"another"' })).status).toBe(200)
  expect((await hear({ Range: `bytes=${bytes.length}-` })).status).toBe(416)
  const head = await hear({}, 'HEAD')
  expect(head.headers.get('Content-Length')).toBe(String(bytes.length))
  expect((await head.arrayBuffer()).byteLength).toBe(0)
})
