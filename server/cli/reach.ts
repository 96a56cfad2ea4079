/** How a command reaches the data: through the running server, or by opening the database itself. */
import { join } from 'node:path'
import { ask, takeControl } from '../control.ts'
import { openDatabase, type Database } from '../db/client.ts'
import { readEnv } from '../env.ts'
import { createLog } from '../log.ts'

/**
 * Resolves to the answer of `command`, given to the server that holds the embedded database; where none runs, and on a PostgreSQL server,
 * `work` is done here instead. Throws an Error with what went wrong.
 */
export async function reachData(command: string, work: (database: Database) => Promise<string>): Promise<string> {
  const env = readEnv()
  const log = createLog('warn')
  if (env.databaseUrl) {
    const database = await openDatabase({ log, url: env.databaseUrl, pool: 2 })
    return work(database).finally(() => database.close())
  }
  const answer = await ask(env.dataDir, command)
  if (answer?.startsWith('ok ')) return answer.slice(3)
  if (answer) throw new Error(answer.replace(/^error /, ''))
  const control = await takeControl(env.dataDir, {})
  if (!control) throw new Error('Another process is using the data folder.')
  const database = await openDatabase({ log, directory: join(env.dataDir, 'db') })
  return work(database).finally(async () => {
    await database.close()
    await control.close()
  })
}
