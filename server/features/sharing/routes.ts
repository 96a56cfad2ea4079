import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import type { Catalogue } from '../challenges/index.ts'
import { share } from './sharing.ts'

export function sharingHandlers(deps: Deps, catalogue: Catalogue): Pick<Handlers, 'shareThing'> {
  return {
    shareThing: ({ params, body }, { session, language }) =>
      share(deps, catalogue, session, { params, body, language }),
  }
}
