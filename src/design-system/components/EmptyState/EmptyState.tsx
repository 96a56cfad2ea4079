import type { ReactNode } from 'react'
import { Sprout } from 'lucide-react'
import { Text } from '../Text/Text.tsx'
import { StateActions, StateFrame, StatePicture } from './StateFrame.ts'

export interface EmptyStateProps {
  /** What will be here. */
  title: string
  /** How it gets here. */
  children?: ReactNode
  /** One button that begins it. */
  action?: ReactNode
  /** A line icon of what will be here. */
  picture?: ReactNode
}

/** A place with nothing in it yet. */
export function EmptyState({ title, children, action, picture = <Sprout /> }: EmptyStateProps) {
  return (
    <StateFrame>
      <StatePicture aria-hidden="true">{picture}</StatePicture>
      <Text variant="h3" component="h2">
        {title}
      </Text>
      {children && <Text>{children}</Text>}
      <StateActions>{action}</StateActions>
    </StateFrame>
  )
}
