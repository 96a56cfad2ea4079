/** The queue of reported mistakes. */
import type { ReportSubject, WordReport } from '#contract/admin'
import { defaultLanguage } from '#contract/locales'
import { Language } from '#contract/patterns'
import { routes } from '#contract/routes'
import { sectionKinds } from '#contract/words'
import type { Reader } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { createCursor, cursorFields } from '../../http/cursor.ts'
import { HttpError } from '../../http/errors.ts'
import { notify } from '../notifications/index.ts'
import type { Mail } from '../outbox/index.ts'
import { logAdmin } from './admin-log.store.ts'
import { thanksMail } from './mails.ts'
import { closeReport, findReport, openReports, type ReportPosition } from './reports.store.ts'

const PAGE = 30
const REPORTS_OF_WORD = 50

const pages = createCursor<ReportPosition>({ createdAt: cursorFields.instant, id: cursorFields.uuid })

/** A page of what waits, the oldest first. */
export async function listReports(
  db: Reader,
  { cursor, q, section }: { cursor?: string | undefined; q?: string | undefined; section?: ReportSubject | undefined },
): Promise<{ items: WordReport[]; next: string | null }> {
  const found = await openReports(db, {
    after: pages.parse(cursor),
    text: q,
    section: section === 'whole' ? null : section,
    limit: PAGE + 1,
  })
  const rows = found.slice(0, PAGE)
  const last = found.length > PAGE ? rows.at(-1) : undefined
  return {
    items: rows.map(toReport),
    next: last ? pages.format(last) : null,
  }
}

/** Open reports of a word, the oldest first, at most 50. */
export const readReportsOf = async (db: Reader, wordId: number): Promise<WordReport[]> =>
  (await openReports(db, { ofWord: wordId, limit: REPORTS_OF_WORD })).map(toReport)

const toReport = ({
  section,
  createdAt,
  wordId,
  ...row
}: Awaited<ReturnType<typeof openReports>>[number]): WordReport => ({
  ...row,
  word_id: wordId,
  section: sectionKinds.find((kind) => kind === section) ?? null,
  at: createdAt.toISOString(),
})

/** Closes a report; thanks whoever reported a mistake that is mended, by a notification and by mail. A second call changes nothing. Throws not_found. */
export async function resolveReport(
  { db, env, now }: Deps,
  mail: Mail | null,
  session: Session,
  id: string,
  mended: boolean,
): Promise<undefined> {
  const at = now()
  await db.transaction(async (tx) => {
    const report = await closeReport(tx, id, mended, at)
    if (report) {
      const after = mended ? 'mended' : 'dismissed'
      await logAdmin(tx, session, { action: 'report.resolve', subject: id, before: 'open', after, at })
      const { headword, reporter, email, language } = report
      if (!mended || !reporter) return
      await notify(tx, reporter, { kind: 'report_mended', subjectId: id }, at)
      if (!email) return
      const link = env.origin + routes.word({ word: headword })
      const words = thanksMail(Language.safeParse(language).data ?? defaultLanguage, { headword, link })
      await mail?.queue(tx, { to: email, ...words }, at)
    } else if (!(await findReport(tx, id))) {
      throw new HttpError('not_found')
    }
  })
}
