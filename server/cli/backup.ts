/** `npm run backup`: one file with everything, while the server runs or not. */
import { backUp } from '../db/backup.ts'
import { readEnv } from '../env.ts'
import { reachData } from './reach.ts'

const answer = await reachData('backup', (database) => backUp(database, readEnv().dataDir, new Date()))
process.stdout.write(`${answer}\n`)
