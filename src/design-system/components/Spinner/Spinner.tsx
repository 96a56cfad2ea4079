import { keyframes, styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { reducedMotion } from '../../tokens/motion.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface SpinnerProps {
  /** What is being waited for, for screen readers; without it the words around must say so. */
  label?: string
  /** `large` when the spinner stands alone. */
  size?: 'small' | 'large'
}

const turn = keyframes`to { rotate: 1turn }`

const Ring = styled('span')(
  themed(({ theme }) => ({
    display: 'inline-block',
    width: size.icon,
    height: size.icon,
    border: `${size.focusRing} solid currentColor`,
    borderTopColor: 'transparent',
    borderRadius: radius.full,
    animation: `${turn} 0.9s linear infinite`,
    '&[data-size="large"]': {
      width: theme.spacing(10),
      height: theme.spacing(10),
      color: theme.vars.palette.primary.main,
    },
    [reducedMotion]: { animation: 'none', borderTopColor: 'currentColor', opacity: 0.6 },
  })),
)

/** A short wait with nothing to show yet. Where the shape is known, show a skeleton. */
export function Spinner({ label, size: ringSize = 'small' }: SpinnerProps) {
  return (
    <>
      <Ring data-size={ringSize} aria-hidden="true" />
      {label && <VisuallyHidden role="status">{label}</VisuallyHidden>}
    </>
  )
}
