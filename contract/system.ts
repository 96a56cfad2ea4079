/** The service itself: configuration, health, its description, live events, and the outbox of a demo. */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'
import { Instant, text } from './patterns.ts'

export const Config = z.object({
  mode: z.enum(['demo', 'production']),
  origin: z.string(),
  support: z.object({ wechat: z.nullable(z.string()), email: z.nullable(z.string()) }),
  /** Ways in that are configured. */
  sign_in: z.object({ email: z.boolean(), phone: z.boolean(), google: z.nullable(z.string()) }),
  voice: z.boolean(),
  /** Whether an AI provider adds to what the dictionary says about a word. */
  ai: z.boolean(),
})
export type Config = z.infer<typeof Config>

export const getConfig = endpoint({
  method: 'GET',
  path: '/api/config',
  access: 'public',
  limit: 'api',
  summary: 'What is configured: ways in, support contacts, origin.',
  response: Config,
})

export const getLive = endpoint({
  method: 'GET',
  path: '/health/live',
  access: 'public',
  limit: 'none',
  summary: 'The process answers.',
  response: z.object({ status: z.literal('ok') }),
})

export const getReady = endpoint({
  method: 'GET',
  path: '/health/ready',
  access: 'public',
  limit: 'none',
  summary: 'The database answers and the dictionary is loaded; 503 until then.',
  response: z.object({ status: z.literal('ok') }),
  errors: ['database_unavailable', 'content_loading'],
})

export const getMetrics = endpoint({
  method: 'GET',
  path: '/metrics',
  access: 'public',
  limit: 'none',
  summary:
    'Metrics of this server in Prometheus’ text form, for METRICS_TOKEN as a bearer token, or without one for this machine alone.',
  response: { raw: 'text/plain' },
})

export const getOpenApi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
  limit: 'api',
  summary: 'This interface as OpenAPI 3.1.',
  response: { raw: 'application/json' },
})

export const getDocs = endpoint({
  method: 'GET',
  path: '/api/docs',
  access: 'public',
  limit: 'api',
  summary: 'This interface as a page to read.',
  response: { raw: 'text/html' },
})

export const reportCsp = endpoint({
  method: 'POST',
  path: '/api/csp-report',
  access: 'public',
  limit: 'report',
  status: 204,
  summary: 'Takes a browser’s report of blocked content and logs which directive blocked which origin, nothing else.',
  file: { types: ['application/csp-report', 'application/reports+json', 'application/json'], maxBytes: 16 * 1024 },
})

/** Events carry names of resources to read again, never data. */
export const LiveEvent = z.object({
  resource: z.enum([
    'user',
    'stats',
    'challenges',
    'notes',
    'official_notes',
    'recordings',
    'notifications',
    'conversations',
    'tickets',
    'together',
  ]),
})
export type LiveEvent = z.infer<typeof LiveEvent>

export const listenEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  access: 'guest',
  limit: 'api',
  summary: 'Live events of this learner as a stream; read the named resource again.',
  response: { raw: 'text/event-stream' },
})

export const OutboxMessage = z.object({
  to: z.string(),
  channel: z.enum(['mail', 'sms']),
  subject: z.nullable(z.string()),
  text: z.string(),
  created_at: Instant,
})

export type OutboxMessage = z.infer<typeof OutboxMessage>

export const listOutbox = endpoint({
  method: 'GET',
  path: '/api/dev/outbox',
  access: 'public',
  limit: 'api',
  summary: 'Demo mode only, from this machine only: mails and text messages that were not sent, newest first.',
  query: z.strictObject({ to: z.optional(text(254)) }),
  response: z.array(OutboxMessage),
})
