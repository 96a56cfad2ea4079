import type { Language } from '#contract/locales'
import { statusTexts } from '../status.ts'
import type { Status } from '../status.ts'

interface StatusBadgeProps {
  status: Status
  language: Language
}

/** How far a component can be relied on. */
export function StatusBadge({ status, language }: StatusBadgeProps) {
  return (
    <span className="docs-badge" data-status={status}>
      {statusTexts[status][language]}
    </span>
  )
}
