/** Words that a file names. */
import { eq, inArray, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { pictures, words } from '../../../db/schema/words.ts'
import { chunkWords } from '../../../db/word-blocks.ts'

export interface FoundWord {
  readonly id: number
  readonly headword: string
  readonly meaningZh: string
  readonly hasPicture: boolean
}

const columns = {
  id: words.id,
  headword: words.headword,
  meaningZh: words.meaningZh,
  hasPicture: sql<boolean>`${pictures.wordId} is not null`,
}

/** Those of these headwords that the dictionary has, hidden ones too. */
export async function findWords(db: Reader, headwords: readonly string[]): Promise<FoundWord[]> {
  const found: FoundWord[] = []
  for (const part of chunkWords(headwords))
    found.push(
      ...(await db
        .select(columns)
        .from(words)
        .leftJoin(pictures, eq(pictures.wordId, words.id))
        .where(inArray(words.headword, part))),
    )
  return found
}

/** The same for ids. */
export async function findWordsById(db: Reader, ids: readonly number[]): Promise<FoundWord[]> {
  const found: FoundWord[] = []
  for (const part of chunkWords(ids))
    found.push(
      ...(await db
        .select(columns)
        .from(words)
        .leftJoin(pictures, eq(pictures.wordId, words.id))
        .where(inArray(words.id, part))),
    )
  return found
}

/** Headwords that learners see, by their small letters. */
export async function findOtherCase(db: Reader, texts: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  for (const part of chunkWords(texts)) {
    const rows = await db
      .select({ headword: words.headword, hidden: words.hidden })
      .from(words)
      .where(inArray(sql`lower(${words.headword})`, part))
    for (const { headword, hidden } of rows) if (!hidden) found.set(headword.toLowerCase(), headword)
  }
  return found
}
