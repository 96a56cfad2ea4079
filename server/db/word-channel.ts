/** The database channel of edited words: every replica reads them again. Payloads hold ids only. */
import { notifyChannel } from './channels.store.ts'
import type { Database, Reader } from './client.ts'

const WORDS_CHANNEL = 'wordgrove_words'

/** A payload is at most 8,000 bytes long. */
const IDS_PER_PAYLOAD = 500

/** Tells every replica which words have changed; goes out with the commit. */
export async function notifyWords(db: Reader, wordIds: readonly number[]): Promise<void> {
  const payloads: string[] = []
  for (let from = 0; from < wordIds.length; from += IDS_PER_PAYLOAD)
    payloads.push(wordIds.slice(from, from + IDS_PER_PAYLOAD).join(','))
  await notifyChannel(db, WORDS_CHANNEL, payloads)
}

/** Calls back with the ids of words that any replica has changed; null when some may have been missed. */
export const listenForWords = (database: Database, onWords: (wordIds: readonly number[] | null) => void) =>
  database.listen(WORDS_CHANNEL, (payload) => onWords(payload === '' ? null : payload.split(',').map(Number)))
