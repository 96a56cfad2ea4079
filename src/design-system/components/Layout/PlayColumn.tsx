import MuiStack from '@mui/material/Stack'
import type { StackProps } from '@mui/material/Stack'
import { measure as measures } from '../../tokens/space.ts'

export interface PlayColumnProps extends Pick<StackProps, 'children' | 'spacing' | 'onTouchStart' | 'onTouchEnd'> {
  /** `card` for one word, `play` for a question with its answers. */
  measure?: 'card' | 'play'
  /** In the middle of the height that the window leaves: always, on desktops, or not at all. */
  middle?: 'always' | 'desktop'
  /** As high as the window leaves, for a PlayStage. */
  fill?: boolean
}

/** The one column of a screen that is played. */
export function PlayColumn({ measure = 'play', middle, fill, ...rest }: PlayColumnProps) {
  const marginBlock = middle === 'desktop' ? { md: 'auto' } : middle && 'auto'
  return (
    <MuiStack
      {...rest}
      sx={{
        width: '100%',
        maxWidth: measures[measure],
        marginInline: 'auto',
        marginBlock,
        ...(fill && { flexGrow: 1 }),
      }}
    />
  )
}
