import { OutboxScreen } from '#features/outbox'

/** /dev/outbox, in the demo only. */
export function Outbox() {
  return <OutboxScreen />
}
