import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createTelemetry } from './telemetry.ts'
import { createTracer } from './tracing.ts'

interface Span {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly status: { readonly code?: number; readonly message?: string }
}

test('a request, its query and a job reach a collector as spans of one trace each', async () => {
  const bodies: string[] = []
  const collector = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      bodies.push(body)
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => collector.once('listening', resolve))
  const tracer = await createTracer(`http://127.0.0.1:${(collector.address() as AddressInfo).port}/`)
  const telemetry = createTelemetry(tracer)
  await telemetry.request('GET', async () => {
    await telemetry.query('select 1', async () => 1)
    return { route: '/api/user', status: 200 }
  })
  await telemetry
    .job('mail', async () => {
      throw new TypeError('the secret of somebody')
    })
    .catch(() => {})
  await tracer.close()
  await new Promise((resolve) => collector.close(resolve))

  const spans = bodies.flatMap((body) =>
    (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans.flatMap(
      ({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans),
    ),
  )
  const [query, request, job] = ['query', 'HTTP GET', 'job mail'].map((name) =>
    spans.find((span) => span.name === name),
  )
  expect(spans).toHaveLength(3)
  expect(query).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId })
  expect(job).toMatchObject({ status: { code: 2, message: 'TypeError' } })
  expect(bodies.join()).not.toContain('secret of somebody')
})

test('without a collector nothing is loaded and work goes on', async () => {
  const tracer = await createTracer(undefined)
  expect(await tracer.span('one', {}, async () => 'done')).toBe('done')
  await tracer.close()
})
