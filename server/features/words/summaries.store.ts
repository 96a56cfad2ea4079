/** Words on one line each, as runs, lists and groups show them. */
import { eq, inArray } from 'drizzle-orm'
import type { RunWord } from '#contract/challenges'
import type { Reader } from '../../db/client.ts'
import { pictures, words } from '../../db/schema/words.ts'

/** Columns that a query over words left-joined with pictures selects for `toRunWord`. */
export const runWordColumns = {
  id: words.id,
  headword: words.headword,
  ipaUk: words.ipaUk,
  ipaUs: words.ipaUs,
  meaningZh: words.meaningZh,
  meaningEn: words.meaningEn,
  reviewed: words.reviewed,
  file: pictures.file,
}

interface Row extends Pick<
  typeof words.$inferSelect,
  'id' | 'headword' | 'ipaUk' | 'ipaUs' | 'meaningZh' | 'meaningEn' | 'reviewed'
> {
  readonly file: string | null
}

export const pictureUrl = (file: string | null): string | null => file && `/pictures/${file}`

export const toRunWord = (row: Row): RunWord => ({
  id: row.id,
  headword: row.headword,
  ipa_uk: row.ipaUk,
  ipa_us: row.ipaUs,
  meaning: { zh: row.meaningZh, en: row.meaningEn },
  picture: pictureUrl(row.file),
  ...(!row.reviewed && { unreviewed: true as const }),
})

export async function readRunWords(db: Reader, ids: readonly number[]): Promise<RunWord[]> {
  const rows = await db
    .select(runWordColumns)
    .from(words)
    .leftJoin(pictures, eq(pictures.wordId, words.id))
    .where(inArray(words.id, [...ids]))
  return rows.map(toRunWord)
}
