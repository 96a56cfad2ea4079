import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { createPush } from './create-push.ts'
import { read, subscribe, unsubscribe } from './push.ts'

type PushHandlers = Pick<Handlers, 'getPush' | 'subscribePush' | 'unsubscribePush'>

export function pushHandlers(deps: Deps): PushHandlers {
  const push = createPush(deps)
  return {
    getPush: (_, call) => read(deps, push, call),
    subscribePush: ({ body }, call) => subscribe(deps, push, call, body),
    unsubscribePush: ({ params }, call) => unsubscribe(deps, push, call, params.id),
  }
}
