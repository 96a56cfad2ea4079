import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { X } from 'lucide-react'
import { duration, easing } from '../../tokens/motion.ts'
import { playSize } from '../../tokens/play.ts'
import { radius } from '../../tokens/shape.ts'
import { IconButton } from '../IconButton/IconButton.tsx'

export interface PlayHeaderProps {
  /** Questions done so far. */
  done: number
  /** Questions in all; it may grow when a missed word comes back. */
  total: number
  /** The same in words: '3 of 8 done'. */
  progressLabel: string
  /** What the cross does: 'Leave'. */
  leaveLabel: string
  /** Called by the cross; ask before anything is lost. */
  onLeave: () => void
  /** More at the right end, such as the points won. */
  children?: ReactNode
}

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  width: '100%',
  maxWidth: playSize.board,
  margin: '0 auto',
  '& .track': {
    flex: 1,
    height: playSize.track,
    borderRadius: radius.full,
    backgroundColor: theme.vars.palette.divider,
    overflow: 'hidden',
  },
  '& svg.fill': { display: 'block', width: '100%', height: '100%' },
  '& rect': {
    fill: theme.vars.palette.primary.main,
    transition: `width ${duration.card}ms ${easing.out}`,
  },
  '& .count': {
    ...theme.typography.body2,
    minWidth: '3.5ch',
    textAlign: 'right',
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
}))

/** The top of a run: leave, see how far it is, count. */
export function PlayHeader({ done, total, progressLabel, leaveLabel, onLeave, children }: PlayHeaderProps) {
  const share = total > 0 ? Math.min(1, Math.max(0, done / total)) : 0
  return (
    <Root>
      <IconButton label={leaveLabel} onClick={onLeave}>
        <X />
      </IconButton>
      <div
        className="track"
        role="progressbar"
        aria-label={progressLabel}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
      >
        <svg className="fill" aria-hidden>
          <rect width={`${100 * share}%`} height="100%" rx="1%" />
        </svg>
      </div>
      <span className="count" aria-hidden>
        {done}/{total}
      </span>
      {children}
    </Root>
  )
}
