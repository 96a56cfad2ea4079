import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { list, readOne, readUntil } from './notifications.ts'

type NotificationHandlers = Pick<Handlers, 'listNotifications' | 'readNotification' | 'readNotifications'>

export function notificationHandlers(deps: Deps): NotificationHandlers {
  return {
    listNotifications: ({ query }, { session }) => list(deps, session, query.cursor),
    readNotification: ({ params }, { session }) => readOne(deps, session, params.id),
    readNotifications: ({ body }, { session }) => readUntil(deps, session, body.until),
  }
}
