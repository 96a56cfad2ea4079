import { keyframes, styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { reducedMotion } from '../../tokens/motion.ts'
import { size } from '../../tokens/space.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface SpinnerProps {
  /** What is being waited for, for screen readers; without it the words around must say so. */
  label?: string | undefined
  /** `large` when the spinner stands alone. */
  size?: 'small' | 'large'
}

/** Lengths of the ring in units of its picture, which is as wide as high: how thick it is, and how much of it is drawn. */
const [RING, ARC] = [44, '80 200']
const thickness = { small: 6.6, large: 3.3 }

const turn = keyframes`to { rotate: 360deg }`

const Ring = styled('svg')(
  themed(({ theme }) => ({
    display: 'block',
    width: size.icon,
    height: size.icon,
    fill: 'none',
    stroke: 'currentcolor',
    animation: `${turn} 1.4s linear infinite`,
    '&[data-size="large"]': {
      width: theme.spacing(10),
      height: theme.spacing(10),
      stroke: theme.vars.palette.primary.main,
    },
    '& > circle': { strokeDasharray: ARC, [reducedMotion]: { strokeDasharray: 'none' } },
  })),
)

/** A short wait with nothing to show yet. Where the shape is known, show a skeleton. */
export function Spinner({ label, size: look = 'small' }: SpinnerProps) {
  const stroke = thickness[look]
  return (
    <>
      <Ring data-part="spinner" data-size={look} viewBox={`0 0 ${RING} ${RING}`} aria-hidden="true">
        <circle cx={RING / 2} cy={RING / 2} r={(RING - stroke) / 2} strokeWidth={stroke} />
      </Ring>
      {label && <VisuallyHidden role="status">{label}</VisuallyHidden>}
    </>
  )
}
