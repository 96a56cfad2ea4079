/** Binds the contract to handlers: one pipeline of limit, session, access and validation for every endpoint. */
import { endpoints, type EndpointName } from '#contract'
import type { Access, Endpoint, HandlerInput, Output } from '#contract/core'
import { Hono, type Context } from 'hono'
import type { Db } from '../db/client.ts'
import type { CallContext, FindSession, Session } from './context.ts'
import { HttpError } from './errors.ts'
import { jsonAnswer } from './json-answer.ts'
import type { CountCall, TokenThrottle } from './limits.store.ts'
import { ipAddressOf, languageOf, peerIpAddressOf, tokenOf } from './request.ts'
import { readInput } from './validate.ts'

type Endpoints = typeof endpoints
/** A raw endpoint's handler makes the whole answer; any other returns the JSON value. */
type Answered<E extends Endpoint> = E['response'] extends { raw: string } ? Response : Output<E>
type Handler<E extends Endpoint> = (
  input: HandlerInput<E>,
  call: CallContext<E['access']>,
) => Promise<Answered<E>> | Answered<E>

/** One handler for every endpoint; a missing one is a compile error where the app is put together. */
export type Handlers = { readonly [K in EndpointName]: Handler<Endpoints[K]> }

export interface RegisterOptions {
  readonly db: Db
  readonly trustedProxies: number
  readonly findSession: FindSession
  readonly count: CountCall
  readonly tokens: TokenThrottle
  /** A learner may have written. */
  readonly onWrite?: ((userId: string) => void) | undefined
}

export interface Variables {
  requestId: string
  /** Path of the endpoint, as the contract writes it. */
  route?: string
}

export function registerEndpoints(handlers: Handlers, options: RegisterOptions): Hono<{ Variables: Variables }> {
  const app = new Hono<{ Variables: Variables }>()
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const endpoint: Endpoint = endpoints[name]
    // The table proves that name and handler agree; inside this loop the compiler cannot see which pair it is.
    const handler = handlers[name] as (input: unknown, call: CallContext<Access>) => Promise<unknown>
    app.on(endpoint.method, endpoint.path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
      c.set('route', endpoint.path)
      const address = ipAddressOf(c, options.trustedProxies)
      const session = await sessionOf(tokenOf(c), address, options)
      await options.count(endpoint.limit, address, session?.userId ?? null)
      admit(endpoint.access, session)
      const input = await readInput(endpoint, c)
      const run = async () => handler(input, callContext(c, session, address))
      const answer = await run().finally(() => {
        if (endpoint.method !== 'GET' && session) options.onWrite?.(session.userId)
      })
      if (answer instanceof Response) {
        // The client does not read the body of an answer to HEAD, so a stream would stay open for ever.
        if (c.req.method === 'HEAD') await answer.body?.cancel()
        return answer
      }
      return answer === undefined ? c.body(null, 204) : jsonAnswer(endpoint, answer, (name) => c.req.header(name))
    })
  }
  return app
}

async function sessionOf(
  token: string | null,
  address: string,
  { db, findSession, tokens }: RegisterOptions,
): Promise<Session | null> {
  if (!token) return null
  await tokens.admit(address)
  const session = await findSession(db, token)
  if (!session) await tokens.miss(address)
  return session
}

function admit(access: Access, session: Session | null): void {
  if (access === 'public') return
  if (!session) throw new HttpError('session_missing')
  if (access !== 'guest' && session.role === 'guest') throw new HttpError('guest_not_allowed')
  if (access === 'admin' && session.role !== 'admin') throw new HttpError('admin_only')
}

function callContext(
  c: Context<{ Variables: Variables }>,
  session: Session | null,
  address: string,
): CallContext<Access> {
  return {
    session,
    language: languageOf(c.req.header('accept-language')),
    requestId: c.get('requestId'),
    address,
    peer: peerIpAddressOf(c),
    userAgent: (c.req.header('user-agent') ?? '').slice(0, 256),
    header: (name) => c.req.header(name),
    // A getter: creating the signal costs as much as a whole short answer.
    get signal() {
      return signalOf(c.req.raw)
    },
  } as CallContext<Access>
}

/** Keeps the request alive with its signal: after the request is garbage collected, its signal never aborts. */
const waitedFor = new WeakMap<AbortSignal, Request>()

function signalOf(request: Request): AbortSignal {
  waitedFor.set(request.signal, request)
  return request.signal
}
