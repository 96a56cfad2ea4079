/** Configuration, health, the description of the interface, live events, the demo outbox. */
import type { Config } from '#contract/system'
import { pingDatabase } from '../../db/ping.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { HttpError } from '../../http/errors.ts'
import { isOperator, localCallerOf } from '../../http/loopback.ts'
import { eventStream } from '../../http/sse.ts'
import { signInMethods } from '../auth/index.ts'
import { readOutbox } from '../outbox/index.ts'
import { readBlocked } from './csp-report.ts'
import { docsPage } from './docs-page.ts'
import { openApiDocument } from './openapi.ts'

type SystemHandlers = Pick<
  Handlers,
  | 'getConfig'
  | 'getLive'
  | 'getReady'
  | 'getOpenApi'
  | 'getDocs'
  | 'getMetrics'
  | 'reportCsp'
  | 'listenEvents'
  | 'listOutbox'
>

/** Streams of one learner at the same time; a page holds one while it is visible. */
const MAX_STREAMS = 20

export function systemHandlers(deps: Deps): SystemHandlers {
  const { env, log } = deps
  let described: object | undefined
  return {
    getConfig: (): Config => ({
      mode: env.mode,
      origin: env.origin,
      support: env.support,
      sign_in: signInMethods(env),
      voice: true,
      ai: env.ai !== null,
    }),
    getLive: () => ({ status: 'ok' }),
    async getReady() {
      await pingDatabase(deps.db)
      if (!deps.contentReady()) throw new HttpError('content_loading')
      return { status: 'ok' }
    },
    getOpenApi: () => Response.json((described ??= openApiDocument(env.origin))),
    getDocs: () => new Response(docsPage(), { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
    reportCsp({ file }, { requestId }) {
      for (const blocked of readBlocked(file)) log.warn({ requestId, ...blocked }, 'the browser blocked content')
      return undefined
    },
    listenEvents(_, call) {
      const { session } = call
      if (deps.live.listeners(session.userId) >= MAX_STREAMS)
        throw new HttpError('too_many_requests', { values: { seconds: 60 } })
      return eventStream(call, deps, (stream) =>
        deps.live.hear(session.userId, (event) => stream.send('changed', event)),
      )
    },
    listOutbox: ({ query }, call) => readOutbox(deps, { to: query.to, ...localCallerOf(call) }),
    async getMetrics(_, call) {
      if (!isOperator(env, env.metricsToken, localCallerOf(call))) throw new HttpError('not_found')
      const { text, type } = await deps.telemetry.read()
      return new Response(text, { headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } })
    },
  }
}
