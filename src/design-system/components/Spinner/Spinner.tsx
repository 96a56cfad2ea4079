import CircularProgress from '@mui/material/CircularProgress'
import { size } from '../../tokens/space.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface SpinnerProps {
  /** What is being waited for, for screen readers; without it the words around must say so. */
  label?: string
  /** `large` when the spinner stands alone. */
  size?: 'small' | 'large'
}

const looks = {
  small: { size: size.icon, thickness: 6.6, color: 'inherit' },
  large: { thickness: 3.3, color: 'primary' },
} as const

/** A short wait with nothing to show yet. Where the shape is known, show a skeleton. */
export function Spinner({ label, size: look = 'small' }: SpinnerProps) {
  return (
    <>
      <CircularProgress disableShrink aria-hidden="true" {...looks[look]} />
      {label && <VisuallyHidden role="status">{label}</VisuallyHidden>}
    </>
  )
}
