import type { ComponentPropsWithoutRef } from 'react'
import { measure as measures } from '../../tokens/space.ts'
import type { Responsive } from './Layout.tsx'
import { LayoutRoot } from './LayoutRoot.ts'

export interface PlayColumnProps extends Pick<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'onTouchStart' | 'onTouchEnd'
> {
  /** The distance between neighbours in steps of 4 px. */
  spacing?: Responsive<number>
  /** `card` for one word, `play` for a question with its answers. */
  measure?: 'card' | 'play'
  /** In the middle of the height that the window leaves: always, on desktops, or not at all. */
  middle?: 'always' | 'desktop'
  /** As high as the window leaves, for a PlayStage. */
  fill?: boolean
}

/** The one column of a screen that is played. */
export function PlayColumn({ measure = 'play', middle, fill, spacing, ...rest }: PlayColumnProps) {
  const marginBlock = middle === 'desktop' ? { md: 'auto' } : middle && 'auto'
  return (
    <LayoutRoot
      {...rest}
      ownerState={{
        display: 'flex',
        flexDirection: 'column',
        gap: spacing,
        width: '100%',
        maxWidth: measures[measure],
        marginInline: 'auto',
        marginBlock,
        ...(fill && { flexGrow: 1 }),
      }}
    />
  )
}
