import { TicketsScreen } from '#features/tickets'
import { AppLink } from '../AppLink.tsx'

/** /tickets. */
export function Tickets() {
  return <TicketsScreen kind="all" LinkComponent={AppLink} />
}

/** /feedback. */
export function Feedback() {
  return <TicketsScreen kind="feedback" LinkComponent={AppLink} />
}

/** /services. */
export function Services() {
  return <TicketsScreen kind="service" LinkComponent={AppLink} />
}
