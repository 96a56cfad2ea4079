import type { ReactNode } from 'react'
import { Text } from './Text.tsx'

export interface BulletListProps {
  /** `li` elements. */
  children: ReactNode
  /** Numbers in place of bullets, where the order counts. */
  ordered?: boolean
  /** `textPrimary` where nothing else is said. */
  color?: 'textPrimary' | 'textSecondary'
  /** `body2` beside what is more important. */
  variant?: 'body1' | 'body2'
  /** Steps between two lines. */
  spacing?: number
  /** `check` in place of bullets, for what is there now. */
  marks?: 'bullet' | 'check'
}

const checkMarks = { listStyleType: '"✓"', '& > li': { pl: 2 }, '& > li::marker': { color: 'primary.main' } }

/** Short lines that belong together, in muted text unless `color` says otherwise. */
export function BulletList(props: BulletListProps) {
  const { children, ordered = false, color = 'textSecondary', variant = 'body1', spacing = 0, marks = 'bullet' } = props
  return (
    <Text
      component={ordered ? 'ol' : 'ul'}
      variant={variant}
      color={color}
      sx={{ pl: 5, display: 'grid', gap: spacing, ...(marks === 'check' && checkMarks) }}
    >
      {children}
    </Text>
  )
}
