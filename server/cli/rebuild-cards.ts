/** `npm run rebuild-cards`: builds every card again from the log of answers, while the server runs or not. */
import { rebuildAllCards } from '../features/answers/index.ts'
import { withDatabase } from './with-database.ts'
import { runCommand } from './run-command.ts'

await runCommand(() => withDatabase('rebuild-cards', ({ db }) => rebuildAllCards(db)))
