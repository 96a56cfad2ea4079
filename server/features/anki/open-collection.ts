/** Opens the database of an Anki package that may come from anybody: in memory, to be read alone, and only where Anki keeps its notes. */
import { constants, DatabaseSync } from 'node:sqlite'
import { PackageError } from './read-package.ts'

/** The longest text or row that is read. Note types with their styles and scripts are one text in the older form. */
const MOST_ROW_BYTES = 8 * 1024 * 1024

const tables = ['col', 'notes', 'cards', 'revlog', 'notetypes', 'fields', 'decks'] as const
type Table = (typeof tables)[number]

export interface Collection {
  /** Whether it has this table: a real one, no view that could run what it likes. */
  has(table: Table): boolean
  /** Rows as the database gives them, one after the other. */
  rows(sql: string, ...values: readonly string[]): IterableIterator<Record<string, unknown>>
  close(): void
}

/** Versions of the file format at these places; 2 is a log beside the file, which a package does not have. */
const FORMAT_BYTES = [18, 19]

/** Names of the newer form are compared in an order that only Anki has, and a table with such a name cannot be read without it. */
const UNKNOWN_ORDER = 'unicase'
/** As long, and known. Nothing is read in its order. */
const KNOWN_ORDER = ' nocase'

function replaceOrder(file: Buffer): void {
  const clause = 'collate '
  for (let at = file.indexOf(UNKNOWN_ORDER); at >= 0; at = file.indexOf(UNKNOWN_ORDER, at + 1))
    if (file.toString('latin1', at - clause.length, at).toLowerCase() === clause) file.write(KNOWN_ORDER, at, 'latin1')
}

/** Throws PackageError for what is no database of Anki. */
export function openCollection(bytes: Uint8Array): Collection {
  const file = Buffer.from(bytes)
  replaceOrder(file)
  for (const place of FORMAT_BYTES) file[place] = 1
  const database = new DatabaseSync(':memory:', {
    allowExtension: false,
    defensive: true,
    limits: {
      length: MOST_ROW_BYTES,
      sqlLength: 1_000_000,
      exprDepth: 20,
      compoundSelect: 2,
      attach: 0,
      triggerDepth: 1,
    },
  })
  try {
    database.deserialize(file)
    // No view, trigger or generated column runs a function, and nothing is written or attached.
    database.setAuthorizer((action, _table, name) => {
      const isAllowed =
        action === constants.SQLITE_SELECT ||
        action === constants.SQLITE_READ ||
        (action === constants.SQLITE_FUNCTION && name === 'count')
      return isAllowed ? constants.SQLITE_OK : constants.SQLITE_DENY
    })
    const real = new Set<unknown>()
    for (const { type, name, sql } of database.prepare('select type, name, sql from sqlite_master').iterate())
      if (type === 'table' && !/^\s*create\s+virtual/i.test(String(sql))) real.add(name)
    for (const needed of ['col', 'notes', 'cards']) if (!real.has(needed)) throw new PackageError('package_unreadable')
    return {
      has: (table) => real.has(table),
      rows: (sql, ...values) => database.prepare(sql).iterate(...values) as IterableIterator<Record<string, unknown>>,
      close: () => database.close(),
    }
  } catch (error) {
    database.close()
    throw error instanceof PackageError ? error : new PackageError('package_unreadable', { cause: error })
  }
}
