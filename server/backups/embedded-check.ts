/**
 * Child program of restored-copy.ts: restores a backup of the embedded database into a new folder and looks into it. Here, because an embedded database
 * never gives its memory back. Arguments: the backup, the folder. It sends the facts, or the outcome and a reason, and ends with its parent.
 */
import { openAsBlob } from 'node:fs'
import { openDatabase } from '../db/open-database.ts'
import { createLog } from '../log.ts'
import { BackupCheckError } from './check-outcome.ts'
import { inspectCopy } from './inspect-copy.store.ts'

const [backup = '', directory = ''] = process.argv.slice(2)
if (!process.send) throw new Error('This program is started by restored-copy.ts.')
process.on('disconnect', () => process.exit(1))

const answer = await look().catch((error: unknown) => ({
  outcome: error instanceof BackupCheckError ? error.outcome : ('not_restored' as const),
  reason: error instanceof Error ? error.message : 'It failed.',
}))
process.send(answer, undefined, {}, () => process.exit(0))

async function look() {
  const database = await openDatabase({ log: createLog('silent'), directory, load: await openAsBlob(backup) })
  return inspectCopy(database.db, () => database.migrate()).finally(() => database.close())
}
