/** Reads the lexicon from the database, a page at a time, and again when other content was loaded or a word was edited. */
import type { Reader } from '../../db/client.ts'
import type { Lexicon } from './lexicon.ts'
import {
  assembleLexicon,
  readContentVersion,
  readLastEdit,
  readLexiconRows,
  rereadWords,
  type LexiconRows,
} from './lexicon.store.ts'
import { createTimeSlicer } from './time-slicer.ts'

/** How often another replica's new content is looked for. */
const KEEP_MS = 60_000

export interface LexiconSource {
  /** The current lexicon; the first call reads it. The old one serves until the new one has been read. */
  read(db: Reader): Promise<Lexicon>
  /** Reads edited words again; the old lexicon serves until then. */
  refresh(db: Reader, wordIds: readonly number[]): Promise<void>
  /** Forgets it, after new content was loaded. */
  forget(): void
  /** Names what the lexicon was read from, the same in every process that read the same; null before the first one is there. */
  edition(): string | null
}

interface Loaded {
  readonly version: string | null
  readonly lastEdit: string
  readonly rows: LexiconRows
  readonly lexicon: Lexicon
}

export function createLexiconSource(): LexiconSource {
  let current: Promise<Loaded> | null = null
  let checked = 0
  const slicer = createTimeSlicer()
  const edited = new Set<number>()
  let edition: string | null = null
  // One after the other: an edit that comes in while new content is read is read after it.
  let turn: Promise<void> = Promise.resolve()
  const inTurn = (work: () => Promise<void>) => {
    const next = turn.then(work)
    turn = next.catch(() => undefined)
    return next
  }

  function name(loaded: Loaded): Loaded {
    edition = `${loaded.version} ${loaded.lastEdit}`
    return loaded
  }

  async function load(db: Reader): Promise<Loaded> {
    // Before the rows: what was read later than it is named is asked for again once too often, not once too seldom.
    const [version, lastEdit] = [await readContentVersion(db), await readLastEdit(db)]
    const rows = await readLexiconRows(db)
    return name({ version, lastEdit, rows, lexicon: await assembleLexicon(rows, slicer) })
  }

  async function renew(db: Reader, since: string | null): Promise<void> {
    if ((await readContentVersion(db)) === since) return
    const fresh = await load(db)
    current = Promise.resolve(fresh)
  }

  async function rereadEdited(db: Reader): Promise<void> {
    const reading = current
    const wordIds = [...edited]
    edited.clear()
    if (!reading || wordIds.length === 0) return
    const loaded = await reading
    const lastEdit = await readLastEdit(db)
    const rows = await rereadWords(db, loaded.rows, wordIds)
    const lexicon = await assembleLexicon(rows, slicer)
    if (current === reading) current = Promise.resolve(name({ version: loaded.version, lastEdit, rows, lexicon }))
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
        void inTurn(() => renew(db, version)).catch(() => undefined)
      }
      return lexicon
    },
    refresh(db, wordIds) {
      for (const id of wordIds) edited.add(id)
      return inTurn(() => rereadEdited(db))
    },
    forget() {
      current = null
      edition = null
    },
    edition: () => edition,
  }
}
