/** The dictionary's side of entries: which headword a text is, and what is shown of it. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { CheckedWord, NoteWord } from '#contract/notes'
import { ownKey, tidyWord } from '#rules/own-words'
import { spellingsOf } from '#rules/spelling'
import type { Reader } from '../../db/client.ts'
import { forms, pictures, senses, words } from '../../db/schema/words.ts'
import { pictureUrl } from '../words/index.ts'

/** Ids of headwords by the text given, which may differ in capitals, apostrophes and spaces. Texts that are no headword are left out. */
export async function linkWords(db: Reader, given: readonly string[]): Promise<Map<string, number>> {
  const wanted = new Set(given.flatMap((text) => [tidyWord(text), ownKey(text)]))
  if (wanted.size === 0) return new Map()
  const rows = await db
    .select({ id: words.id, headword: words.headword })
    .from(words)
    .where(and(inArray(words.headword, [...wanted]), eq(words.hidden, false)))
  const ids = new Map(rows.map(({ headword, id }) => [headword, id]))
  return new Map(
    given.flatMap((text) => {
      const id = ids.get(tidyWord(text)) ?? ids.get(ownKey(text))
      return id === undefined ? [] : [[text, id] as const]
    }),
  )
}

/** What a page shows of words, by id. */
export async function readNoteWords(db: Reader, ids: readonly number[]): Promise<Map<number, NoteWord>> {
  const found = new Map<number, NoteWord>()
  if (ids.length === 0) return found
  const parts = db
    .select({
      wordId: senses.wordId,
      parts: sql<string[]>`array_agg(distinct ${senses.partOfSpeech})`.as('parts'),
    })
    .from(senses)
    .where(inArray(senses.wordId, [...ids]))
    .groupBy(senses.wordId)
    .as('parts_of_speech')
  const rows = await db
    .select({
      id: words.id,
      ipa_uk: words.ipaUk,
      ipa_us: words.ipaUs,
      zh: words.meaningZh,
      en: words.meaningEn,
      file: pictures.file,
      frequency: words.frequency,
      parts: parts.parts,
    })
    .from(words)
    .leftJoin(pictures, eq(pictures.wordId, words.id))
    .leftJoin(parts, eq(parts.wordId, words.id))
    .where(inArray(words.id, [...ids]))
  for (const { zh, en, file, parts: speech, ...row } of rows)
    found.set(row.id, {
      ...row,
      meaning: { zh, en },
      picture: pictureUrl(file),
      parts_of_speech: (speech ?? []).filter((part) => part !== ''),
    })
  return found
}

/** Ids of headwords by the text of an import: as written, then by inflected form, then by the other country's spelling. */
export async function resolveWords(
  db: Reader,
  given: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: number; readonly isExact: boolean }>> {
  const ids = await linkWords(db, given)
  const bases = await basesOf(
    db,
    given.filter((word) => !ids.has(word)),
  )
  const spellings = new Map(
    given
      .filter((word) => !ids.has(word) && !bases.has(word))
      .map((word) => [word, spellingsOf(ownKey(word)).filter((other) => other !== ownKey(word))]),
  )
  const respelled = await linkWords(db, [...new Set([...spellings.values()].flat())])
  const idOf = (word: string) =>
    ids.get(word) ?? bases.get(word) ?? spellings.get(word)?.flatMap((other) => respelled.get(other) ?? [])[0]
  return new Map(
    given.flatMap((word) => {
      const id = idOf(word)
      return id === undefined ? [] : [[word, { id, isExact: ids.has(word) }] as const]
    }),
  )
}

/** What an import shows of each word before it is taken. */
export async function checkWords(db: Reader, given: readonly string[]): Promise<CheckedWord[]> {
  const resolved = await resolveWords(db, given)
  const taken = [...new Set([...resolved.values()].map(({ id }) => id))]
  const rows = taken.length
    ? await db
        .select({ id: words.id, headword: words.headword, zh: words.meaningZh, en: words.meaningEn })
        .from(words)
        .where(inArray(words.id, taken))
    : []
  const byId = new Map(rows.map((row) => [row.id, row]))
  return given.map((word) => {
    const found = resolved.get(word)
    const row = found && byId.get(found.id)
    if (!row) return { word, state: 'unknown', headword: word, meaning: null }
    const state = found.isExact ? 'found' : 'corrected'
    return { word, state, headword: row.headword, meaning: { zh: row.zh, en: row.en } }
  })
}

/** The commonest headword that each text is an inflected form of. */
async function basesOf(db: Reader, given: readonly string[]): Promise<Map<string, number>> {
  if (given.length === 0) return new Map()
  const rows = await db
    .select({ form: forms.form, id: forms.wordId })
    .from(forms)
    .innerJoin(words, eq(words.id, forms.wordId))
    .where(and(inArray(forms.form, [...new Set(given.map(ownKey))]), eq(words.hidden, false)))
    // The last one stays in the map.
    .orderBy(sql`${words.frequency} desc nulls first`, asc(words.id))
  const bases = new Map(rows.map(({ form, id }) => [form, id]))
  return new Map(
    given.flatMap((word) => {
      const id = bases.get(ownKey(word))
      return id === undefined ? [] : [[word, id] as const]
    }),
  )
}
