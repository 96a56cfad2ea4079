import type { ReactNode } from 'react'
import { Text } from './Text.tsx'

export interface BulletListProps {
  /** `li` elements. */
  children: ReactNode
  /** Numbers in place of bullets, where the order counts. */
  ordered?: boolean
  /** `body2` beside what is more important. */
  variant?: 'body1' | 'body2'
  /** Steps between two lines. */
  spacing?: number
}

/** Short lines that belong together, in muted text. */
export function BulletList({ children, ordered = false, variant = 'body1', spacing = 0 }: BulletListProps) {
  return (
    <Text
      component={ordered ? 'ol' : 'ul'}
      variant={variant}
      color="textSecondary"
      sx={{ pl: 5, display: 'grid', gap: spacing }}
    >
      {children}
    </Text>
  )
}
