/** Reports of messages and of learners: what who reports sends, and what administrators see and decide. */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'
import { message } from './messages.ts'
import { ClientId, Cursor, Instant, text } from './patterns.ts'

/** Why something is reported. `other` needs own words. */
export const reportReasons = ['harassment', 'sexual', 'hate', 'danger', 'fraud', 'spam', 'other'] as const
export const ReportReason = z.enum(reportReasons, message('report_reason_required'))
export type ReportReason = z.infer<typeof ReportReason>

/** What administrators decide. `warned`: the learner is told; `suspended`: their account is closed by the call for it. */
export const reportDecisions = ['dismissed', 'warned', 'suspended'] as const
export type ReportDecision = (typeof reportDecisions)[number]

/** Lines around a reported message that are kept with it, and characters of own words. */
export const reportBounds = { lines: 10, characters: 500 } as const

export const ChatReportBody = z
  .strictObject({
    /** The place of the message; left out for the learner as a whole. */
    seq: z.optional(z.int(message('field_invalid')).check(z.minimum(1), z.maximum(2_147_483_647))),
    reason: ReportReason,
    text: text(reportBounds.characters).check(z.trim()),
  })
  .check(
    z.refine(({ reason, text: words }) => reason !== 'other' || words !== '', {
      error: message('report_words_required'),
      path: ['text'],
    }),
  )

export type ChatReportBody = z.infer<typeof ChatReportBody>

export const reportChat = endpoint({
  method: 'POST',
  path: '/api/conversations/{id}/reports',
  access: 'user',
  limit: 'api',
  status: 204,
  summary:
    'Reports a message of the other one, or that learner as a whole. The message and ten lines around it are kept with the report, as far as the reporter sees them. The same message again, or the same learner while a report of them waits, changes nothing.',
  params: z.strictObject({ id: ClientId }),
  body: ChatReportBody,
  errors: ['conversation_not_found', 'message_not_found', 'contact_unknown', 'report_day_limit'],
})

export const reportRequest = endpoint({
  method: 'POST',
  path: '/api/contacts/{id}/reports',
  access: 'user',
  limit: 'api',
  status: 204,
  summary:
    'Reports a learner who asks to be a contact, with what they wrote. Again changes nothing while a report of them waits.',
  params: z.strictObject({ id: ClientId }),
  body: z.strictObject({ reason: ReportReason, text: text(reportBounds.characters).check(z.trim()) }).check(
    z.refine(({ reason, text: words }) => reason !== 'other' || words !== '', {
      error: message('report_words_required'),
      path: ['text'],
    }),
  ),
  errors: ['contact_unknown', 'report_day_limit'],
})

export const ChatReport = z.object({
  id: z.string(),
  about: z.enum(['message', 'learner']),
  reason: ReportReason,
  /** Username of who reported; null once they have left. */
  reporter: z.nullable(z.string()),
  reported: z.object({
    id: z.string(),
    username: z.string(),
    is_suspended: z.boolean(),
    /** All reports of this learner, this one included, and how often they were warned. */
    reports: z.int(),
    warnings: z.int(),
  }),
  at: Instant,
})
export type ChatReport = z.infer<typeof ChatReport>

export const adminListChatReports = endpoint({
  method: 'GET',
  path: '/api/admin/chat-reports',
  access: 'admin',
  limit: 'api',
  summary: 'Reports of chat that wait, the oldest first; without what was said.',
  query: z.strictObject({ cursor: z.optional(Cursor) }),
  response: z.object({ items: z.array(ChatReport), next: z.nullable(z.string()) }),
})

const ReportedLine = z.object({
  seq: z.int(),
  by: z.enum(['reporter', 'reported']),
  /** Null for a message that was deleted before the report, or that the reporter had deleted for themselves. */
  text: z.nullable(z.string()),
  at: Instant,
})

export const ChatReportEvidence = z.object({
  /** What the reporter wrote; empty when nothing. */
  text: z.string(),
  /** The place of the reported message among the lines; null for the learner as a whole. */
  seq: z.nullable(z.int()),
  lines: z.array(ReportedLine),
})
export type ChatReportEvidence = z.infer<typeof ChatReportEvidence>

const params = z.strictObject({ id: z.uuid(message('not_found')) })

export const adminReadChatReport = endpoint({
  method: 'GET',
  path: '/api/admin/chat-reports/{id}',
  access: 'admin',
  limit: 'api',
  summary: 'What a report is about: the reporter’s words, the message and the lines around it. The view is logged.',
  params,
  response: ChatReportEvidence,
  errors: ['not_found'],
})

export const decideChatReport = endpoint({
  method: 'POST',
  path: '/api/admin/chat-reports/{id}/decide',
  access: 'admin',
  limit: 'api',
  status: 204,
  summary:
    'Takes a report off the list. A warned learner is told; `suspended` notes that their account was closed, and is refused while it is not. Again changes nothing.',
  params,
  body: z.strictObject({ decision: z.enum(reportDecisions, message('field_invalid')) }),
  errors: ['not_found', 'learner_not_suspended'],
})
