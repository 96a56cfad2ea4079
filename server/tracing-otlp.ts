/** Traces by the official SDK of OpenTelemetry, sent as OTLP over HTTP. */
import { context, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { Tracer } from './tracing.ts'

/** Longest wait for the collector. What it does not take is dropped: traces never hold work up. */
const TIMEOUT_MS = 5_000

export function createOtlpTracer(endpoint: string): Tracer {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'wordgrove' }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url, timeoutMillis: TIMEOUT_MS }))],
  })
  provider.register()
  const tracer = provider.getTracer('wordgrove')
  return {
    span(name, attributes, work) {
      const span = tracer.startSpan(name, { attributes: { ...attributes } })
      return context.with(trace.setSpan(context.active(), span), async () => {
        try {
          return await work((more) => span.setAttributes({ ...more }))
        } catch (error) {
          // The name alone: a message may hold what somebody typed.
          span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' })
          throw error
        } finally {
          span.end()
        }
      })
    },
    close: () => provider.shutdown(),
  }
}
