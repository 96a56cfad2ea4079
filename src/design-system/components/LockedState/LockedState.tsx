import type { ReactNode } from 'react'
import { Lock } from 'lucide-react'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import { StateActions, StateFrame, StatePicture } from '../EmptyState/StateFrame.ts'
import { Text } from '../Text/Text.tsx'

export interface LockedStateProps {
  /** What is locked. */
  title: string
  /** What opens it. */
  children: ReactNode
  /** How far it is. */
  progress?: { label: string; value: number; max: number }
  /** The next step towards it. */
  action?: ReactNode
}

/** A place that is not open yet: says what opens it and how far that is. */
export function LockedState({ title, children, progress, action }: LockedStateProps) {
  return (
    <StateFrame>
      <StatePicture data-tone="reward" aria-hidden="true">
        <Lock />
      </StatePicture>
      <Text variant="h3" component="h2">
        {title}
      </Text>
      <Text>{children}</Text>
      {progress && <ProgressBar {...progress} showLabel />}
      <StateActions>{action}</StateActions>
    </StateFrame>
  )
}
