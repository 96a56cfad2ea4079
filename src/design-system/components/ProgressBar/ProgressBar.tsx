import { useId } from 'react'
import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'

export interface ProgressBarProps {
  /** What grows, with the numbers: "5 of 8 words". */
  label: string
  /** From 0 to `max`. */
  value: number
  /** The value of a full bar, above 0. */
  max: number
  /** When the words should be seen, not only read out. */
  showLabel?: boolean
  /** `reward` for points and stars, `primary` for everything else. */
  tone?: 'primary' | 'reward'
}

const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(1),
    width: '100%',
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
  })),
)

/** How much of something is done. */
export function ProgressBar({ label, value, max, showLabel, tone = 'primary' }: ProgressBarProps) {
  const labelId = useId()
  // Of nothing, nothing is done.
  const most = Math.max(max, 1)
  const name = showLabel ? { 'aria-labelledby': labelId } : { 'aria-label': label }
  return (
    <Root>
      {showLabel && <span id={labelId}>{label}</span>}
      <LinearProgress variant="determinate" data-tone={tone} value={Math.min(value, most)} max={most} {...name} />
    </Root>
  )
}
