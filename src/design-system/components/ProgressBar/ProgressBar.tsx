import { useId } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { forcedColors } from '../../tokens/color.ts'
import { duration } from '../../tokens/motion.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'

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

const Track = styled('div')(
  themed(({ theme }) => ({
    position: 'relative',
    height: theme.spacing(2),
    borderRadius: radius.full,
    backgroundColor: theme.vars.palette.divider,
    overflow: 'hidden',
    '@media print': { printColorAdjust: 'exact' },
    '& > div': {
      height: '100%',
      borderRadius: 'inherit',
      backgroundColor: theme.vars.palette.primary.main,
      transition: theme.transitions.create('transform', { duration: duration.card }),
    },
    '&[data-tone="reward"] > div': { backgroundColor: theme.vars.palette.reward.text },
    [forcedColors]: {
      outline: `${size.hairline} solid CanvasText`,
      '& > div, &[data-tone] > div': { forcedColorAdjust: 'none', backgroundColor: 'SelectedItem' },
    },
  })),
)

/** How much of something is done. */
export function ProgressBar({ label, value, max, showLabel, tone = 'primary' }: ProgressBarProps) {
  const labelId = useId()
  // Of nothing, nothing is done.
  const most = Math.max(max, 1)
  const now = Math.min(value, most)
  const name = showLabel ? { 'aria-labelledby': labelId } : { 'aria-label': label }
  return (
    <Root>
      {showLabel && <span id={labelId}>{label}</span>}
      <Track role="progressbar" data-tone={tone} aria-valuenow={now} aria-valuemin={0} aria-valuemax={most} {...name}>
        <div style={{ transform: `translateX(${(100 * now) / most - 100}%)` }} />
      </Track>
    </Root>
  )
}
