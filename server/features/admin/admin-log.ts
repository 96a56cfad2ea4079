/** The log as administrators read and export it. */
import type { LogEntry, LogFilter } from '#contract/admin-log'
import type { Deps } from '../../deps.ts'
import { CSV_BYTE_ORDER_MARK, formatCsvRow } from '../../csv.ts'
import type { Session } from '../../http/context.ts'
import { createCursor, cursorFields } from '../../http/cursor.ts'
import { listLogEntries, logAdmin, type LogPosition } from './admin-log.store.ts'

const PAGE = 50
/** Entries that the export holds in memory at a time. */
const EXPORT_PAGE = 500

const pages = createCursor<LogPosition>({ at: cursorFields.instant, id: cursorFields.integer })

type Row = Awaited<ReturnType<typeof listLogEntries>>[number]
const present = ({ at, ...row }: Row): LogEntry => ({ ...row, at: at.toISOString() })

/** A page of the log, newest first. */
export async function listLog(
  { db }: Pick<Deps, 'db'>,
  { timeZone }: Session,
  { cursor, ...filter }: LogFilter & { cursor?: string | undefined },
): Promise<{ items: LogEntry[]; next: string | null }> {
  const query = { filter, timeZone, after: pages.parse(cursor), limit: PAGE + 1 }
  const rows = await listLogEntries(db, query)
  const shown = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? shown.at(-1) : undefined
  return { items: shown.map(present), next: last ? pages.format(last) : null }
}

const columns = ['at', 'actor', 'action', 'subject', 'before', 'after'] as const

/** The log as a CSV file, read page by page while the caller takes it. The export itself is logged. */
export async function exportLog({ db, now }: Deps, session: Session, filter: LogFilter): Promise<Response> {
  const at = now()
  await logAdmin(db, session, { action: 'log.export', subject: 'log', before: null, after: { ...filter }, at })
  let after: LogPosition | undefined
  let head = CSV_BYTE_ORDER_MARK + formatCsvRow(columns)
  const body = new ReadableStream<string>({
    async pull(stream) {
      const query = { filter, timeZone: session.timeZone, after, limit: EXPORT_PAGE }
      const rows = await listLogEntries(db, query)
      const lines = rows.map(present).map((entry) => formatCsvRow(columns.map((column) => entry[column] ?? '')))
      const text = head + lines.join('')
      head = ''
      after = rows.at(-1)
      if (text) stream.enqueue(text)
      if (rows.length < EXPORT_PAGE) stream.close()
    },
  })
  return new Response(body.pipeThrough(new TextEncoderStream()), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="wordgrove-log-${at.toISOString().slice(0, 10)}.csv"`,
    },
  })
}
