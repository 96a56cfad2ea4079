import type { Reader } from '../../db/client.ts'
import { exported, readTable } from './learner-tables.store.ts'

/** Every row of a learner that the export has, by its name there. For a check of a backup: it holds a whole learner in memory. */
export async function readWholeLearner(db: Reader, userId: string): Promise<Record<string, Record<string, unknown>[]>> {
  const tables: Record<string, Record<string, unknown>[]> = {}
  for (const name of Object.keys(exported)) tables[name] = await readTable(db, name, userId)
  return tables
}
