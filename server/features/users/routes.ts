import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/bind.ts'
import { readUser, updateUser } from './service.ts'
import { readStats } from './stats.ts'

export const userHandlers = (deps: Deps): Pick<Handlers, 'getUser' | 'updateUser' | 'getStats'> => ({
  getUser: (_, { session }) => readUser(deps, session),
  updateUser: ({ body }, { session }) =>
    updateUser(deps, session, {
      onboardingCompleted: body.onboarding_completed,
      uiLanguage: body.ui_language,
      meaningsIn: body.meanings_in,
      timeZone: body.time_zone,
    }),
  getStats: (_, { session }) => readStats(deps, session),
})
