import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import {
  blockOther,
  countUnread,
  deleteMessage,
  list,
  listPage,
  markRead,
  open,
  read,
  send,
  setMuted,
  view,
} from './chat.ts'
import { decideReport, listReports, readReport, report, reportAsking } from './reports.ts'

type ChatHandlers = Pick<
  Handlers,
  | 'listConversations'
  | 'countUnread'
  | 'openConversation'
  | 'getConversation'
  | 'listMessages'
  | 'sendMessage'
  | 'markRead'
  | 'viewConversation'
  | 'muteConversation'
  | 'blockOther'
  | 'deleteMessage'
  | 'reportChat'
  | 'reportRequest'
  | 'adminListChatReports'
  | 'adminReadChatReport'
  | 'decideChatReport'
>

export function chatHandlers(deps: Deps): ChatHandlers {
  return {
    listConversations: ({ query }, { session }) => list(deps, session, query),
    countUnread: async (_, { session }) => ({ messages: await countUnread(deps.db, session.userId) }),
    openConversation: ({ body }, { session }) => open(deps, session, body.with),
    getConversation: ({ params }, { session }) => read(deps, session, params.id),
    listMessages: ({ params, query }, { session }) => listPage(deps, session, params.id, query),
    sendMessage: ({ params, body }, { session }) => send(deps, session, params.id, body),
    markRead: ({ params, body }, { session }) => markRead(deps, session, params.id, body.seq),
    viewConversation: ({ params, body }, { session }) => view(deps, session, params.id, body.shown),
    muteConversation: ({ params, body }, { session }) => setMuted(deps, session, params.id, body.muted),
    blockOther: ({ params, body }, { session }) => blockOther(deps, session, params.id, body.blocked),
    deleteMessage: ({ params, query }, { session }) =>
      deleteMessage(deps, session, params.id, Number(query.seq), query.for),
    reportChat: ({ params, body }, { session }) => report(deps, session, params.id, body),
    reportRequest: ({ params, body }, { session }) => reportAsking(deps, session, params.id, body),
    adminListChatReports: ({ query }) => listReports(deps, query),
    adminReadChatReport: ({ params }, { session }) => readReport(deps, session, params.id),
    decideChatReport: ({ params, body }, { session }) => decideReport(deps, session, params.id, body),
  }
}
