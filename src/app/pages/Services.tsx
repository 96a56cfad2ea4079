import { TicketsScreen } from '#features/tickets'

/** /services. */
export function Services() {
  return <TicketsScreen kind="service" />
}
