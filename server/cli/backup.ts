/** `npm run backup`: one file with everything, while the server runs or not. */
import { backUp } from '../db/backup.ts'
import { readEnv } from '../env.ts'
import { withDatabase } from './with-database.ts'
import { runCommand } from './run-command.ts'

await runCommand(() => withDatabase('backup', (database) => backUp(database, readEnv(), new Date())))
