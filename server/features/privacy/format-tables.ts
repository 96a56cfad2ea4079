/** The rows of a learner as the text of a JSON file, one table after the other. */
import { brand } from '#contract/brand'
import type { Db } from '../../db/client.ts'
import type { Semaphore } from '../../semaphore.ts'
import { exported, readTable } from './learner-tables.store.ts'

interface Told {
  readonly userId: string
  readonly at: Date
  /** Names in the export of the sounds that are in it, by the ids of their recordings. */
  readonly sounds: ReadonlyMap<string, string>
}

/** Has one table in memory at a time. `inTurn` bounds how many exports do. */
export async function* formatTables(
  db: Db,
  inTurn: Semaphore,
  { userId, at, sounds }: Told,
): AsyncGenerator<string, void, undefined> {
  yield `{\n"service": ${JSON.stringify(brand.both)},\n"exported_at": ${JSON.stringify(at)}`
  for (const name of Object.keys(exported)) {
    yield await inTurn(async () => {
      const rows = await readTable(db, name, userId)
      const told =
        name === 'recordings' ? rows.map((row) => ({ ...row, sound: sounds.get(String(row['id'])) ?? null })) : rows
      return `,\n${JSON.stringify(name)}: ${JSON.stringify(told, null, 1)}`
    })
  }
  yield '\n}\n'
}
