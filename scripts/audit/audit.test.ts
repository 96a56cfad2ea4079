import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessChecks } from './check-access.ts'
import { headerChecks } from './check-headers.ts'
import { requestChecks } from './check-requests.ts'
import { transportChecks } from './check-transport.ts'
import { createSend } from './probe.ts'
import { formatResults, runAudit, type CheckResult } from './run-audit.ts'

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** A site that does everything wrong: it answers anything with 200, repeats what it is sent, and shows its files. */
const careless: RequestListener = (request, response) => {
  const host = String(request.headers['x-forwarded-host'] ?? request.headers.host)
  const url = request.url ?? ''
  response.setHeader('Server', 'nginx/1.18.0')
  response.setHeader('X-Powered-By', 'Express')
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Set-Cookie', 'session=1')
  response.setHeader('Content-Security-Policy', "default-src *; script-src 'self' 'unsafe-inline'")
  const elsewhere = url.includes('evil.example') ? 'https://evil.example/' : null
  if (elsewhere) response.setHeader('Location', elsewhere)
  response.writeHead(elsewhere ? 302 : 200)
  response.end(
    [
      '<script src="/assets/index.js"></script>',
      `<a href="http://${host}/">home</a>`,
      `${request.method} ${String(request.headers['x-audit'])}`,
      'root:x:0:0:root:/root:/bin/sh',
      '  at handle (/app/server.ts:12:3)',
    ].join('\n'),
  )
}

