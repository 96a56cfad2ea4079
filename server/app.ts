/** Puts the server together. Never listens: server/main.ts and the tests do. */
import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { endpoints } from '#contract'
import type { Endpoint } from '#contract/core'
import type { ErrorCode } from '#contract/messages'
import { createByteBudget } from './byte-budget.ts'
import type { Deps } from './deps.ts'
import { quickUpdateHandlers } from './features/admin/quick-update/routes.ts'
import { adminHandlers } from './features/admin/routes.ts'
import { wordManagerHandlers } from './features/admin/words/routes.ts'
import { ankiHandlers } from './features/anki/routes.ts'
import { findSession } from './features/auth/index.ts'
import { authHandlers } from './features/auth/routes.ts'
import { billingHandlers } from './features/billing/routes.ts'
import { createCatalogue } from './features/challenges/catalogue.ts'
import { challengeHandlers } from './features/challenges/routes.ts'
import { classHandlers } from './features/classes/routes.ts'
import { sendRequestWords } from './features/chat/index.ts'
import { chatHandlers } from './features/chat/routes.ts'
import { practiceHandlers } from './features/practice/routes.ts'
import { confusionHandlers } from './features/confusions/routes.ts'
import { contactHandlers } from './features/contacts/routes.ts'
import { notificationHandlers } from './features/notifications/routes.ts'
import { pushHandlers } from './features/push/routes.ts'
import { courseHandlers } from './features/courses/routes.ts'
import { completeLesson } from './features/courses/index.ts'
import { courseManagerHandlers } from './features/courses/managed/routes.ts'
import { presenceHandlers } from './features/presence/routes.ts'
import { digestHandlers } from './features/digest/routes.ts'
import { overviewHandlers } from './features/overview/routes.ts'
import { leaderboardHandlers } from './features/leaderboard/routes.ts'
import { leagueHandlers } from './features/leagues/routes.ts'
import { recordingHandlers } from './features/recordings/routes.ts'
import { sharingHandlers } from './features/sharing/routes.ts'
import { speechHandlers } from './features/speech/routes.ts'
import { soundHandlers } from './features/sounds/routes.ts'
import { readerHandlers } from './features/reader/routes.ts'
import { sentenceHandlers } from './features/sentences/routes.ts'
import { restorePointHandlers } from './features/restore-points/routes.ts'
import { walkHandlers } from './features/walk/routes.ts'
import { groveHandlers } from './features/grove/routes.ts'
import { memoryFitHandlers } from './features/memory-fit/routes.ts'
import { plannerHandlers } from './features/planner/routes.ts'
import { reviewHandlers } from './features/reviews/routes.ts'
import { ticketHandlers } from './features/tickets/routes.ts'
import { markVisit } from './features/days/days.store.ts'
import { privacyHandlers } from './features/privacy/routes.ts'
import { noteHandlers } from './features/notes/routes.ts'
import { officialNoteHandlers } from './features/notes/official/routes.ts'
import { systemHandlers } from './features/system/routes.ts'
import { profileHandlers } from './features/profile/routes.ts'
import { togetherHandlers } from './features/together/routes.ts'
import { tutorHandlers } from './features/tutor/routes.ts'
import { userHandlers } from './features/users/routes.ts'
import { wordHandlers } from './features/words/routes.ts'
import { groupingHandlers } from './features/grouping/routes.ts'
import { createLexiconSource } from './features/words/index.ts'
import { limitBody } from './http/body-limit.ts'
import { isCrossSite } from './http/cross-site.ts'
import { registerEndpoints, type Handlers, type Variables } from './http/register-endpoints.ts'
import { HttpError, toHttpError, errorResponse } from './http/errors.ts'
import { createLimits, createTokenThrottle } from './http/limits.store.ts'
import { ipAddressOf, languageOf } from './http/request.ts'
import { redirectShortHosts } from './http/short-hosts.ts'
import { tellWrites } from './http/replica-reads.ts'
import { secureHeaders, withoutSecret } from './http/security.ts'
import { withContext } from './work-context.ts'
import { logSecurity, type SecurityEvent } from './security-log.ts'

/** JSON bodies are small; an endpoint that takes a file says its own bound. */
const MAX_BODY_BYTES = 64 * 1024
/** For a body without a file to arrive. */
const BODY_MS = 15_000
const limitJson = limitBody({ maxBytes: MAX_BODY_BYTES, code: 'body_too_large', withinMs: BODY_MS })
/** What all uploads together have in memory. */
const MAX_UPLOAD_BYTES = 64 * 1024 * 1024
const fileCode = (maxBytes: number) => (maxBytes > MAX_BODY_BYTES ? 'file_too_large' : 'body_too_large')

function createFileLimits() {
  const budget = createByteBudget(MAX_UPLOAD_BYTES)
  return new Map(
    Object.values<Endpoint>(endpoints).flatMap(({ path, file, maxBytes = file?.maxBytes }) =>
      maxBytes === undefined ? [] : [[path, limitBody({ maxBytes, code: fileCode(maxBytes), budget })]],
    ),
  )
}

/** Refusals that an operator wants to see, because they may be attacks. */
const watchedFaults: Partial<Record<ErrorCode, SecurityEvent>> = {
  admin_only: 'access_refused',
  cross_site: 'access_refused',
  too_many_requests: 'limit_reached',
  code_limit: 'limit_reached',
}

