/** Reports of messages and learners: who reports sends what they see, administrators decide. */
import type { MessageAttachment } from '#contract/chat'
import type {
  adminListChatReports,
  ChatReportEvidence,
  decideChatReport,
  reportChat,
  reportRequest,
  ReportReason,
} from '#contract/chat-reports'
import { reportBounds } from '#contract/chat-reports'
import type { HandlerInput, Output } from '#contract/core'
import { reportLimit } from '#contract/limits'
import type { Tx } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { createCursor, cursorFields } from '../../http/cursor.ts'
import { HttpError } from '../../http/errors.ts'
import { logAdmin } from '../admin/index.ts'
import { lockPair, readRequest } from '../contacts/index.ts'
import { incrementCounter } from '../auth/index.ts'
import { notify } from '../notifications/index.ts'
import { lock, presentMessage } from './chat.ts'
import type { MessageRow, Side } from './chat.store.ts'
import { listBefore } from './chat.store.ts'
import * as store from './reports.store.ts'

const PAGE = 30

/**
 * Reports a message of the other one, or that learner. Throws conversation_not_found, message_not_found for one that the reporter does not see or
 * wrote themselves, contact_unknown once the other one is erased, and report_day_limit.
 */
export async function report(
  { db, now }: Deps,
  { userId }: Session,
  id: string,
  { seq: place, reason, text }: HandlerInput<typeof reportChat>['body'],
): Promise<undefined> {
  const at = now()
  const seq = place ?? null
  await db.transaction(async (tx) => {
    // The lock makes it one report, however often it is sent at once.
    const { side, otherId } = await lock(tx, userId, id)
    if (otherId === null) throw new HttpError('contact_unknown')
    if (await store.isReported(tx, { reporterId: userId, conversationId: id, seq })) return
    const lines = await collectLines(tx, id, side, seq)
    await countReport(tx, userId, at)
    const about = { reporterId: userId, reportedId: otherId, conversationId: id, seq }
    await store.insertReport(tx, { ...about, reason, text, lines, createdAt: at })
  })
}

async function countReport(tx: Tx, userId: string, at: Date): Promise<void> {
  const { points, seconds } = reportLimit
  const { count } = await incrementCounter(tx, `reports:day:${userId}`, seconds * 1000, at)
  if (count > points) throw new HttpError('report_day_limit')
}

/** Reports a learner who asks to be a contact, with what they wrote. Throws contact_unknown where nobody asks, and report_day_limit. */
export async function reportAsking(
  { db, now }: Deps,
  { userId }: Session,
  otherId: string,
  { reason, text }: HandlerInput<typeof reportRequest>['body'],
): Promise<undefined> {
  const at = now()
  await db.transaction(async (tx) => {
    await lockPair(tx, userId, otherId)
    const request = await readRequest(tx, otherId, userId)
    if (!request) throw new HttpError('contact_unknown')
    // There is no conversation yet: the learner stands for it, so that one report of them waits.
    const about = { reporterId: userId, conversationId: otherId, seq: null }
    if (await store.isReported(tx, about)) return
    await countReport(tx, userId, at)
    const by = 'reported' as const
    const lines = request.text === null ? [] : [{ seq: 0, by, text: request.text, at: request.at.toISOString() }]
    await store.insertReport(tx, { ...about, reportedId: otherId, reason, text, lines, createdAt: at })
  })
}

/** The message with ten lines around it, or the newest ten; nothing that the reporter does not see. */
async function collectLines(tx: Tx, id: string, side: Side, seq: number | null) {
  const rows =
    seq === null
      ? (await listBefore(tx, id, undefined, reportBounds.lines)).reverse()
      : await store.listAround(tx, id, seq, reportBounds.lines)
  const keep = (row: MessageRow) => {
    const { own, text, attachment, at } = presentMessage(row, side)
    const said = text === null || !attachment ? text : `${text}${wordsShown(attachment)}`
    return { seq: row.seq, by: own ? ('reporter' as const) : ('reported' as const), text: said, at }
  }
  const lines = rows.map(keep)
  if (seq === null) return lines
  const about = lines.find((line) => line.seq === seq)
  if (!about || about.by === 'reporter' || about.text === null) throw new HttpError('message_not_found')
  return lines
}

/** Titles and words that a learner shared may be what is reported. */
function wordsShown(attachment: MessageAttachment): string {
  if (attachment.kind !== 'list') return ''
  const { title, words } = attachment
  const lines = words.map(({ word, meaning }) => (meaning === null ? word : `${word}: ${meaning}`))
  return `\n[${[...(title === null ? [] : [title]), ...lines].join('\n')}]`
}

const pages = createCursor<store.ReportPosition>({ createdAt: cursorFields.instant, id: cursorFields.uuid })

/** A page of what waits, the oldest first. */
export async function listReports(
  { db }: Deps,
  { cursor }: HandlerInput<typeof adminListChatReports>['query'],
): Promise<Output<typeof adminListChatReports>> {
  const found = await store.openReports(db, pages.parse(cursor), PAGE + 1)
  const rows = found.slice(0, PAGE)
  const last = found.length > PAGE ? rows.at(-1) : undefined
  return {
    items: rows.map(({ id, seq, reason, reporter, createdAt, ...row }) => ({
      id,
      about: seq === null ? 'learner' : 'message',
      reason: reason as ReportReason,
      reporter,
      reported: {
        id: row.reportedId,
        username: row.reported,
        is_suspended: row.suspendedAt !== null,
        reports: row.reports,
        warnings: row.warnings,
      },
      at: createdAt.toISOString(),
    })),
    next: last ? pages.format(last) : null,
  }
}

/** What was said. Nothing is answered that is not logged first. Throws not_found. */
export async function readReport({ db, now }: Deps, session: Session, id: string): Promise<ChatReportEvidence> {
  return db.transaction(async (tx) => {
    const found = await store.findReport(tx, id)
    if (!found) throw new HttpError('not_found')
    await logAdmin(tx, session, { action: 'chat_report.view', subject: id, before: null, after: null, at: now() })
    return { text: found.text, seq: found.seq, lines: [...found.lines] }
  })
}

/** Closes a report; a warned learner is told. A second call changes nothing. Throws not_found, learner_not_suspended. */
export async function decideReport(
  { db, now }: Deps,
  session: Session,
  id: string,
  { decision }: HandlerInput<typeof decideChatReport>['body'],
): Promise<undefined> {
  const at = now()
  await db.transaction(async (tx) => {
    const found = await store.findReport(tx, id)
    if (!found) throw new HttpError('not_found')
    if (decision === 'suspended' && !(await store.isSuspended(tx, found.reportedId)))
      throw new HttpError('learner_not_suspended')
    if (!(await store.closeReport(tx, id, decision, at))) return
    await logAdmin(tx, session, { action: 'chat_report.decide', subject: id, before: 'open', after: decision, at })
    if (decision === 'warned') await notify(tx, found.reportedId, { kind: 'warning', subjectId: id }, at)
  })
}
