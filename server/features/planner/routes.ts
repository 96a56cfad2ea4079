import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { listLists } from './word-lists.store.ts'
import { readPlan, savePlan } from './read-plan.ts'
import { deletePlanRow } from './planner.store.ts'

type PlannerHandlers = Pick<Handlers, 'getExamPlan' | 'saveExamPlan' | 'deleteExamPlan' | 'listWordLists'>

export function plannerHandlers(deps: Deps): PlannerHandlers {
  return {
    getExamPlan: (_, { session }) => readPlan(deps, session),
    saveExamPlan: ({ body }, { session }) => savePlan(deps, session, body),
    deleteExamPlan: async (_, { session }) => {
      await deletePlanRow(deps.db, session.userId)
    },
    listWordLists: async (_, { session }) => ({ lists: await listLists(deps.db, session.userId) }),
  }
}
