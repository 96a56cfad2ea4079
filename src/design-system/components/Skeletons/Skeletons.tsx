import { keyframes, styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { radius } from '../../tokens/shape.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface SkeletonsProps {
  /** What is on its way, for screen readers. */
  label: string
  /** `text` lines, `cards` in the grid of the screen, `tiles` for figures, `list` of rows. */
  shape?: 'text' | 'cards' | 'tiles' | 'list'
  /** How many will come, as far as is known. */
  count?: number
}

const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(4),
    '&[data-shape="text"]': { gap: theme.spacing(3) },
    '&[data-shape="cards"]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))' },
    '&[data-shape="tiles"]': { gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' },
    '&[data-shape="list"]': { gap: theme.spacing(2) },
  })),
)

const pulse = keyframes`50% { opacity: 0.4 }`

const Bone = styled('div')(
  themed(({ theme }) => ({
    borderRadius: radius.card,
    backgroundColor: theme.vars.palette.divider,
    animation: `${pulse} 2s ease-in-out 0.5s infinite`,
    '[data-shape="text"] > &': {
      height: '1rem',
      borderRadius: radius.control,
      '&:last-of-type': { width: '60%' },
    },
    '[data-shape="cards"] > &': { height: '11rem' },
    '[data-shape="tiles"] > &': { height: '6.5rem' },
    '[data-shape="list"] > &': { height: theme.spacing(16) },
  })),
)

/** The shape of what is on its way, so that nothing moves when it comes. */
export function Skeletons({ label, shape = 'text', count = 3 }: SkeletonsProps) {
  return (
    <Root data-shape={shape} data-part="loading" role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <Bone key={index} aria-hidden="true" />
      ))}
    </Root>
  )
}
