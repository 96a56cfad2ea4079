/** `npm run admin -- grant|revoke <email>`: who may administer; `-- log`: what they did; `-- record-backup`: a backup was made in another way. While the server runs or not. */
import { administer } from '../features/admin/index.ts'
import { withDatabase } from './with-database.ts'
import { runCommand } from './run-command.ts'

const command = process.argv.slice(2).join(' ')
await runCommand(() => withDatabase(`admin ${command}`, ({ db }) => administer(db, command)))
