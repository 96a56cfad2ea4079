/** How administrators find words in lists: by the beginning of the headword, or by Chinese. */
import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { senses, words } from '../../db/schema/words.ts'

/** % and _ of the caller are letters like others. */
const literal = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')

export const startsWith = (column: AnyPgColumn, text: string): SQL =>
  sql`lower(${column}) like ${`${literal(text.trim().toLowerCase())}%`}`

/** Words that begin with a text, or one of whose Chinese meanings has it; undefined for an empty text. */
export function matchesText(text: string | undefined): SQL | undefined {
  const wanted = text?.trim()
  if (!wanted) return undefined
  if (!/\p{Script=Han}/u.test(wanted)) return startsWith(words.headword, wanted)
  const part = `%${literal(wanted)}%`
  return sql`(${words.meaningZh} like ${part} or ${words.id} in (select ${senses.wordId} from ${senses} where ${senses.zh} like ${part}))`
}
