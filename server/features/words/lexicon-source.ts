/** Reads the lexicon from the database, a page at a time, and again when other content was loaded. */
import type { Reader } from '../../db/client.ts'
import type { Lexicon } from './lexicon.ts'
import { readContentVersion, readLexicon } from './lexicon.store.ts'
import { createTimeSlicer } from './time-slicer.ts'

/** How often another replica's new content is looked for. */
const KEEP_MS = 60_000

export interface LexiconSource {
  /** The current lexicon; the first call reads it. The old one serves until the new one has been read. */
  read(db: Reader): Promise<Lexicon>
  /** Forgets it, after new content was loaded or a word was changed. */
  forget(): void
}

export function createLexiconSource(): LexiconSource {
  let current: Promise<{ version: string | null; lexicon: Lexicon }> | null = null
  let checked = 0
  const slicer = createTimeSlicer()

  async function load(db: Reader) {
    const version = await readContentVersion(db)
    return { version, lexicon: await readLexicon(db, slicer) }
  }

  async function renew(db: Reader, since: string | null): Promise<void> {
    if ((await readContentVersion(db)) === since) return
    const fresh = await load(db)
    current = Promise.resolve(fresh)
  }

  return {
    async read(db) {
      const reading = (current ??= load(db))
      if (checked === 0) checked = performance.now()
      const { lexicon, version } = await reading.catch((error: unknown) => {
        if (current === reading) current = null
        throw error
      })
      if (performance.now() - checked > KEEP_MS) {
        checked = performance.now()
        // What fails here is tried again a minute later; the old one serves meanwhile.
        void renew(db, version).catch(() => undefined)
      }
      return lexicon
    },
    forget() {
      current = null
    },
  }
}
