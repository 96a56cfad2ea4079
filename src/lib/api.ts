/**
 * Calls to the server, typed by the contract. An endpoint is named by its method and path; the compiler knows input and answer of each,
 * and since only types are used, no schema and no validator travels to the browser:
 *
 *     const stats = await call('GET /api/user/stats')
 *     await call('POST /api/runs/{id}/answers', { params: { id }, body: { answers } })
 */
import type { endpoints } from '#contract'
import type { CallInput, Endpoint, Output, RawResponse } from '#contract/core'
import type { ErrorBody } from '#contract/errors'
import { browserMessageText } from '#contract/browser-messages'
import { ApiError, isTransportFailure } from './api-error.ts'
import { consumeBootRequest, peekBootData } from './boot-request.ts'
import { currentLanguage } from './language.ts'
import { token } from './token.ts'

export { ApiError }

type Table = typeof endpoints
type EndpointIdOf<E extends Endpoint> = `${E['method']} ${E['path']}`
type Named = {
  [N in keyof Table as Table[N] extends { response: RawResponse } ? never : EndpointIdOf<Table[N]>]: Table[N]
}

/** Every endpoint that answers JSON or nothing, as 'METHOD /path'. */
export type EndpointId = keyof Named
export type GetEndpointId = Extract<EndpointId, `GET ${string}`>
export type InputOf<A extends EndpointId> = CallInput<Named[A]>
export type AnswerOf<A extends EndpointId> = Output<Named[A]>

export interface CallOptions {
  /** Ends the call early; the promise then rejects with an AbortError. */
  readonly signal?: AbortSignal
  /** Another session than the stored one. */
  readonly token?: string
  /** Milliseconds after which the call counts as failed, in place of 15 s: for large files. */
  readonly timeout?: number
  /** Lets the call outlive the page. */
  readonly keepalive?: boolean
}

type Arguments<A extends EndpointId> =
  Record<never, never> extends InputOf<A>
    ? [input?: InputOf<A>, options?: CallOptions]
    : [input: InputOf<A>, options?: CallOptions]

/** Milliseconds after which a call counts as failed. */
const timeout = 15_000

/** Answers to earlier calls of a session, for when there is no connection. `main.tsx` provides it: see offline-answers.ts. */
export interface AnswerStore {
  /** Whether answers of this endpoint are kept. */
  readonly covers: (endpointId: string) => boolean
  /** Keeps an answer; does not reject. */
  readonly write: (session: string, endpointId: string, path: string, answer: unknown) => void
  /** The answer that was kept; undefined when there is none. */
  readonly read: (session: string, path: string) => Promise<unknown>
}

let answerStore: AnswerStore | undefined
export const provideAnswerStore = (store: AnswerStore): void => void (answerStore = store)
/** Keeps an answer that came by another way than `call`. */
function keepAnswer(session: string, endpointId: EndpointId, path: string, answer: unknown): void {
  if (answerStore?.covers(endpointId)) answerStore.write(session, endpointId, path, answer)
}
/** Whether this application keeps what is needed without a connection. */
export const keepsAnswers = (): boolean => answerStore !== undefined

type Plain = string | number | boolean

interface Parts {
  readonly params?: Readonly<Record<string, Plain>>
  readonly query?: Readonly<Record<string, Plain | undefined>>
  readonly body?: unknown
  readonly file?: Blob
}

/** The path of an endpoint with its parameters filled in. */
export function pathOf(template: string, { params = {}, query = {} }: Parts): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `${path}?${search}` : path
}

/** Headers of a request under this session. */
function headersOf(session: string | null): Record<string, string> {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': currentLanguage() }
  if (session) headers['Authorization'] = `Bearer ${session}`
  return headers
}

/**
 * Calls the server.
 * Without a connection it resolves to the last answer, where that is kept.
 *
 * @throws {ApiError} for every answer that is not a success, `offline` without a connection, and `network_error` for no answer within 15 s. A 401 has
 *   ended the session before it is passed on, except from the sign-in endpoints, where it only says that the credentials were wrong. Any
 *   other exception is a fault of ours and is passed on as it is.
 */