/** A key that everybody knows, and its certificate of one day. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgZDD6NjZ7nRCVPSCe
CcX6jOcvatWh6pkiGWC8WiKrBJ6hRANCAASDUz5PRakV7+llXzrJjOw9pLFsZCFs
hPanPVAvsw4b/A9uNeqKHGkftu/KeIZK+AkHuetJCiYPBSHvRjUuG2Fv
-----END PRIVATE KEY-----
`
const cert = `-----BEGIN CERTIFICATE-----
MIIBfTCCASOgAwIBAgIUGUqRCVksfaZ9PitB5PfplxpZzhMwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MB4XDTI2MTEyODA1MTAwMVoXDTI2MTEyOTA1
MTAwMVowFDESMBAGA1UEAwwJbG9jYWxob3N0MFkwEwYHKoZIzj0CAQYIKoZIzj0D
AQcDQgAEg1M+T0WpFe/pZV86yYzsPaSxbGQhbIT2pz1QL7MOG/wPbjXqihxpH7bv
yniGSvgJB7nrSQomDwUh70Y1Lhthb6NTMFEwHQYDVR0OBBYEFI+Sfu5AEjuMKGg6
3MlzLsmB2N+qMB8GA1UdIwQYMBaAFI+Sfu5AEjuMKGg63MlzLsmB2N+qMA8GA1Ud
EwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDSAAwRQIhAIRmTM9bhvYOEW3mirBedz0p
OYgQ2Z+uUKC9CuS0QrFIAiBmQw+G41RZ+HJYOjFIFyWbfYjw/fB+yx+nUUvKncpr
xg==
-----END CERTIFICATE-----
`

const servers: Server[] = []
const found = new Map<string, CheckResult>()
beforeAll(async () => {
  const encrypted = createTlsServer({ key, cert, minVersion: 'TLSv1', ciphers: 'DEFAULT:@SECLEVEL=0' }, careless)
  const plain = createServer(careless)
  servers.push(encrypted, plain)
  // A handshake for each of two hundred requests would take its time.
  const https = `https://127.0.0.1:${await listen(encrypted)}`
  const http = `http://127.0.0.1:${await listen(plain)}`
  const results = [
    ...(await runAudit({ origin: https, send: createSend(https) }, [...transportChecks, ...headerChecks])),
    ...(await runAudit({ origin: http, send: createSend(http) }, [...requestChecks, ...accessChecks])),
  ]
  for (const result of results) found.set(result.name, result)
}, 60_000)
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

test.each([
  [
    'TLS',
    [
      'The certificate is not believed',
      'The certificate ends in ',
      'TLSv1 is still spoken.',
      'TLSv1.1 is still spoken.',
    ],
  ],
  [
    'headers of pages',
    [
      "scripts run from 'unsafe-inline'",
      "no object-src 'none'",
      'lacks x-content-type-options',
      'lacks referrer-policy',
      'Strict-Transport-Security',
    ],
  ],
  [
    'headers of the interface',
    ['lacks X-Content-Type-Options', 'may be kept', 'does not answer JSON', 'Strict-Transport-Security'],
  ],
  ['other origins', ['may read answers', 'makes a browser send is answered with 200', 'text/plain is read']],
  ['cookies', ['The cookie session lacks HttpOnly, SameSite, Secure.']],
  ['versions', ['X-Powered-By', 'server names a version: nginx/1.18.0']],
  [
    'methods',
    ['TRACE / is answered with 200.', 'TRACE / sends the request back.', 'DELETE /api/config is answered with 200.'],
  ],
  ['directory traversal', ['etc/passwd shows a file of the machine.', 'package.json shows a file of the machine.']],
  ['private files', ['/.env can be read.', '/assets/index.js.map, the source of the pages, can be read.']],
  [
    'open redirects',
    ['//evil.example leads to another site.', '/?redirect=https%3A%2F%2Fevil.example leads to another site.'],
  ],
  ['host headers', ['repeats the Host', 'repeats the X-Forwarded-Host']],
  [
    'errors',
    [
      'A path that is none is answered with 200 instead of 404.',
      'not answered in the one shape',
      'tells of the inside of the server',
    ],
  ],
  ['metrics and mailbox', ['/metrics is open to strangers.', '/api/dev/outbox is open to strangers.']],
  ['administration', ['GET /api/admin/overview answers 200 to a stranger']],
  ['limit of sign-ins', ['A wrong password is answered with 200.']],
])('a careless site is found out: %s', (name, sentences) => {
  const { result, details } = found.get(name) ?? { result: undefined, details: [] }
  expect(result).toBe('finding')
  for (const sentence of sentences) expect(details.join('\n')).toContain(sentence)
})

test('every check has its case above, besides the one of the usual ports', () => {
  expect([...found.values()].filter(({ result }) => result !== 'finding').map(({ name }) => name)).toEqual([
    'http leads to https',
  ])
})

test('passwords that are looked at without end are found', async () => {
  let tries = 0
  const server = createServer((_, response) => {
    tries += 1
    response.writeHead(401).end('{}')
  })
  servers.push(server)
  const origin = `http://127.0.0.1:${await listen(server)}`
  const [result] = await runAudit({ origin, send: createSend(origin) }, accessChecks.slice(-1))
  expect(result).toMatchObject({
    result: 'finding',
    details: [expect.stringMatching(/^60 wrong passwords/)],
  })
  expect(tries).toBe(60)
})

test('a site that does not answer is a finding, http elsewhere too, and the table says each in its line', async () => {
  const server = createServer(() => {})
  const port = await listen(server)
  await new Promise((resolve) => server.close(resolve))
  const origin = `http://127.0.0.1:${port}`
  const results = await runAudit({ origin, send: createSend(origin) }, [
    ...transportChecks,
    ...headerChecks.slice(0, 1),
  ])
  expect(results.map(({ result }) => result)).toEqual(['skipped', 'skipped', 'finding'])
  const lines = formatResults(results).split('\n')
  expect(lines[0]).toBe('TLS                  skipped  http on this machine')
  expect(lines[2]).toMatch(/^headers of pages {5}FINDING {2}GET \/: /)
  const [tls] = await runAudit(
    { origin: 'http://words.example', send: createSend(origin) },
    transportChecks.slice(0, 1),
  )
  expect(tls).toMatchObject({ result: 'finding' })
})
