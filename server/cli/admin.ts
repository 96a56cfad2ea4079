/** `npm run admin -- grant|revoke <email>`: who may administer; `-- log`: what they did. While the server runs or not. */
import { administer } from '../features/users/service.ts'
import { reachData } from './reach.ts'

const command = process.argv.slice(2).join(' ')
try {
  process.stdout.write(`${await reachData(`admin ${command}`, ({ db }) => administer(db, command))}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : 'It could not be done.'}\n`)
  process.exitCode = 1
}
