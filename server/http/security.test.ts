import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { contentPolicy, inlineHashes, secureHeaders } from './security.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('every inline block of every document is allowed by its hash, and nothing else inline is', () => {
  const csp = contentPolicy(
    inlineHashes([
      '<script>boot()</script><script type="module" src="/assets/a.js"></script><style data-emotion="css a">.a{}</style>',
      '<script>boot()</script><style>.b{}</style>',
    ]),
  )
  const script = csp.split('; ').find((part) => part.startsWith('script-src'))
  const style = csp.split('; ').find((part) => part.startsWith('style-src'))
  expect(script).toBe(`script-src 'self' ${hashOf('boot()')}`)
  expect(style).toBe(`style-src 'self' ${hashOf('')} ${hashOf('.a{}')} ${hashOf('.b{}')}`)
  expect(csp).not.toContain('unsafe')
  expect(csp).not.toContain('google')
})

test('Google is in the policy only where it is configured', () => {
  expect(contentPolicy(inlineHashes([]), { google: true })).toContain(
    "script-src 'self' https://accounts.google.com/gsi/client",
  )
})

function app(https: boolean) {
  const hono = new Hono()
  hono.use(secureHeaders({ csp: "default-src 'none'", https }))
  hono.get('/api/sound', (c) =>
    c.body('x', 200, { 'Cache-Control': 'public, max-age=60', 'Content-Security-Policy': 'sandbox' }),
  )
  hono.get('/data', (c) => c.json({}))
  hono.get('/unchanged', (c) => c.body(null, 304))
  hono.get('*', (c) => c.html('x'))
  return hono
}

test('every page carries the headers', async () => {
  const { headers } = await app(true).request('/home')
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': "default-src 'none'",
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'microphone=(self), camera=(), geolocation=()',
  })
  expect(headers.has('cache-control')).toBe(false)
})

test('what is no page is typed, kept to this site, and can do nothing', async () => {
  const { headers } = await app(true).request('/data')
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
})

test('a page that did not change keeps the policy it came with', async () => {
  const { status, headers } = await app(true).request('/unchanged')
  expect(status).toBe(304)
  expect(headers.has('content-security-policy')).toBe(false)
})

test('plain http promises no https', async () => {
  expect((await app(false).request('/')).headers.has('strict-transport-security')).toBe(false)
})

test('addresses with a secret send no referrer', async () => {
  expect((await app(false).request('/verify-email/abc')).headers.get('referrer-policy')).toBe('no-referrer')
})

test('calls are not kept by caches unless they say so', async () => {
  expect((await app(false).request('/api/user')).headers.get('cache-control')).toBe('no-store')
  const sound = await app(false).request('/api/sound')
  expect(sound.headers.get('cache-control')).toBe('public, max-age=60')
  expect(sound.headers.get('content-security-policy')).toBe('sandbox')
})
