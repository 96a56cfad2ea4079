import { routes } from '#contract/routes'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { unsubscribe } from './unsubscribe.ts'

type DigestHandlers = Pick<Handlers, 'showUnsubscribe' | 'unsubscribeDigest'>

export function digestHandlers(deps: Deps): DigestHandlers {
  return {
    showUnsubscribe: ({ params }) =>
      new Response(null, { status: 302, headers: { Location: routes.unsubscribe({ token: params.token }) } }),
    unsubscribeDigest: ({ params }) => unsubscribe(deps, params.token),
  }
}
