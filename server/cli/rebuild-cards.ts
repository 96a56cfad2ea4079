/** `npm run rebuild-cards`: builds every card again from the log of answers, while the server runs or not. */
import { rebuildAllCards } from '../features/answers/service.ts'
import { reachData } from './reach.ts'
import { runCommand } from './run-command.ts'

await runCommand(() => reachData('rebuild-cards', ({ db }) => rebuildAllCards(db)))
