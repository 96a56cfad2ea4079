import { TicketsScreen } from '#features/tickets'

/** /tickets. */
export function Tickets() {
  return <TicketsScreen kind="all" />
}

/** /feedback. */
export function Feedback() {
  return <TicketsScreen kind="feedback" />
}

/** /services. */
export function Services() {
  return <TicketsScreen kind="service" />
}
