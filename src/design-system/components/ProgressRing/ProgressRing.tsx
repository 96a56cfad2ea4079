import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { duration } from '../../tokens/motion.ts'
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
    '& > svg': { aspectRatio: 1, rotate: '-90deg', fill: 'none' },
    '& .track': { stroke: theme.vars.palette.divider },
    '& .part': {
      stroke: theme.vars.palette.primary.main,
      strokeLinecap: 'round',
      transition: theme.transitions.create('stroke-dashoffset', { duration: duration.card }),
    },
    // The round end of nothing would be a dot.
    '& [aria-valuenow="0"] .part': { visibility: 'hidden' },
    '& .middle': { ...theme.typography.body2, lineHeight: 1.2, fontWeight: 600, textAlign: 'center' },
    '&[data-size="l"] .middle': { ...theme.typography.h2, lineHeight: 1.2 },
  })),
)

/** The width of the picture in its own units. */
const BOX = 100
const stroke = BOX * playSize.ringStroke
const circle = { cx: BOX / 2, cy: BOX / 2, r: (BOX - stroke) / 2, strokeWidth: stroke }

/** How far a goal is, as a ring. */
export function ProgressRing({ value, label, size = 'm', children }: ProgressRingProps) {
  const percent = Math.round(100 * Math.min(1, Math.max(0, value)))
  return (
    <Root data-size={size}>
      <svg
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        style={{ width: playSize.ring[size] }}
        viewBox={`0 0 ${BOX} ${BOX}`}
      >
        <circle className="track" {...circle} />
        <circle className="part" {...circle} pathLength={100} strokeDasharray={100} strokeDashoffset={100 - percent} />
      </svg>
      {children !== undefined && (
        <span className="middle" aria-hidden>
          {children}
        </span>
      )}
    </Root>
  )
}
