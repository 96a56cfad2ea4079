/** Lists of words for administrators. */
import type { ExamTag, ManagedWord, WordFlag } from '#contract/word-manager'
import { and, arrayContains, asc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { wordReports } from '../../../db/schema/look-ups.ts'
import { wordEdits } from '../../../db/schema/word-edits.ts'
import { examples, pictures, words } from '../../../db/schema/words.ts'
import { runWordColumns, toRunWord } from '../../words/index.ts'
import { matchesText } from '../word-search.store.ts'

interface Wanted {
  readonly text: string | undefined
  readonly list?: ExamTag | undefined
  readonly flag: WordFlag | undefined
  /** The headword after which the page begins. */
  readonly after: string | undefined
  readonly limit: number
}

const exists = (query: SQL) => sql<boolean>`exists (${query})`
const openReports = sql`select 1 from ${wordReports} where ${wordReports.wordId} = ${words.id} and ${isNull(wordReports.resolvedAt)}`
const anyExample = sql`select 1 from ${examples} where ${examples.wordId} = ${words.id}`
const standingEdit = sql`select 1 from ${wordEdits} where ${wordEdits.wordId} = ${words.id} and ${wordEdits.rows} is not null`
const changedEdit = sql`${standingEdit} and ${wordEdits.sourceHash} <> ${wordEdits.writtenOver}`

const flags: Readonly<Record<WordFlag, SQL>> = {
  reported: exists(openReports),
  unreviewed: sql`not ${words.reviewed} and not ${words.hidden}`,
  without_example: sql`not ${words.hidden} and not exists (${anyExample})`,
  hidden: sql`${words.hidden}`,
  edited: exists(standingEdit),
  source_changed: exists(changedEdit),
}

/** Words by headword, hidden ones too: at most `limit` after a word. */
export async function listManagedWords(db: Reader, { text, list, flag, after, limit }: Wanted): Promise<ManagedWord[]> {
  const rows = await db
    .select({
      ...runWordColumns,
      hidden: words.hidden,
      edited: exists(standingEdit),
      sourceChanged: exists(changedEdit),
      withoutExample: sql<boolean>`not exists (${anyExample})`,
      reports: sql<number>`(select count(*) from (${openReports}) open)`.mapWith(Number),
    })
    .from(words)
    .leftJoin(pictures, eq(pictures.wordId, words.id))
    .where(
      and(
        matchesText(text),
        list && arrayContains(words.tags, [list]),
        flag && flags[flag],
        after === undefined
          ? undefined
          : sql`(lower(${words.headword}), ${words.headword}) > (lower(${after}), ${after})`,
      ),
    )
    .orderBy(sql`lower(${words.headword})`, asc(words.headword))
    .limit(limit)
  return rows.map(({ hidden, edited, sourceChanged, withoutExample, reports, ...row }) => ({
    word: toRunWord(row),
    hidden,
    edited,
    source_changed: sourceChanged,
    without_example: withoutExample,
    reports,
  }))
}
