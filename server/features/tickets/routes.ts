import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { createFiles } from '../../providers/files/create-files.ts'
import { createMail } from '../outbox/index.ts'
import { attachScreenshot, readOwnScreenshot, readScreenshot } from './screenshots.ts'
import * as tickets from './tickets.ts'

type TicketHandlers = Pick<
  Handlers,
  | 'createTicket'
  | 'listTickets'
  | 'getTicket'
  | 'readTicket'
  | 'replyTicket'
  | 'attachScreenshot'
  | 'getScreenshot'
  | 'adminListTickets'
  | 'adminGetScreenshot'
  | 'answerTicket'
  | 'closeTicket'
>

export function ticketHandlers(deps: Deps): TicketHandlers {
  const mail = createMail(deps.env)
  const files = createFiles(deps.env)
  return {
    createTicket: ({ body }, { session }) => tickets.open(deps, session, body),
    listTickets: (_, { session }) => tickets.list(deps, session),
    getTicket: ({ params }, { session }) => tickets.readOwn(deps.db, session, params.id),
    readTicket: ({ params }, { session }) => tickets.markRead(deps, session, params.id),
    replyTicket: ({ params, body }, { session }) => tickets.reply(deps, session, params.id, body),
    attachScreenshot: ({ query, file }, { session }) => attachScreenshot(deps, files, session, query.ticket, file),
    getScreenshot: ({ params }, { session }) => readOwnScreenshot(deps, files, session, params.id),
    adminGetScreenshot: ({ params }) => readScreenshot(deps, files, params.id),
    adminListTickets: ({ query }) => tickets.listForAdmin(deps, query),
    answerTicket: ({ params, body }, { session }) => tickets.answer(deps, mail, session, params.id, body),
    closeTicket: ({ params }, { session }) => tickets.close(deps, session, params.id),
  }
}
