import { asc, eq } from 'drizzle-orm'
import type { Reader } from '../db/client.ts'
import { pictures, words } from '../db/schema/words.ts'

/** Visible words with a picture and their phonetics, the most frequent first. */
export const listPicturedWords = (db: Reader) =>
  db
    .select({ text: words.headword, uk: words.ipaUk, us: words.ipaUs })
    .from(pictures)
    .innerJoin(words, eq(words.id, pictures.wordId))
    .where(eq(words.hidden, false))
    .orderBy(asc(words.frequency))
