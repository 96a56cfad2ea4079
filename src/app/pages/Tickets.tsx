import { TicketsScreen } from '#features/tickets'

/** /tickets. */
export function Tickets() {
  return <TicketsScreen kind="all" />
}
