import { useId } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { radius } from '../../tokens/shape.ts'

export interface ProgressBarProps {
  /** What grows, with the numbers: "5 of 8 words". */
  label: string
  /** From 0 to `max`. */
  value: number
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

const Bar = styled('progress')(
  themed(({ theme }) => {
    const track = { borderRadius: radius.full, backgroundColor: theme.vars.palette.divider }
    const fill = { borderRadius: radius.full, backgroundColor: theme.vars.palette.primary.main }
    const reward = { backgroundColor: theme.vars.palette.reward.text }
    return {
      appearance: 'none',
      display: 'block',
      width: '100%',
      height: theme.spacing(2),
      border: 0,
      overflow: 'hidden',
      ...track,
      '&::-webkit-progress-bar': track,
      // No transition: a width lays the page out anew in each of its frames, and it grows with each typed letter.
      '&::-webkit-progress-value': fill,
      '&::-moz-progress-bar': fill,
      '&[data-tone="reward"]::-webkit-progress-value': reward,
      '&[data-tone="reward"]::-moz-progress-bar': reward,
    }
  }),
)

/** How much of something is done. */
export function ProgressBar({ label, value, max, showLabel, tone = 'primary' }: ProgressBarProps) {
  const labelId = useId()
  const name = showLabel ? { 'aria-labelledby': labelId } : { 'aria-label': label }
  return (
    <Root>
      {showLabel && <span id={labelId}>{label}</span>}
      <Bar data-tone={tone} value={value} max={max} {...name} />
    </Root>
  )
}
