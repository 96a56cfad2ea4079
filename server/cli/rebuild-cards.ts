/** `npm run rebuild-cards`: builds every card again from the log of answers, while the server runs or not. */
import { rebuildAllCards } from '../features/answers/service.ts'
import { reachData } from './reach.ts'

process.stdout.write(`${await reachData('rebuild-cards', ({ db }) => rebuildAllCards(db))}\n`)
