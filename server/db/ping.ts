import { sql } from 'drizzle-orm'
import type { Reader } from './client.ts'

/** Throws when the database does not answer. */
export async function pingDatabase(db: Reader): Promise<void> {
  await db.execute(sql`select 1`)
}
