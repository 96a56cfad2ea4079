/** The content of the lexicon as rows. */
import { UNRANKED } from '#rules/frequency'
import { and, asc, between, eq, inArray, isNotNull, max, type SQL } from 'drizzle-orm'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { FormKind } from '#contract/words'
import type { Reader } from '../../db/client.ts'
import { wordEdits } from '../../db/schema/word-edits.ts'
import { contentState, forms, pictures, senses, words } from '../../db/schema/words.ts'
import { createLexicon, keyOf, type Entry, type Lexicon } from './lexicon.ts'
import { rankPhrases } from './phrase-ranks.ts'
import { runWordColumns, toRunWord } from './summaries.store.ts'
import type { TimeSlicer } from './time-slicer.ts'

/** Ids per query: short enough that other calls are not delayed. */
const PAGE = 500

/** Words and their forms by the id of the word; hidden ones have forms alone. */
export interface LexiconRows {
  readonly entries: ReadonlyMap<number, Entry>
  readonly forms: ReadonlyMap<number, { form: string; kind: FormKind }[]>
}

/** Version of the content in the database; null before the first import. */
export async function readContentVersion(db: Reader): Promise<string | null> {
  const [row] = await db.select().from(contentState).where(eq(contentState.key, 'version'))
  return row?.value ?? null
}

/** Changes with each edit of a word, the same in every process. */
export async function readLastEdit(db: Reader): Promise<string> {
  const [row] = await db.select({ at: max(wordEdits.at) }).from(wordEdits)
  return row?.at?.toISOString() ?? ''
}

export async function readLexiconRows(db: Reader): Promise<LexiconRows> {
  const all = { entries: new Map<number, Entry>(), forms: new Map<number, { form: string; kind: FormKind }[]>() }
  const [last] = await db.select({ id: max(words.id) }).from(words)
  for (let from = 0; from <= (last?.id ?? 0); from += PAGE) {
    const rows = await readPage(db, (column) => between(column, from, from + PAGE - 1))
    for (const [id, entry] of rows.entries) all.entries.set(id, entry)
    for (const [id, list] of rows.forms) all.forms.set(id, list)
    await yieldToEventLoop()
  }
  return all
}

/** The same rows with these words read again. */
export async function rereadWords(db: Reader, rows: LexiconRows, wordIds: readonly number[]): Promise<LexiconRows> {
  const fresh = await readPage(db, (column) => inArray(column, [...wordIds]))
  const changed = new Set(wordIds)
  const others = <T>(map: ReadonlyMap<number, T>) => [...map].filter(([id]) => !changed.has(id))
  return {
    entries: new Map([...others(rows.entries), ...fresh.entries]),
    forms: new Map([...others(rows.forms), ...fresh.forms]),
  }
}

export function assembleLexicon(rows: LexiconRows, slicer: TimeSlicer): Promise<Lexicon> {
  const byForm = new Map<string, { id: number; kind: FormKind }[]>()
  for (const [id, list] of rows.forms)
    for (const { form, kind } of list) {
      const known = byForm.get(form)
      if (known) known.push({ id, kind })
      else byForm.set(form, [{ id, kind }])
    }
  return createLexicon(rankPhrases([...rows.entries.values()]), byForm, slicer)
}

type Column = typeof words.id | typeof senses.wordId | typeof forms.wordId

async function readPage(db: Reader, page: (column: Column) => SQL | undefined): Promise<LexiconRows> {
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
  const entries = rows.map(({ frequency, topic, ...row }): [number, Entry] => {
    const zh = terms.get(row.id)?.map((term) => term.zh) ?? []
    return [
      row.id,
      {
        id: row.id,
        headword: row.headword,
        topic,
        key: keyOf(row.headword),
        rank: frequency ?? UNRANKED,
        summary: toRunWord(row),
        zh: [row.meaningZh, ...zh].join('，'),
      },
    ]
  })
  const ofPage = await db.select().from(forms).where(page(forms.wordId))
  return {
    entries: new Map(entries),
    forms: new Map(
      [...Map.groupBy(ofPage, ({ wordId }) => wordId)].map(([id, list]) => [
        id,
        list.map(({ form, kind }) => ({ form, kind: kind as FormKind })),
      ]),
    ),
  }
}