export async function call<A extends EndpointId>(
  endpointId: A,
  ...[input, options = {}]: Arguments<A>
): Promise<AnswerOf<A>> {
  const [method = 'GET', template = ''] = endpointId.split(' ')
  const parts = (input ?? {}) as Parts
  const session = options.token ?? token.read()
  const headers = headersOf(session)
  if (parts.body !== undefined) headers['Content-Type'] = 'application/json'
  if (parts.file) headers['Content-Type'] = parts.file.type
  const clock = AbortSignal.timeout(options.timeout ?? timeout)
  const path = pathOf(template, parts)
  const store = session !== null && answerStore?.covers(endpointId) ? answerStore : undefined
  const request: RequestInit = {
    method,
    headers,
    body: parts.file ?? (parts.body === undefined ? undefined : JSON.stringify(parts.body)),
    keepalive: options.keepalive,
    signal: options.signal ? AbortSignal.any([options.signal, clock]) : clock,
  }
  try {
    const started = method === 'GET' && !options.signal ? consumeBootRequest(session, path) : undefined
    const response = await (started ?? fetch(path, request))
    if (!response.ok) throw await errorOf(response)
    const answer = response.status === 204 ? undefined : await readJson(response)
    if (session !== null) store?.write(session, endpointId, path, answer)
    return answer as AnswerOf<A>
  } catch (error) {
    if (options.signal?.aborted) throw error
    if (isTransportFailure(error)) {
      const kept = session === null ? undefined : await store?.read(session, path)
      if (kept === undefined) throw networkError()
      return kept as AnswerOf<A>
    }
    if (error instanceof ApiError && error.status === 401 && !template.startsWith('/api/auth/'))
      endRefusedSession(session)
    throw error
  }
}

/** The answer that the document has asked for and has by now; undefined when there is none. It stays for who takes it. */
export const peekRead = <A extends GetEndpointId>(endpointId: A, ...[input]: Arguments<A>): AnswerOf<A> | undefined =>
  peekBootData(token.read(), pathOf(endpointId.slice('GET '.length), (input ?? {}) as Parts)) as AnswerOf<A> | undefined

/** The answer that the document has asked for and has by now, as `call` would give it later; undefined when there is none. Each is taken once. */
export function takeBootData<A extends GetEndpointId>(
  endpointId: A,
  ...[input]: Arguments<A>
): AnswerOf<A> | undefined {
  const session = token.read()
  const path = pathOf(endpointId.slice('GET '.length), (input ?? {}) as Parts)
  const data = peekBootData(session, path)
  if (session === null || data === undefined) return undefined
  void consumeBootRequest(session, path)
  keepAnswer(session, endpointId, path, data)
  return data as AnswerOf<A>
}

/**
 * Opens an answer that is no JSON, such as a stream of events, under the stored session.
 * @throws {ApiError} like `call`; the body itself may take as long as it likes
 */
export async function open(path: string, accept: string, signal: AbortSignal): Promise<Response> {
  const session = token.read()
  const late = new AbortController()
  const clock = setTimeout(() => late.abort(), timeout)
  try {
    const headers = { ...headersOf(session), Accept: accept }
    const response = await fetch(path, { headers, signal: AbortSignal.any([signal, late.signal]) })
    if (!response.ok) throw await errorOf(response)
    return response
  } catch (error) {
    if (!signal.aborted && isTransportFailure(error)) throw networkError()
    if (error instanceof ApiError && error.status === 401) endRefusedSession(session)
    throw error
  } finally {
    clearTimeout(clock)
  }
}

/** Reads the body of an answer that `open` gave. @throws {ApiError} `network_error` when it breaks off or takes too long */
export async function readBlob(response: Response): Promise<Blob> {
  try {
    return await response.blob()
  } catch (error) {
    throw isTransportFailure(error) ? networkError() : error
  }
}

/** For calls whose failure needs no message: ignores an ApiError, rethrows a fault of the program. */
export function ignoreApiError(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error
}

/** Ends the session that the server refused, unless the browser has another one by now, or the learner has just closed the account. */
function endRefusedSession(session: string | null): void {
  if (session !== null && session === token.read() && !token.isHeld(session)) token.end('expired')
}

export function networkError(): ApiError {
  const code = navigator.onLine === false ? 'offline' : 'network_error'
  return new ApiError(0, code, browserMessageText(code, currentLanguage()))
}

const serverError = (status: number, retryAfter?: number) =>
  new ApiError(status, 'server_error', browserMessageText('server_error', currentLanguage()), { retryAfter })

/** The body of a success. What is no JSON comes from another server, such as a proxy or the sign-in page of a network. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    throw error instanceof SyntaxError ? serverError(502) : error
  }
}

async function errorOf(response: Response): Promise<ApiError> {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
  const retryAfter = Number.isFinite(seconds) ? seconds : undefined
  // A body that is no JSON, or that breaks off, tells no more than the status.
  const body = (await response.json().catch(() => undefined)) as Partial<ErrorBody> | undefined
  if (typeof body?.message !== 'string' || typeof body.code !== 'string') {
    return serverError(response.status, retryAfter)
  }
  const { code, message, fields, requestId, ...details } = body
  return new ApiError(response.status, code, message, { fields, requestId, retryAfter, details })
}
