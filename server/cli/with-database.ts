/** How a command reaches the data: through the running server, or by opening the database itself. */
import { join } from 'node:path'
import { sendCommand, openControlSocket } from '../control-socket.ts'
import type { Database } from '../db/client.ts'
import { openWorkingDatabase } from '../db/open-database.ts'
import { assertDataDir, readEnv } from '../env.ts'
import { createLog } from '../log.ts'

/**
 * Resolves to the answer of `command`, given to the server that holds the embedded database; where none runs, and on a PostgreSQL server,
 * `work` is done here instead. Throws an Error with what went wrong.
 */
export async function withDatabase(command: string, work: (database: Database) => Promise<string>): Promise<string> {
  const env = readEnv()
  assertDataDir(env.dataDir)
  const log = createLog('warn')
  if (env.databaseUrl) {
    const database = await openWorkingDatabase({ log, url: env.databaseUrl, directUrl: env.databaseDirectUrl, pool: 2 })
    return work(database).finally(() => database.close())
  }
  const answer = await sendCommand(env.dataDir, command)
  if (answer?.startsWith('ok ')) return answer.slice(3)
  if (answer) throw new Error(answer.replace(/^error /, ''))
  const control = await openControlSocket(env.dataDir, {})
  if (!control) throw new Error('Another process is using the data folder.')
  try {
    const database = await openWorkingDatabase({ log, directory: join(env.dataDir, 'db') })
    return await work(database).finally(() => database.close())
  } finally {
    await control.close()
  }
}
