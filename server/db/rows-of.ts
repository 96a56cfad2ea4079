import type { SQL } from 'drizzle-orm'
import type { Reader } from './client.ts'

/** Rows of a query whose columns drizzle does not know. */
export async function rowsOf<T>(db: Reader, query: SQL): Promise<T[]> {
  return ((await db.execute(query)) as unknown as { rows: T[] }).rows
}