export interface Pages {
  readonly csp: string
  readonly routes: Hono
}

export function createApp(
  deps: Deps,
  pages: Pages | null,
  catalogue = createCatalogue(),
  lexicon = createLexiconSource(),
): Hono<{ Variables: Variables }> {
  const handlers: Handlers = {
    ...systemHandlers(deps),
    ...authHandlers(deps),
    ...profileHandlers(deps),
    ...billingHandlers(deps),
    ...ticketHandlers(deps),
    ...privacyHandlers(deps),
    ...challengeHandlers(deps, catalogue),
    ...wordHandlers(deps, lexicon),
    ...groupingHandlers(deps, lexicon),
    ...practiceHandlers(deps, lexicon, completeLesson),
    ...recordingHandlers(deps, lexicon),
    ...speechHandlers(deps, lexicon),
    ...soundHandlers(deps, lexicon),
    ...restorePointHandlers(deps),
    ...walkHandlers(deps),
    ...readerHandlers(deps, lexicon),
    ...sentenceHandlers(deps, lexicon),
    ...reviewHandlers(deps),
    ...confusionHandlers(deps),
    ...memoryFitHandlers(deps),
    ...plannerHandlers(deps),
    ...groveHandlers(deps),
    ...courseHandlers(deps, lexicon),
    ...courseManagerHandlers(deps),
    ...contactHandlers(deps, sendRequestWords),
    ...presenceHandlers(deps),
    ...notificationHandlers(deps),
    ...pushHandlers(deps),
    ...digestHandlers(deps),
    ...chatHandlers(deps),
    ...sharingHandlers(deps, catalogue),
    ...togetherHandlers(deps),
    ...classHandlers(deps),
    ...tutorHandlers(deps, lexicon),
    ...adminHandlers(deps),
    ...overviewHandlers(deps),
    ...wordManagerHandlers(deps),
    ...quickUpdateHandlers(deps),
    ...userHandlers(deps),
    ...leaderboardHandlers(deps),
    ...leagueHandlers(deps),
    ...noteHandlers(deps),
    ...ankiHandlers(deps),
    ...officialNoteHandlers(deps),
  }
  const app = new Hono<{ Variables: Variables }>()
  const limitFile = createFileLimits()

  app.use(async (c, next) => {
    const requestId = randomUUID()
    c.set('requestId', requestId)
    const from = performance.now()
    const { method } = c.req
    await withContext({ requestId }, () =>
      deps.telemetry.request(method, async () => {
        await next()
        return { route: c.get('route') ?? 'other', status: c.res.status }
      }),
    )
    c.res.headers.set('X-Request-Id', requestId)
    const path = withoutSecret(c.req.path)
    // A probe of health asks again and again.
    if (c.res.status >= 500 && path.startsWith('/api/')) deps.metrics.count('errors')
    deps.log[c.res.status >= 500 ? 'error' : 'debug'](
      { requestId, method, path, status: c.res.status, ms: Math.round(performance.now() - from) },
      'request',
    )
  })
  app.use(secureHeaders({ csp: pages?.csp ?? "default-src 'none'", https: deps.env.origin.startsWith('https:') }))
  app.use(redirectShortHosts(deps.env.shortHosts, deps.env.origin))
  app.use('/api/*', async (c, next) => {
    if (isCrossSite(c.req, deps.env.origin)) throw new HttpError('cross_site')
    return next()
  })
  if (deps.replica) app.use('/api/*', tellWrites({ https: deps.env.origin.startsWith('https:') }))
  app.use('/api/*', (c, next) => (c.req.method === 'GET' ? next() : (limitFile.get(c.req.path) ?? limitJson)(c, next)))
  app.route(
    '/',
    registerEndpoints(handlers, {
      db: deps.db,
      trustedProxies: deps.env.trustProxy,
      count: createLimits(deps.db, deps.env.rateLimitScale, deps.redis),
      tokens: createTokenThrottle(deps.env.rateLimitScale),
      onWrite: deps.replica?.markWriter,
      findSession: (db, token) => {
        const now = deps.now()
        return findSession(db, token, now, (session) => {
          // The streak of visits is among the statistics.
          deps.replica?.markWriter(session.userId)
          return markVisit(db, session, now)
        })
      },
    }),
  )
  app.all('/api/*', () => {
    throw new HttpError('not_found')
  })
  if (pages) app.route('/', pages.routes)
  app.notFound((c) =>
    errorResponse(new HttpError('not_found'), languageOf(c.req.header('accept-language')), c.get('requestId')),
  )
  app.onError((error, c) => {
    const fault = toHttpError(error)
    const requestId = c.get('requestId')
    const watched = watchedFaults[fault.code]
    if (watched) {
      const address = ipAddressOf(c, deps.env.trustProxy)
      logSecurity(deps.log, watched, { requestId, address }, { detail: `${c.req.method} ${withoutSecret(c.req.path)}` })
    }
    if (fault.code === 'server_error') deps.log.error({ requestId, error: fault.cause }, 'unexpected error')
    else if (fault.code === 'storage_full') deps.log.error({ requestId, error: fault.cause }, 'the disk is full')
    else if (fault.code === 'database_unavailable')
      deps.log.warn({ requestId, error: fault.cause }, 'database unavailable')
    return errorResponse(fault, languageOf(c.req.header('accept-language')), requestId)
  })
  return app
}
