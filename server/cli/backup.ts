/** `npm run backup`: one file with everything, and its copy in the bucket, while the server runs or not. */
import { makeBackup } from '../backups/make-backup.ts'
import { readEnv } from '../env.ts'
import { withDatabase } from './with-database.ts'
import { runCommand } from './run-command.ts'

await runCommand(() => withDatabase('backup', (database) => makeBackup(database, readEnv(), new Date())))
