/** What this process remembers of the dictionary, renewed when any replica has edited a word. */
import type { Logger } from 'pino'
import type { Database } from './db/client.ts'
import { listenForWords } from './db/word-channel.ts'
import type { Catalogue } from './features/challenges/catalogue.ts'
import type { LexiconSource } from './features/words/index.ts'

interface WordCaches {
  readonly catalogue: Catalogue
  readonly lexicon: LexiconSource
}

export async function renewEditedWords(
  database: Database,
  log: Logger,
  { catalogue, lexicon }: WordCaches,
): Promise<void> {
  await listenForWords(database, (wordIds) => {
    catalogue.forget()
    if (wordIds === null) lexicon.forget()
    else
      lexicon.refresh(database.db, wordIds).catch((error: unknown) => {
        log.warn({ error }, 'edited words could not be read; everything is read again')
        lexicon.forget()
      })
  })
}
