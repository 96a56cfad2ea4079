import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { createMail } from '../outbox/index.ts'
import * as tickets from './tickets.ts'

type TicketHandlers = Pick<
  Handlers,
  'createTicket' | 'listTickets' | 'getTicket' | 'replyTicket' | 'adminListTickets' | 'answerTicket' | 'closeTicket'
>

export function ticketHandlers(deps: Deps): TicketHandlers {
  const mail = createMail(deps.env)
  return {
    createTicket: ({ body }, { session }) => tickets.open(deps, session, body),
    listTickets: (_, { session }) => tickets.list(deps, session),
    getTicket: ({ params }, { session }) => tickets.readOwn(deps.db, session, params.id),
    replyTicket: ({ params, body }, { session }) => tickets.reply(deps, session, params.id, body),
    adminListTickets: ({ query }) => tickets.listForAdmin(deps, query),
    answerTicket: ({ params, body }, { session }) => tickets.answer(deps, mail, session, params.id, body),
    closeTicket: ({ params }, { session }) => tickets.close(deps, session, params.id),
  }
}
