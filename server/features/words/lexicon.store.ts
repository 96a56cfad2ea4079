/** The content of the lexicon as rows. */
import { UNRANKED } from '#rules/frequency'
import { and, asc, between, eq, isNotNull, max } from 'drizzle-orm'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { FormKind } from '#contract/words'
import type { Reader } from '../../db/client.ts'
import { contentState, forms, pictures, senses, words } from '../../db/schema/words.ts'
import { createLexicon, keyOf, type Entry, type Lexicon } from './lexicon.ts'
import { rankPhrases } from './phrase-ranks.ts'
import { runWordColumns, toRunWord } from './summaries.store.ts'
import type { TimeSlicer } from './time-slicer.ts'

/** Ids per query: short enough that other calls are not delayed. */
const PAGE = 500

/** Version of the content in the database; null before the first import. */
export async function readContentVersion(db: Reader): Promise<string | null> {
  const [row] = await db.select().from(contentState).where(eq(contentState.key, 'version'))
  return row?.value ?? null
}

export async function readLexicon(db: Reader, slicer: TimeSlicer): Promise<Lexicon> {
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
    await yieldToEventLoop()
  }
  return createLexicon(rankPhrases(entries), byForm, slicer)
}
