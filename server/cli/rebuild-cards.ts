/** `npm run rebuild-cards`: builds every card again from the log of answers, while the server runs or not. */
import { join } from 'node:path'
import { ask, takeControl } from '../control.ts'
import { openDatabase } from '../db/client.ts'
import { readEnv } from '../env.ts'
import { rebuildAllCards } from '../features/answers/service.ts'
import { createLog } from '../log.ts'

const env = readEnv()
const log = createLog('warn')

async function rebuild(): Promise<string> {
  if (env.databaseUrl) {
    const database = await openDatabase({ log, url: env.databaseUrl, pool: 2 })
    return rebuildAllCards(database.db).finally(() => database.close())
  }
  const answer = await ask(env.dataDir, 'rebuild-cards')
  if (answer?.startsWith('ok ')) return answer.slice(3)
  if (answer) throw new Error(answer)
  const control = await takeControl(env.dataDir, {})
  if (!control) throw new Error('Another process is using the data folder.')
  const database = await openDatabase({ log, directory: join(env.dataDir, 'db') })
  return rebuildAllCards(database.db).finally(async () => {
    await database.close()
    await control.close()
  })
}

process.stdout.write(`${await rebuild()}\n`)
