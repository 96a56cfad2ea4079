import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { X } from 'lucide-react'
import { themed } from '../../theme/themed.ts'
import { playSize } from '../../tokens/play.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'

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

const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(3),
    width: '100%',
    maxWidth: playSize.board,
    margin: '0 auto',
    '& .bar': { flex: 1, minWidth: 0 },
    '& .count': {
      ...theme.typography.body2,
      minWidth: '3.5ch',
      textAlign: 'right',
      color: theme.vars.palette.text.secondary,
      fontVariantNumeric: 'tabular-nums',
    },
  })),
)

/** The top of a run: leave, see how far it is, count. */
export function PlayHeader({ done, total, progressLabel, leaveLabel, onLeave, children }: PlayHeaderProps) {
  return (
    <Root>
      <IconButton label={leaveLabel} onClick={onLeave}>
        <X />
      </IconButton>
      <div className="bar">
        <ProgressBar label={progressLabel} value={done} max={total} />
      </div>
      <span className="count" aria-hidden>
        {done}/{total}
      </span>
      {children}
    </Root>
  )
}
