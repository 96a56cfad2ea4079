import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import type { LexiconSource } from '../words/index.ts'
import { judgeAttempt } from './judge-attempt.ts'
import { judgePair } from './judge-pair.ts'

export const speechHandlers = (deps: Deps, source: LexiconSource): Pick<Handlers, 'judgeAttempt' | 'judgePair'> => ({
  judgeAttempt: ({ query, file }, { session }) => judgeAttempt(deps, source, session, { query, file }),
  judgePair: ({ query, file }) => judgePair(deps, source, { query, file }),
})
