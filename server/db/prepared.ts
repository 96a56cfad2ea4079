import type { Reader } from './client.ts'

/**
 * A query that is put together once for a handle and then only run: to build one costs more than to run it. For reads that nearly every
 * call makes. Its values are `sql.placeholder`s, which skip the column's encoder: pass dates as ISO strings. A transaction is a handle of
 * its own, so there it is built each time.
 *
 *     const byHash = prepared((db) => db.select().from(sessions).where(eq(sessions.tokenHash, sql.placeholder('hash'))).prepare('session'))
 *     const rows = await byHash(db).execute({ hash })
 */
export function prepared<Query>(build: (db: Reader) => Query): (db: Reader) => Query {
  const kept = new WeakMap<Reader, Query>()
  return (db) => {
    const found = kept.get(db)
    if (found !== undefined) return found
    const made = build(db)
    kept.set(db, made)
    return made
  }
}
