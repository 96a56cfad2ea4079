import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { countUnread, deleteMessage, list, listPage, markRead, open, read, send } from './chat.ts'

type ChatHandlers = Pick<
  Handlers,
  | 'listConversations'
  | 'countUnread'
  | 'openConversation'
  | 'getConversation'
  | 'listMessages'
  | 'sendMessage'
  | 'markRead'
  | 'deleteMessage'
>

export function chatHandlers(deps: Deps): ChatHandlers {
  return {
    listConversations: ({ query }, { session }) => list(deps, session, query),
    countUnread: (_, { session }) => countUnread(deps, session),
    openConversation: ({ body }, { session }) => open(deps, session, body.with),
    getConversation: ({ params }, { session }) => read(deps, session, params.id),
    listMessages: ({ params, query }, { session }) => listPage(deps, session, params.id, query),
    sendMessage: ({ params, body }, { session }) => send(deps, session, params.id, body),
    markRead: ({ params, body }, { session }) => markRead(deps, session, params.id, body.seq),
    deleteMessage: ({ params, query }, { session }) =>
      deleteMessage(deps, session, params.id, Number(query.seq), query.for),
  }
}
