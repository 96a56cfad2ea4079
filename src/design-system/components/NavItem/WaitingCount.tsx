import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Count } from './parts.ts'

interface WaitingCountProps {
  /** 0 shows nothing. */
  count: number
  /** The same in words, for screen readers. */
  label?: string
}

/** How much waits behind an entry of the navigation, to 99+. */
export function WaitingCount({ count, label }: WaitingCountProps) {
  if (count <= 0) return null
  return (
    <Count data-count="">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </Count>
  )
}
