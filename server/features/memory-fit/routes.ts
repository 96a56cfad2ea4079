import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { readMemoryFit } from './read-fit.ts'

export const memoryFitHandlers = (deps: Deps): Pick<Handlers, 'getMemoryFit'> => ({
  getMemoryFit: (_, { session }) => readMemoryFit(deps, session),
})
