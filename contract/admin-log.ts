/** The log of what administrators and the operator did. */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'
import { message } from './messages.ts'
import { Cursor, Instant, text } from './patterns.ts'

/** What is logged: the resource, a point, a verb. */
export const logActions = [
  'ticket.answer',
  'ticket.close',
  'report.resolve',
  'chat_report.view',
  'chat_report.decide',
  'user.role',
  'user.view',
  'user.suspend',
  'user.restore',
  'user.rename',
  'user.grant_vip',
  'user.sign_out',
  'order.refund',
  'log.export',
  'word.add',
  'word.update',
  'quick_update.apply',
  'quick_update.undo',
  'note.create',
  'note.change',
  'note.publish',
  'note.withdraw',
  'note.move',
  'lesson.update',
] as const
export type LogAction = (typeof logActions)[number]

export const LogEntry = z.object({
  id: z.int(),
  at: Instant,
  /** Username at that time; 'operator' for the operator. */
  actor: z.string(),
  /** One of `logActions`, or what an earlier version called it. */
  action: z.string(),
  /** Id of what was changed. */
  subject: z.string(),
  /** JSON; null where there was nothing. */
  before: z.nullable(z.string()),
  /** JSON; null where nothing is left. */
  after: z.nullable(z.string()),
})
export type LogEntry = z.infer<typeof LogEntry>

const Day = z.iso.date(message('field_invalid'))

/** Which entries; what is left out does not narrow. */
const filter = {
  /** The beginning of a username, upper and lower case alike. */
  actor: z.optional(text(30)),
  /** An action, or the beginning of several: 'ticket' finds 'ticket.close'. */
  action: z.optional(text(60)),
  subject: z.optional(text(100)),
  /** Anywhere in what was before or after. */
  q: z.optional(text(100)),
  /** The first and the last day, where the administrator is. */
  from: z.optional(Day),
  to: z.optional(Day),
}

export const LogFilter = z.strictObject(filter)
export type LogFilter = z.infer<typeof LogFilter>

export const adminListLog = endpoint({
  method: 'GET',
  path: '/api/admin/log',
  access: 'admin',
  limit: 'api',
  summary: 'What administrators and the operator did in the last two years, newest first.',
  query: z.strictObject({ ...filter, cursor: z.optional(Cursor) }),
  response: z.object({ items: z.array(LogEntry), next: z.nullable(z.string()) }),
})

export const adminExportLog = endpoint({
  method: 'GET',
  path: '/api/admin/log/export',
  access: 'admin',
  limit: 'api',
  summary:
    'The same as CSV, all of it, as a stream. A cell that a spreadsheet would take for a formula begins with an apostrophe.',
  query: LogFilter,
  response: { raw: 'text/csv' },
})
