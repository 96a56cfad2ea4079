/** Writes the rows of the dictionary: groups of old rows give way to new ones, batch by batch. */
import { and, between, eq, inArray, max, notInArray, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { BaseRow, CourseRow, OfficialNoteRow } from '#content/rows'
import type { Db, Reader } from './client.ts'
import { removeOtherCourses, writeCourse } from './content-courses.ts'
import {
  divertEditedRows,
  editedWordsOf,
  recordDroppedWords,
  recordMissingSources,
  restoreEditedColumns,
} from './edited-content.ts'
import { handOverWords, setBases } from './hand-over.ts'
import { rowsOf } from './rows-of.ts'
import { removeOtherOfficialNotes, writeOfficialNote } from './official-notes.ts'
import {
  categories,
  examples,
  forms,
  levelWords,
  lookAlikes,
  nearSynonyms,
  neighbours,
  phrases,
  pictures,
  relations,
  roots,
  senses,
  wordNotes,
  words,
} from './schema/words.ts'
import { blockOfTable } from './word-blocks.ts'
import { lockEditsForImport } from './word-edits.store.ts'

export type Row = Record<string, unknown> & { headword?: string }

export interface ContentWriter {
  /** Writes one batch of a table. Tables come one after the other, `words` first. Throws on a table or word that is not known. */
  write(table: string, rows: Row[]): Promise<void>
  /** Takes away what the new content no longer has, and moves what learners did with its words to the words that replace them. */
  finish(): Promise<void>
}

/** Tables whose rows belong to one word each. */
const perWord = {
  senses,
  examples,
  relations,
  phrases,
  forms,
  roots,
  nearSynonyms,
  neighbours,
  lookAlikes,
  wordNotes,
  pictures,
}
type WordTable = (typeof perWord)[keyof typeof perWord]
const isWordTable = (name: string): name is keyof typeof perWord => Object.hasOwn(perWord, name)

/** Word ids looked at in one query when old rows are searched: a page of them keeps every query short. */
const PAGE = 2_000

export async function createContentWriter(db: Db, now: () => Date = () => new Date()): Promise<ContentWriter> {
  // Nothing old has to give way then. Asked of the table: an import that was cut off has left rows and no version.
  const isFirst = (await db.select({ id: words.id }).from(words).limit(1)).length === 0
  const ids = new Map<string, number>()
  const wordsSeen = new Map<WordTable, Set<number>>()
  const mapsSeen = new Set<string>()
  const categoriesSeen: string[] = []
  const coursesSeen: string[] = []
  const notesSeen: string[] = []
  const baseIds = new Map<string, number>()

  const withIds = (rows: Row[]) =>
    rows.map(({ headword, ...row }) => {
      const wordId = headword === undefined ? undefined : ids.get(headword)
      if (wordId === undefined) throw new Error(`The content names a word that it does not hold: ${headword}`)
      return { ...row, wordId } as Row & { wordId: number }
    })

  async function writeWords(rows: Row[]): Promise<void> {
    const columns = [
      'ipa_uk',
      'ipa_us',
      'arpabet',
      'tags',
      'frequency',
      'meaning_zh',
      'meaning_en',
      'part_of_speech',
      'topic',
      'reviewed',
      'unfit',
    ]
    const update = sql.raw(columns.map((column) => `${column} = excluded.${column}`).join(', '))
    const statement = sql`${insertJson(words, rows)} on conflict (headword) do update set ${update}, hidden = false, base_id = null, base_at = null returning id, headword`
    const written = await db.transaction(async (tx) => {
      await lockEditsForImport(tx)
      const known = await rowsOf<{ id: number; headword: string }>(tx, statement)
      await restoreEditedColumns(
        tx,
        known.map(({ id }) => id),
      )
      return known
    })
    for (const { id, headword } of written) ids.set(headword, id)
  }

  async function writeOfWords(table: WordTable, rows: Row[]): Promise<void> {
    const seen = wordsSeen.get(table) ?? new Set<number>()
    wordsSeen.set(table, seen)
    const values = withIds(rows)
    const fresh = [...new Set(values.map(({ wordId }) => wordId))].filter((id) => !seen.has(id))
    const block = blockOfTable(table)
    if (isFirst) await db.execute(insertJson(table, values))
    else
      await db.transaction(async (tx) => {
        const { rows: imported, edited } = block
          ? await divertEditedRows(tx, block, values, fresh)
          : { rows: values, edited: new Set<number>() }
        const replaced = fresh.filter((id) => !edited.has(id))
        if (replaced.length) await tx.delete(table).where(inArray(table.wordId, replaced))
        if (imported.length) await tx.execute(insertJson(table, imported))
      })
    for (const id of fresh) seen.add(id)
  }

  async function writeLevels(rows: Row[]): Promise<void> {
    const fresh = [...new Set(rows.map(({ map, difficulty }) => `${String(map)} ${String(difficulty)}`))].filter(
      (key) => !mapsSeen.has(key),
    )
    await replace(
      fresh.length ? (tx) => tx.delete(levelWords).where(inArray(mapKey, fresh)) : null,
      insertJson(levelWords, withIds(rows)),
    )
    for (const key of fresh) mapsSeen.add(key)
  }

  async function writeCategories(rows: Row[]): Promise<void> {
    for (const row of rows as (typeof categories.$inferInsert)[]) {
      categoriesSeen.push(row.slug)
      await db.insert(categories).values(row).onConflictDoUpdate({ target: categories.slug, set: row })
    }
  }

  async function writeNotes(rows: readonly OfficialNoteRow[]): Promise<void> {
    for (const row of rows) {
      notesSeen.push(row.slug)
      await writeOfficialNote(db, row, ids, now())
    }
  }

  async function writeCourses(rows: readonly CourseRow[]): Promise<void> {
    for (const row of rows) {
      coursesSeen.push(row.slug)
      await writeCourse(db, row)
    }
  }

  function keepBases(rows: readonly BaseRow[]): void {
    for (const { form, headword } of rows) {
      const id = ids.get(headword)
      if (id === undefined) throw new Error(`The content names a word that it does not hold: ${headword}`)
      baseIds.set(form, id)
    }
  }

  /** Old rows of a group go and new ones come in one transaction: no reader sees the group half written. */
  async function replace(clear: ((tx: Reader) => Promise<unknown>) | null, insert: SQL): Promise<void> {
    if (isFirst || !clear) return void (await db.execute(insert))
    await db.transaction(async (tx) => {
      await clear(tx)
      await tx.execute(insert)
    })
  }

  async function finish(): Promise<void> {
    if (!isFirst) await removeOld()
    const at = now()
    await setBases(db, baseIds, at)
    await handOverWords(db, at)
  }

  async function removeOld(): Promise<void> {
    const [last] = await db.select({ id: max(words.id) }).from(words)
    const known = new Set(ids.values())
    for (let from = 0; from <= (last?.id ?? 0); from += PAGE) {
      const page = (column: typeof words.id | WordTable['wordId']) => between(column, from, from + PAGE - 1)
      const old = await db
        .select({ id: words.id })
        .from(words)
        .where(and(page(words.id), eq(words.hidden, false)))
      const missing = old.map(({ id }) => id).filter((id) => !known.has(id))
      if (missing.length) await hideDropped(missing)
      for (const table of Object.values(perWord)) {
        const rows = await db.selectDistinct({ id: table.wordId }).from(table).where(page(table.wordId))
        const gone = rows.map(({ id }) => id).filter((id) => !wordsSeen.get(table)?.has(id))
        if (gone.length) await deleteGone(table, gone)
      }
    }
    await recordMissingSources(db, (block, id) =>
      [...wordsSeen].some(([table, seen]) => blockOfTable(table) === block && seen.has(id)),
    )
    if (mapsSeen.size) await db.delete(levelWords).where(notInArray(mapKey, [...mapsSeen]))
    await removeOtherOfficialNotes(db, notesSeen)
    await removeOtherCourses(db, coursesSeen)
    if (categoriesSeen.length) await db.delete(categories).where(notInArray(categories.slug, categoriesSeen))
  }

  const hideDropped = (missing: readonly number[]) =>
    db.transaction(async (tx) => {
      await lockEditsForImport(tx)
      const shown = await recordDroppedWords(tx, missing)
      const dropped = missing.filter((id) => !shown.has(id))
      if (dropped.length) await tx.update(words).set({ hidden: true }).where(inArray(words.id, dropped))
    })

  const deleteGone = (table: WordTable, gone: readonly number[]) =>
    db.transaction(async (tx) => {
      await lockEditsForImport(tx)
      const block = blockOfTable(table)
      const edited = block ? await editedWordsOf(tx, block, gone) : new Set<number>()
      const deleted = gone.filter((id) => !edited.has(id))
      if (deleted.length) await tx.delete(table).where(inArray(table.wordId, deleted))
    })

  return {
    async write(name, rows) {
      if (name === 'words') return writeWords(rows)
      if (name === 'categories') return writeCategories(rows)
      if (name === 'levelWords') return writeLevels(rows)
      if (name === 'officialNotes') return writeNotes(rows as unknown as OfficialNoteRow[])
      if (name === 'courses') return writeCourses(rows as unknown as CourseRow[])
      if (name === 'bases') return keepBases(rows as unknown as BaseRow[])
      if (isWordTable(name)) return writeOfWords(perWord[name], rows)
      throw new Error(`The content names an unknown table: ${name}`)
    },
    finish,
  }
}

const mapKey = sql`${levelWords.map} || ' ' || ${levelWords.difficulty}`

/** One statement with one parameter: PGlite takes it in a third of the time of a parameter for every value. */
function insertJson(table: PgTable, rows: readonly Row[]): SQL {
  const { name, columns } = getTableConfig(table)
  const keys = new Set(rows.flatMap(Object.keys))
  const used = columns.filter((column) => keys.has(column.name))
  const list = sql.raw(used.map((column) => snake(column.name)).join(', '))
  const types = sql.raw(used.map((column) => `"${column.name}" ${column.getSQLType()}`).join(', '))
  const values = sql.raw(used.map((column) => `"${column.name}"`).join(', '))
  return sql`insert into ${sql.identifier(name)} (${list}) select ${values} from json_to_recordset(${JSON.stringify(rows)}::json) as row_of(${types})`
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
