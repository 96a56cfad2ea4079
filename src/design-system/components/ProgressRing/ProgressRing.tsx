import type { ReactNode } from 'react'
import CircularProgress from '@mui/material/CircularProgress'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { playSize } from '../../tokens/play.ts'

export interface ProgressRingProps {
  /** How much is done, 0 to 1; more counts as 1. */
  value: number
  /** What is measured, with its figures: 'This week: 32 of 50 words'. */
  label: string
  /** `s` in lists, `m` on tiles, `l` alone on a card. */
  size?: 's' | 'm' | 'l'
  /** The figure in the middle; screen readers hear `label` instead. */
  children?: ReactNode
}

const Root = styled('span')(
  themed(({ theme }) => ({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    '& > *': { gridArea: '1 / 1' },
    '& .middle': { ...theme.typography.body2, lineHeight: 1.2, fontWeight: 600, textAlign: 'center' },
    '&[data-size="l"] .middle': { ...theme.typography.h2, lineHeight: 1.2 },
  })),
)

/** How far a goal is, as a ring. */
export function ProgressRing({ value, label, size = 'm', children }: ProgressRingProps) {
  const percent = Math.round(100 * Math.min(1, Math.max(0, value)))
  return (
    <Root data-size={size}>
      <CircularProgress
        variant="determinate"
        enableTrackSlot
        aria-label={label}
        value={percent}
        size={playSize.ring[size]}
        thickness={playSize.ringStroke}
      />
      {children !== undefined && (
        <span className="middle" aria-hidden>
          {children}
        </span>
      )}
    </Root>
  )
}
