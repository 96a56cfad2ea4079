import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { congratulate, congratulatedToday } from './congratulations.ts'
import { readDuel } from './duels.ts'
import { create, join, leave, readGoals } from './goals.ts'

type TogetherHandlers = Pick<
  Handlers,
  'getTogether' | 'createGoal' | 'joinGoal' | 'leaveGoal' | 'congratulate' | 'getDuel'
>

export function togetherHandlers(deps: Deps): TogetherHandlers {
  return {
    async getTogether(_, { session }) {
      const at = deps.now()
      return {
        goals: await readGoals(deps.db, session.userId, at),
        congratulated: await congratulatedToday(deps.db, session, at),
      }
    },
    createGoal: ({ body }, { session }) => create(deps, session, body),
    joinGoal: ({ params }, { session }) => join(deps, session, params.id),
    leaveGoal: ({ params }, { session }) => leave(deps, session, params.id),
    congratulate: ({ body }, { session }) => congratulate(deps, session, body.to),
    getDuel: ({ params }, { session }) => readDuel(deps, session, params.id),
  }
}
