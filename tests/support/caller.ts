/** Calls the application as a browser would, and holds every answer against the contract. */
import { isDeepStrictEqual } from 'node:util'
import type { Language } from '#contract/locales'
import type { CallInput, Endpoint, Output } from '#contract/core'
import { ErrorBody } from '#contract/errors'

export interface RequestOptions {
  readonly method?: string
  readonly token?: string | null | undefined
  /** Sent as JSON. */
  readonly json?: unknown
  /** Sent as it is. */
  readonly body?: string | Blob
  readonly language?: Language
  readonly headers?: Readonly<Record<string, string>>
  /** Address of the socket's other end; this machine when left out. */
  readonly peer?: string
  readonly signal?: AbortSignal
}

export interface Refusal extends ErrorBody {
  readonly status: number
  readonly headers: Headers
}

type CallOptions = Pick<RequestOptions, 'language' | 'headers' | 'peer'>

export interface Caller {
  /** Any request; `path` begins with a slash. */
  request(path: string, options?: RequestOptions): Promise<Response>
  /** A call that must succeed, with the declared status and exactly the declared keys. */
  call<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    token?: string | null,
    options?: CallOptions,
  ): Promise<Output<E>>
  /** A call that must be refused in the one error shape. */
  refused<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    token?: string | null,
    options?: CallOptions,
  ): Promise<Refusal>
}

/** The parts of a call without their types, for tests that send what the contract forbids. */
export interface LooseInput {
  readonly params?: object | undefined
  readonly query?: object | undefined
  readonly body?: unknown
  readonly file?: Blob | undefined
}

/** Path and query of a call. */
export function addressOf(endpoint: Endpoint, { params = {}, query = {} }: LooseInput): string {
  const values = new Map(Object.entries(params))
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name) ?? '')),
  )
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  )
  return search.size > 0 ? `${path}?${search}` : path
}

export function createCaller(send: (request: Request, peer: string) => Promise<Response>): Caller {
  async function request(path: string, options: RequestOptions = {}): Promise<Response> {
    const { method, token, json, body, language, headers, peer = '127.0.0.1', signal } = options
    const content = json === undefined ? body : JSON.stringify(json)
    const init: RequestInit = {
      method: method ?? (content === undefined ? 'GET' : 'POST'),
      headers: {
        Host: 'localhost:3000',
        'User-Agent': 'wordgrove-tests',
        ...(language && { 'Accept-Language': language }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(content !== undefined && { body: content }),
      ...(signal && { signal }),
    }
    return send(new Request(`http://localhost:3000${path}`, init), peer)
  }

  const ask = (endpoint: Endpoint, input: LooseInput, token: string | null | undefined, options: CallOptions = {}) =>
    request(addressOf(endpoint, input), {
      method: endpoint.method,
      token,
      json: input.body,
      ...(input.file && { body: input.file }),
      ...options,
    })

  return {
    request,
    async call<E extends Endpoint>(endpoint: E, input: CallInput<E>, token?: string | null, options?: CallOptions) {
      const response = await ask(endpoint, input as LooseInput, token, options)
      const text = await response.text()
      const name = `${endpoint.method} ${endpoint.path}`
      if (response.status !== (endpoint.status ?? 200)) throw new Error(`${name} answered ${response.status}: ${text}`)
      return checked(name, endpoint, text) as Output<E>
    },
    async refused(endpoint, input, token, options) {
      const response = await ask(endpoint, input as LooseInput, token, options)
      const text = await response.text()
      if (response.ok)
        throw new Error(`${endpoint.method} ${endpoint.path} was not refused: ${response.status} ${text}`)
      const body = ErrorBody.safeParse(JSON.parse(text))
      if (!body.success) throw new Error(`not the shape of an error: ${text}`)
      return { ...body.data, status: response.status, headers: response.headers }
    },
  }
}

/** The JSON of an answer, which must hold nothing that the contract does not name. */
function checked(name: string, { response }: Endpoint, text: string): unknown {
  if (!response || 'raw' in response) return undefined
  const value: unknown = JSON.parse(text)
  const parsed = response.safeParse(value)
  if (!parsed.success)
    throw new Error(`${name} answered against its contract: ${JSON.stringify(parsed.error.issues)} in ${text}`)
  if (!isDeepStrictEqual(parsed.data, value))
    throw new Error(`${name} answered keys that its contract does not name: ${text}`)
  return value
}
