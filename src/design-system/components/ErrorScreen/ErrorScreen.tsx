import type { ReactNode } from 'react'
import { CloudRain } from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import { StateActions, StateFrame, StatePicture } from '../EmptyState/StateFrame.ts'
import { Text } from '../Text/Text.tsx'

export interface ErrorScreenProps {
  /** "Something went wrong". */
  title: string
  /** What can be done, and what is safe. */
  children?: ReactNode
  /** Tries again in place. */
  retryLabel: string
  onRetry: () => void
  /** The way home; left out where only a part of a screen failed, which has its primary button elsewhere. */
  home?: { label: string; to: string }
}

/** A screen, or a part of one, that could not be shown. */
export function ErrorScreen({ title, children, retryLabel, onRetry, home }: ErrorScreenProps) {
  return (
    <StateFrame role="alert">
      <StatePicture data-tone="error" aria-hidden="true">
        <CloudRain />
      </StatePicture>
      <Text variant="h3" component="h2">
        {title}
      </Text>
      {children && <Text>{children}</Text>}
      <StateActions>
        <Button variant={home ? 'primary' : 'secondary'} onClick={onRetry}>
          {retryLabel}
        </Button>
        {home && (
          <Button variant="secondary" to={home.to}>
            {home.label}
          </Button>
        )}
      </StateActions>
    </StateFrame>
  )
}
