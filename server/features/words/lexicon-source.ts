/** Reads the lexicon from the database, a page at a time, and again when other content was loaded. */
import { setImmediate as breathe } from 'node:timers/promises'
import { and, asc, between, eq, isNotNull, max } from 'drizzle-orm'
import type { FormKind } from '#contract/words'
import type { Reader } from '../../db/client.ts'
import { contentState, forms, pictures, senses, words } from '../../db/schema/words.ts'
import { createLexicon, keyOf, type Entry, type Lexicon } from './lexicon.ts'
import { rankPhrases, UNRANKED } from './phrase-ranks.ts'
import { runWordColumns, toRunWord } from './summaries.ts'
import { createTimeSlicer, type TimeSlicer } from './time-slicer.ts'

/** Ids read at once: short enough that no query and no pause is felt. */
const PAGE = 500

/** How often another replica's new content is looked for. */
const KEEP_MS = 60_000

export interface LexiconSource {
  /** The lexicon as it stands; the first call reads it. Old content serves until new has been read. */
  read(db: Reader): Promise<Lexicon>
  /** Forgets it, after new content was loaded or a word was changed. */
  forget(): void
}

export function createLexiconSource(): LexiconSource {
  let current: Promise<{ version: string | null; lexicon: Lexicon }> | null = null
  let checked = 0
  const turns = createTimeSlicer()

  async function load(db: Reader) {
    const version = await versionOf(db)
    return { version, lexicon: await readLexicon(db, turns) }
  }

  async function renew(db: Reader, since: string | null): Promise<void> {
    if ((await versionOf(db)) === since) return
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

async function versionOf(db: Reader): Promise<string | null> {
  const [row] = await db.select().from(contentState).where(eq(contentState.key, 'version'))
  return row?.value ?? null
}

async function readLexicon(db: Reader, turns: TimeSlicer): Promise<Lexicon> {
  const entries: Entry[] = []
  const byForm = new Map<string, { id: number; kind: FormKind }[]>()
  const [last] = await db.select({ id: max(words.id) }).from(words)
  for (let from = 0; from <= (last?.id ?? 0); from += PAGE) {
    const page = (column: typeof words.id | typeof senses.wordId | typeof forms.wordId) =>
      between(column, from, from + PAGE - 1)
    const rows = await db
      .select({ ...runWordColumns, frequency: words.frequency, topic: words.topic })
      .from(words)
      .leftJoin(pictures, eq(pictures.wordId, words.id))
      .where(and(page(words.id), eq(words.hidden, false)))
    const terms = Map.groupBy(
      await db
        .select({ wordId: senses.wordId, zh: senses.zh })
        .from(senses)
        .where(and(page(senses.wordId), isNotNull(senses.zh)))
        .orderBy(asc(senses.wordId), asc(senses.position)),
      ({ wordId }) => wordId,
    )
    for (const { frequency, topic, ...row } of rows) {
      const zh = terms.get(row.id)?.map((term) => term.zh) ?? []
      entries.push({
        id: row.id,
        headword: row.headword,
        topic,
        key: keyOf(row.headword),
        rank: frequency ?? UNRANKED,
        summary: toRunWord(row),
        zh: [row.meaningZh, ...zh].join('，'),
      })
    }
    for (const { form, wordId, kind } of await db.select().from(forms).where(page(forms.wordId))) {
      const list = byForm.get(form)
      const known = { id: wordId, kind: kind as FormKind }
      if (list) list.push(known)
      else byForm.set(form, [known])
    }
    await breathe()
  }
  return createLexicon(rankPhrases(entries), byForm, turns)
}
