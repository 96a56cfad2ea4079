/** Ids of words in a test's database. */
import { eq } from 'drizzle-orm'
import type { Reader } from '../../server/db/client.ts'
import { words } from '../../server/db/schema/words.ts'

/** 0 for a word that is not there. */
export async function findWordId(db: Reader, headword: string): Promise<number> {
  const [row] = await db.select({ id: words.id }).from(words).where(eq(words.headword, headword))
  return row?.id ?? 0
}
