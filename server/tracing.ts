/** Traces of requests, queries and jobs. Their SDK is loaded only where they are sent somewhere. */
export type Attributes = Readonly<Record<string, string | number | boolean>>

export interface Tracer {
  /** Runs work as a span of the one that runs around it; an error marks it as failed. */
  span<T>(name: string, attributes: Attributes, work: (add: (more: Attributes) => void) => Promise<T>): Promise<T>
  /** Sends what waits. */
  close(): Promise<void>
}

const noTracer: Tracer = {
  span: (_name, _attributes, work) => work(() => {}),
  close: async () => {},
}

/** @param endpoint of a collector that speaks OTLP over HTTP; undefined traces nothing */
export async function createTracer(endpoint: string | undefined): Promise<Tracer> {
  if (endpoint === undefined) return noTracer
  const { createOtlpTracer } = await import('./tracing-otlp.ts')
  return createOtlpTracer(endpoint)
}
