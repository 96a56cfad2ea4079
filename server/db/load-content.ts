/**
 * Loads the dictionary that content/import.ts yields, in a child process, into this database.
 *
 * Rows arrive in batches of one table, grouped by word (levels: by map and difficulty). Each batch replaces the old rows of its groups in
 * one short transaction, so readers are never blocked for long and never see half a word. What the new content no longer has goes at the
 * end of its table; words themselves are hidden, not deleted, since cards and answers point at them. The version is written last: an
 * import that was cut off starts again, and meanwhile the old content serves.
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setImmediate as breathe } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { contentVersion } from '#content/version'
import type { Db, Tx } from './client.ts'
import { categories, contentState, examples, forms, levelWords, nearSynonyms, phrases, pictures, relations, roots, senses, words } from './schema/words.ts'

type Row = Record<string, unknown> & { headword?: string }
type Message = { type: 'begin'; version: string; total: number } | { type: 'rows'; table: string; rows: Row[] } | { type: 'end' }

/** Tables whose rows belong to one word each, in any order after `words`. */
const perWord = { senses, examples, relations, phrases, forms, roots, nearSynonyms, pictures } satisfies Record<string, PgTable & { wordId: unknown }>

const VERSION = 'version'

export async function storedContentVersion(db: Db): Promise<string | null> {
  const [row] = await db.select().from(contentState).where(eq(contentState.key, VERSION))
  return row?.value ?? null
}

/** Whether the packages and our own content differ from what was loaded last. */
export const isContentStale = async (db: Db): Promise<boolean> => (await storedContentVersion(db)) !== (await contentVersion())

/** Runs the import. `onProgress` gets rows done and rows in all. Throws when the child fails; the old content then stays. */
export async function loadContent(db: Db, onProgress: (done: number, total: number) => void): Promise<void> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('../../content/import.ts', import.meta.url))], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('exit', resolve))
  const loader = createLoader(db)
  let total = 0
  let done = 0
  let version: string | null = null
  let complete = false
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const message = JSON.parse(line) as Message
      if (message.type === 'begin') ({ version, total } = message)
      else if (message.type === 'end') complete = true
      else {
        await loader.add(message.table, message.rows)
        onProgress((done += message.rows.length), total)
        await breathe()
      }
    }
  } finally {
    child.kill()
  }
  const code = await exit
  if (!complete || version === null || code !== 0) throw new Error(`The content import ended early (exit code ${code}).`)
  await loader.finish()
  await db.insert(contentState).values({ key: VERSION, value: version }).onConflictDoUpdate({ target: contentState.key, set: { value: version } })
}

function createLoader(db: Db) {
  const ids = new Map<string, number>()
  const seenWords = new Map<string, Set<number>>()
  const seenMaps = new Set<string>()
  const seenCategories: string[] = []

  const idOf = (headword: string | undefined): number => {
    const id = headword === undefined ? undefined : ids.get(headword)
    if (id === undefined) throw new Error(`The content names a word that it does not hold: ${headword}`)
    return id
  }

  async function addWords(rows: Row[]): Promise<void> {
    const columns = ['ipaUk', 'ipaUs', 'arpabet', 'tags', 'frequency', 'meaningZh', 'meaningEn'] as const
    const excluded = Object.fromEntries(columns.map((column) => [column, sql.raw(`excluded.${snake(column)}`)]))
    const saved = await db
      .insert(words)
      .values(rows as (typeof words.$inferInsert)[])
      .onConflictDoUpdate({ target: words.headword, set: { ...excluded, hidden: false } })
      .returning({ id: words.id, headword: words.headword })
    for (const { id, headword } of saved) ids.set(headword, id)
  }

  async function addOfWords(name: keyof typeof perWord, rows: Row[]): Promise<void> {
    const table = perWord[name]
    const seen = seenWords.get(name) ?? new Set<number>()
    seenWords.set(name, seen)
    const values = rows.map(({ headword, ...row }) => ({ ...row, wordId: idOf(headword) }))
    const fresh = [...new Set(values.map((value) => value.wordId))].filter((id) => !seen.has(id))
    await db.transaction(async (tx: Tx) => {
      if (fresh.length) await tx.delete(table).where(inArray(table.wordId, fresh))
      await tx.insert(table).values(values as never)
    })
    for (const id of fresh) seen.add(id)
  }

  async function addLevels(rows: Row[]): Promise<void> {
    const keyOf = (row: Row) => `${String(row.map)} ${String(row.difficulty)}`
    const fresh = [...new Set(rows.map(keyOf))].filter((key) => !seenMaps.has(key))
    const values = rows.map(({ headword, ...row }) => ({ ...row, wordId: idOf(headword) }))
    await db.transaction(async (tx) => {
      if (fresh.length) await tx.delete(levelWords).where(inArray(sql`${levelWords.map} || ' ' || ${levelWords.difficulty}`, fresh))
      await tx.insert(levelWords).values(values as never)
    })
    for (const key of fresh) seenMaps.add(key)
  }

  async function addCategories(rows: Row[]): Promise<void> {
    const values = rows as (typeof categories.$inferInsert)[]
    for (const value of values) {
      seenCategories.push(value.slug)
      await db.insert(categories).values(value).onConflictDoUpdate({ target: categories.slug, set: value })
    }
  }

  return {
    async add(table: string, rows: Row[]): Promise<void> {
      if (table === 'words') return addWords(rows)
      if (table === 'categories') return addCategories(rows)
      if (table === 'levelWords') return addLevels(rows)
      if (table in perWord) return addOfWords(table as keyof typeof perWord, rows)
      throw new Error(`The content names an unknown table: ${table}`)
    },
    /** Takes away what the new content no longer has. */
    async finish(): Promise<void> {
      for (const [name, table] of Object.entries(perWord)) {
        const seen = seenWords.get(name) ?? new Set()
        const old = await db.selectDistinct({ id: table.wordId }).from(table)
        const gone = old.map(({ id }) => id).filter((id) => !seen.has(id))
        for (let at = 0; at < gone.length; at += 250) await db.delete(table).where(inArray(table.wordId, gone.slice(at, at + 250)))
      }
      const maps = await db.selectDistinct({ map: levelWords.map, difficulty: levelWords.difficulty }).from(levelWords)
      const gone = maps.map(({ map, difficulty }) => `${map} ${difficulty}`).filter((key) => !seenMaps.has(key))
      if (gone.length) await db.delete(levelWords).where(inArray(sql`${levelWords.map} || ' ' || ${levelWords.difficulty}`, gone))
      if (seenCategories.length) await db.delete(categories).where(notInArray(categories.slug, seenCategories))
      const all = await db.select({ id: words.id, headword: words.headword }).from(words)
      const missing = all.filter(({ headword }) => !ids.has(headword)).map(({ id }) => id)
      for (let at = 0; at < missing.length; at += 250) await db.update(words).set({ hidden: true }).where(inArray(words.id, missing.slice(at, at + 250)))
    },
  }
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
