import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { readOnReplica } from '../../http/replica-reads.ts'
import { takeAnswers } from './answering.ts'
import type { Catalogue } from './catalogue.ts'
import { listFinished } from './finished-runs.ts'
import { listCategories, readLevels } from './levels.ts'
import { finish, read, start } from './runs.ts'

type ChallengeHandlers = Pick<
  Handlers,
  'listChallenges' | 'getLevels' | 'listRuns' | 'startRun' | 'getRun' | 'answerRun' | 'finishRun'
>

export function challengeHandlers(deps: Deps, catalogue: Catalogue): ChallengeHandlers {
  return {
    listChallenges: async (_, call) => ({
      categories: await readOnReplica(deps, call, (db) => listCategories(db, catalogue, call.session)),
    }),
    getLevels: ({ params, query }, call) =>
      readOnReplica(deps, call, (db) =>
        readLevels(db, catalogue, call.session, {
          category: params.category,
          sub: query.sub ?? null,
          difficulty: query.difficulty,
        }),
      ),
    listRuns: (_, { session }) => listFinished(deps, catalogue, session),
    startRun: ({ body }, { session }) => start(deps, catalogue, session, body),
    getRun: ({ params }, { session }) => read(deps, catalogue, session, params.id),
    answerRun: ({ params, body }, { session }) => takeAnswers(deps, session, params.id, body.answers),
    finishRun: ({ params }, { session }) => finish(deps, catalogue, session, params.id),
  }
}
