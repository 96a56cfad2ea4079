import { TicketScreen } from '#features/tickets'

/** /tickets/{id}. */
export function Ticket() {
  return <TicketScreen />
}
