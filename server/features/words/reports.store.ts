/** Mistakes that learners report. */
import type { Reader } from '../../db/client.ts'
import { wordReports } from '../../db/schema/look-ups.ts'

export async function insertReport(db: Reader, report: typeof wordReports.$inferInsert): Promise<void> {
  await db.insert(wordReports).values(report)
}
