/** The start page of administrators: what waits for somebody, how the service fares, and what its providers say. */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'
import { Cursor, Instant } from './patterns.ts'

/** Of what waits so many are counted at most; then there are more. */
export const MOST_WAITING = 1_000

/** What needs somebody. `payments` are refunds that a provider did not make, and payments of the last week that were refused. */
export const waitingKinds = ['reports', 'chat_reports', 'tickets', 'mails', 'payments', 'unreviewed'] as const
export type WaitingKind = (typeof waitingKinds)[number]

/** What is counted by the hour. The last four are lengths of queues. */
export const figureKinds = [
  'active_learners',
  'answers',
  'new_accounts',
  'errors',
  'queue.reports',
  'queue.tickets',
  'queue.mails',
  'queue.recordings',
] as const
export type FigureKind = (typeof figureKinds)[number]

export const providerNames = ['mail', 'sms', 'google', 'alipay', 'stripe', 'ai', 'voice', 'scorer', 'storage'] as const

/**
 * What came of the check of a backup: it was restored and is whole; the bucket gave nothing; it is broken or has another passphrase; no database could be
 * made of it; the restored database lacks something.
 */
export const backupCheckOutcomes = ['passed', 'bucket', 'unreadable', 'not_restored', 'incomplete'] as const
export type BackupCheckOutcome = (typeof backupCheckOutcomes)[number]

const Count = z.int().check(z.nonnegative())

export const AdminFigure = z.object({
  kind: z.enum(figureKinds),
  /** Of today up to now, or the length of a queue at this moment. */
  now: Count,
  /** The same at this time of the same day last week; null for a queue that was not sampled then. */
  week_ago: z.nullable(Count),
  /** Seven days ago to today, whole days, oldest first; of a queue its length at the end of each. */
  days: z.array(z.object({ day: z.string(), count: Count })),
})
export type AdminFigure = z.infer<typeof AdminFigure>

export const ProviderHealth = z.object({
  name: z.enum(providerNames),
  /** `service` is called, `own` works on this machine, `demo` is simulated, `off` is not set up. */
  setup: z.enum(['service', 'own', 'demo', 'off']),
  /** Calls of today. */
  succeeded: Count,
  failed: Count,
  /** Within the last eight days; null where there was none. */
  last_success_at: z.nullable(Instant),
  last_failure_at: z.nullable(Instant),
})
export type ProviderHealth = z.infer<typeof ProviderHealth>

export const AdminOverview = z.object({
  at: Instant,
  /** Where the days and hours of the figures are. */
  time_zone: z.string(),
  /** Counted up to MOST_WAITING, and one beyond where there are more. */
  waiting: z.array(z.object({ kind: z.enum(waitingKinds), count: Count })),
  figures: z.array(AdminFigure),
  providers: z.array(ProviderHealth),
  storage: z.object({
    database_bytes: Count,
    /** Of the disk with DATA_DIR; null where the system does not say. */
    disk: z.nullable(z.object({ used_bytes: Count, free_bytes: Count })),
  }),
  /** Null: none was ever recorded. `bytes` is null for one that was made in another way than by the command. */
  backup: z.nullable(z.object({ at: Instant, bytes: z.nullable(Count) })),
  /** The latest time that a backup was restored into a new database to try it; null: never. */
  backup_check: z.nullable(
    z.object({
      at: Instant,
      outcome: z.enum(backupCheckOutcomes),
      /** When the backup was made; null where it could not be opened. */
      backup_at: z.nullable(Instant),
      /** Rows of the restored database; null unless it was passed. */
      learners: z.nullable(Count),
      answers: z.nullable(Count),
    }),
  ),
})
export type AdminOverview = z.infer<typeof AdminOverview>

export const getAdminOverview = endpoint({
  method: 'GET',
  path: '/api/admin/overview',
  access: 'admin',
  limit: 'api',
  summary:
    'What waits for administrators, figures of today and of a week ago, providers, storage, the last backup and its latest check.',
  response: AdminOverview,
})

export const FailedMail = z.object({
  id: z.string(),
  /** x***@example.com; null where the server cannot read it. */
  to: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  at: Instant,
})
export type FailedMail = z.infer<typeof FailedMail>

export const adminListMails = endpoint({
  method: 'GET',
  path: '/api/admin/mails',
  access: 'admin',
  limit: 'api',
  summary: 'Mails of the last 24 hours that were given up, the newest first, with masked addresses.',
  query: z.strictObject({ cursor: z.optional(Cursor) }),
  response: z.object({ items: z.array(FailedMail), next: z.nullable(z.string()) }),
})
