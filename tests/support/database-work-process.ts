/** Migrates databases and loads dictionaries as its parent says, until it is killed. */
import { pino } from 'pino'
import { openDatabase } from '../../server/db/open-database.ts'
import { loadContent } from '../../server/db/load-content.ts'

/** What the parent sends. */
export interface DatabaseWork {
  readonly url: string
  /** What prints the rows of a dictionary; without it the database is migrated. */
  readonly program?: string
}

const log = pino({ level: 'silent' })

async function work({ url, program }: DatabaseWork): Promise<void> {
  const database = await openDatabase({ url, log, connectionMs: 60_000 })
  if (program) await loadContent(database.db, () => undefined, program)
  else await database.migrate()
  await database.close()
}

// What is held gives up after its time, where it was held.
process.on('message', (message: DatabaseWork) => {
  work(message).then(
    () => process.send?.(message.url),
    () => {},
  )
})
process.send?.('ready')
