import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { duration, easing } from '../../tokens/motion.ts'
import { playSize } from '../../tokens/play.ts'

export interface ProgressRingProps {
  /** How much is done, 0 to 1; more counts as 1. */
  value: number
  /** What is measured, with its figures: 'This week: 32 of 50 words'. */
  label: string
  /** `s` in lists, `m` on tiles, `l` alone on a card. */
  size?: keyof typeof playSize.ring
  /** The figure in the middle; screen readers hear `label` instead. */
  children?: ReactNode
}

const Root = styled('span')(
  themed(({ theme }) => ({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: playSize.ring.m,
    height: playSize.ring.m,
    '&[data-size="s"]': { width: playSize.ring.s, height: playSize.ring.s },
    '&[data-size="l"]': { width: playSize.ring.l, height: playSize.ring.l },
    '& > *': { gridArea: '1 / 1' },
    '& svg': { width: '100%', height: '100%', transform: 'rotate(-90deg)' },
    '& circle': { fill: 'none', strokeWidth: playSize.ringStroke, stroke: theme.vars.palette.divider },
    '& .done': {
      stroke: theme.vars.palette.primary.main,
      strokeLinecap: 'round',
      transition: `stroke-dashoffset ${duration.sheet}ms ${easing.out}`,
    },
    '& .middle': { ...theme.typography.body2, lineHeight: 1.2, fontWeight: 600, textAlign: 'center' },
    '&[data-size="l"] .middle': { ...theme.typography.h2, lineHeight: 1.2 },
  })),
)

/** How far a goal is, as a ring. */
export function ProgressRing({ value, label, size = 'm', children }: ProgressRingProps) {
  const share = Math.min(1, Math.max(0, value))
  const radius = 50 - playSize.ringStroke / 2
  return (
    <Root
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      data-size={size}
    >
      <svg viewBox="0 0 100 100" aria-hidden>
        <circle cx={50} cy={50} r={radius} />
        {share > 0 && (
          <circle
            className="done"
            cx={50}
            cy={50}
            r={radius}
            pathLength={100}
            strokeDasharray={100}
            strokeDashoffset={100 * (1 - share)}
          />
        )}
      </svg>
      {children !== undefined && (
        <span className="middle" aria-hidden>
          {children}
        </span>
      )}
    </Root>
  )
}
