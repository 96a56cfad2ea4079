/** The operator's audit finds nothing at the real application, and takes it for a stranger's. */
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { createTestApp, type TestApp } from '#tests/app'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessChecks } from '../../scripts/audit/check-access.ts'
import { headerChecks } from '../../scripts/audit/check-headers.ts'
import { requestChecks } from '../../scripts/audit/check-requests.ts'
import { createSend } from '../../scripts/audit/probe.ts'
import { runAudit } from '../../scripts/audit/run-audit.ts'
import { createApp } from '../../server/app.ts'

let app: TestApp
let server: Server
beforeAll(async () => {
  app = await createTestApp({ variables: { RATE_LIMIT_SCALE: '1' } })
  server = serve({ fetch: createApp(app.deps, null).fetch, port: 0, hostname: '127.0.0.1' }) as Server
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve))
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await app.close()
})

test('nothing is found at our own server; its pages are another matter, here it has none', async () => {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const checks = [...headerChecks, ...requestChecks, ...accessChecks].filter(({ name }) => name !== 'headers of pages')
  const results = await runAudit({ origin, send: createSend(origin) }, checks)
  expect(results.filter(({ result }) => result !== 'ok')).toEqual([])
  expect(results).toHaveLength(13)
})
