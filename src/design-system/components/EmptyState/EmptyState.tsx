import type { ReactNode } from 'react'
import { Character } from '../Character/Character.tsx'
import type { CharacterPose } from '../Character/Character.tsx'
import { Text } from '../Text/Text.tsx'
import { StateActions, StateFrame, StatePicture } from './StateFrame.ts'

export interface EmptyStateProps {
  /** What will be here. */
  title: string
  /** How it gets here. */
  children?: ReactNode
  /** One button that begins it. */
  action?: ReactNode
  /** A line icon of what will be here, in place of the character. */
  picture?: ReactNode
  /** What the character does there: it reads where something will be, thinks where a filter left nothing, cheers where all is done. */
  pose?: CharacterPose
}

/** A place with nothing in it yet. */
export function EmptyState({ title, children, action, picture, pose = 'read' }: EmptyStateProps) {
  return (
    <StateFrame>
      {picture === undefined ? <Character pose={pose} /> : <StatePicture aria-hidden="true">{picture}</StatePicture>}
      <Text variant="h3" component="h2">
        {title}
      </Text>
      {children && <Text>{children}</Text>}
      <StateActions>{action}</StateActions>
    </StateFrame>
  )
}
