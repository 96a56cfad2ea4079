/** The queue of reported mistakes. */
import type { WordReport } from '#contract/admin'
import { sectionKinds } from '#contract/words'
import type { Db, Reader } from '../../db/client.ts'
import type { Session } from '../../http/context.ts'
import { createCursor, cursorFields } from '../../http/cursor.ts'
import { HttpError } from '../../http/errors.ts'
import { logAdmin } from './admin-log.store.ts'
import { closeReport, findReport, openReports, type ReportPosition } from './reports.store.ts'

const PAGE = 30

const pages = createCursor<ReportPosition>({ createdAt: cursorFields.instant, id: cursorFields.uuid })

/** A page of what waits, the oldest first. */
export async function listReports(
  db: Reader,
  cursor: string | undefined,
): Promise<{ items: WordReport[]; next: string | null }> {
  const found = await openReports(db, pages.parse(cursor), PAGE + 1)
  const rows = found.slice(0, PAGE)
  const last = found.length > PAGE ? rows.at(-1) : undefined
  return {
    items: rows.map(({ section, createdAt, ...row }) => ({
      ...row,
      section: sectionKinds.find((kind) => kind === section) ?? null,
      at: createdAt.toISOString(),
    })),
    next: last ? pages.format(last) : null,
  }
}

/** Closes a report. A second call changes nothing. Throws not_found. */
export async function resolveReport(db: Db, session: Session, id: string, at: Date): Promise<undefined> {
  await db.transaction(async (tx) => {
    if (await closeReport(tx, id, at)) {
      await logAdmin(tx, session, { action: 'report.resolve', subject: id, before: 'open', after: 'resolved', at })
    } else if (!(await findReport(tx, id))) {
      throw new HttpError('not_found')
    }
  })
}
