import { TicketsScreen } from '#features/tickets'

/** /feedback. */
export function Feedback() {
  return <TicketsScreen kind="feedback" />
}
