import { sql } from 'drizzle-orm'
import type { Reader } from './client.ts'
import { backups } from './schema/metrics.ts'

/**
 * Notes a backup that has ended, for administrators. `bytes` is null for one that the operator made in another way. A database from before
 * the table keeps no note: its backup is the one before its upgrade.
 */
export async function recordBackup(db: Reader, at: Date, bytes: number | null): Promise<void> {
  const result = await db.execute(sql`select to_regclass('backups') is not null as "hasTable"`)
  // Both drivers answer `{ rows }`; the common type does not say so.
  const { rows } = result as unknown as { rows: { hasTable: boolean }[] }
  if (rows[0]?.hasTable) await db.insert(backups).values({ at, bytes })
}
