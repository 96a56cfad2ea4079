/** The real dictionary in a test's database: what questions are made of, not what pages say. */
import { ROWS_PER_MESSAGE, type ContentTable, type RelationRow } from '#content/rows'
import { createContentWriter, type Row } from '../../server/db/content-writer.ts'
import type { Db } from '../../server/db/client.ts'
import { readContent } from './content.ts'

const TABLES = [
  'words',
  'relations',
  'neighbours',
  'lookAlikes',
  'pictures',
  'categories',
  'levelWords',
] as const satisfies readonly ContentTable[]

/** Questions read synonyms alone, a sixth of the relations; the rest would cost as much time as all other tables. */
const isRead = ({ kind }: RelationRow) => kind === 'synonym'

/** Replaces the dictionary of a test's database; takes some seconds. */
export async function loadRealWords(db: Db): Promise<void> {
  const content = await readContent()
  const writer = await createContentWriter(db)
  for (const table of TABLES) {
    const rows: readonly Row[] = table === 'relations' ? content.relations.filter(isRead) : content[table]
    for (let from = 0; from < rows.length; from += ROWS_PER_MESSAGE)
      await writer.write(table, rows.slice(from, from + ROWS_PER_MESSAGE))
  }
  await writer.finish()
}
