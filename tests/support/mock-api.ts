/**
 * A server for stories: `fetch` under /api is answered from a table that the contract types. No worker and no network, so a story shows
 * the same on every machine, and a call without an answer fails loudly.
 */
import { defaultLanguage, parseLanguage } from '#contract/locales'
import type { Language } from '#contract/locales'
import type { MessageCode } from '#contract/messages'
import { messageText } from '#contract/messages'
import type { EndpointId, AnswerOf } from '#lib/api'
import { silence } from './silence.ts'

/** What an answer may look at. */
export interface MockRequest {
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly body: unknown
  readonly token: string | undefined
}

/** An error as the server would answer it. */
export interface Refusal {
  readonly refusal: true
  readonly status: number
  readonly code: MessageCode
  readonly fields?: Readonly<Record<string, MessageCode>>
  /** What the answer carries besides, such as words that may have been meant. */
  readonly details?: Readonly<Record<string, unknown>>
  /** What the text names, such as a limit. */
  readonly values?: Readonly<Record<string, number>>
}

type Reply<A extends EndpointId> = AnswerOf<A> | Refusal | Promise<AnswerOf<A> | Refusal>

/** An answer, or what makes it from the request. */
export type MockAnswers = {
  readonly [A in EndpointId]?: Reply<A> | ((request: MockRequest) => Reply<A>)
} & {
  /** A stream is made anew for every request. */
  readonly 'GET /api/words/{word}/info'?: (request: MockRequest) => Response | Refusal
  readonly 'GET /api/tutor/stream'?: () => Response
  readonly 'GET /api/tickets/{id}/screenshot'?: () => Response
  readonly 'GET /api/admin/tickets/{id}/screenshot'?: () => Response
  /** Left out, every sound is silence. */
  readonly 'GET /api/recordings/{id}/audio'?: () => Promise<Response>
  readonly 'GET /api/admin/log/export'?: (request: MockRequest) => Response | Refusal
  readonly 'GET /api/admin/quick-update/export'?: (request: MockRequest) => Response | Refusal
  /** Left out, every package is one. */
  readonly 'GET /api/user/anki'?: () => Refusal
  readonly 'GET /api/notes/{id}/anki'?: () => Refusal
  readonly 'GET /api/words/{word}/audio'?: () => Promise<Response>
  /** Left out, nothing is told while the story is shown. */
  readonly 'GET /api/events'?: () => Response
}

/** An answer that is an error, with its words in the asked language. */
export const refuse = (
  status: number,
  code: MessageCode,
  fields?: Refusal['fields'],
  details?: Refusal['details'],
): Refusal => ({
  refusal: true,
  status,
  code,
  fields,
  details,
})

/** An answer that does not come while the story is shown. */
export const never = (): Promise<never> => new Promise(() => undefined)

/** A connection that does not work. */
export const offline = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'))

class UnansweredCallError extends Error {
  override readonly name = 'UnansweredCallError'
}

/** An exception in the page's own code while it asks. */
export const fault = (): Promise<never> => Promise.reject(new RangeError('A fault of the page'))

const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'refusal' in answer

function matcherOf(address: string): (method: string, path: string) => Record<string, string> | undefined {
  const [method, template = ''] = address.split(' ')
  const shape = new RegExp(`^${template.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
  return (asked, path) =>
    asked === method ? (shape.exec(path)?.groups ?? (shape.test(path) ? {} : undefined)) : undefined
}

function respond(answer: unknown, language: Language): Response {
  if (!isRefusal(answer)) {
    return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer)
  }
  const { status, code, fields = {}, details, values } = answer
  const spoken = Object.entries(fields).map(([name, fault]) => [name, messageText(fault, language)])
  const said = { code, message: messageText(code, language, values), requestId: 'story' }
  const body = { ...details, ...said, fields: Object.fromEntries(spoken) as unknown }
  return Response.json(body, { status })
}

/** Calls of the story on the screen that its table does not answer. */
const unanswered = new Set<string>()

/** Fails the story when one of its calls had no answer. */
export function assertAllAnswered(): void {
  if (unanswered.size > 0) throw new UnansweredCallError(`The story has no answer to ${[...unanswered].join(', ')}`)
}

/** Puts the table in the place of the server until the answer is called. */
export function mockApi(answers: MockAnswers): () => void {
  const real = window.fetch
  unanswered.clear()
  // A change that has no answer ends with its story: a queue that waits for it would hold up the next one.
  const ended = Promise.withResolvers<Refusal>()
  const table = Object.entries(answers).map(([address, answer]) => ({
    match: matcherOf(address),
    answer: answer as unknown,
  }))
  const mock = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    if (!url.pathname.startsWith('/api/')) return real(input, init)
    const headers = new Headers(init.headers)
    const method = init.method ?? 'GET'
    if (url.pathname === '/api/user/export') return new Response('a ZIP file')
    for (const { match, answer } of table) {
      const params = match(method, url.pathname)
      if (!params) continue
      const request: MockRequest = {
        params,
        query: url.searchParams,
        body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
        token: headers.get('Authorization')?.replace('Bearer ', ''),
      }
      const made: unknown = typeof answer === 'function' ? (answer as (asked: MockRequest) => unknown)(request) : answer
      if (made instanceof Response) return made
      const settled: unknown = method === 'GET' ? await made : await Promise.race([made, ended.promise])
      if (settled instanceof Response) return settled
      return respond(settled, parseLanguage(headers.get('Accept-Language')) ?? defaultLanguage)
    }
    if (url.pathname.endsWith('/audio')) return silence()
    if (url.pathname.endsWith('/anki')) return new Response('a package')
    if (url.pathname === '/api/events') return never()
    unanswered.add(`${method} ${url.pathname}`)
    throw new UnansweredCallError(`The story has no answer to ${method} ${url.pathname}`)
  }
  window.fetch = mock
  return () => {
    if (window.fetch === mock) window.fetch = real
    ended.resolve(refuse(404, 'not_found'))
  }
}
