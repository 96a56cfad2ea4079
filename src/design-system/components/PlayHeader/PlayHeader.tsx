import { useLayoutEffect } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { X } from 'lucide-react'
import { appear } from '../../theme/keyframes.ts'
import { themed } from '../../theme/themed.ts'
import { duration, easing, reducedMotion } from '../../tokens/motion.ts'
import { playSize } from '../../tokens/play.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import { ComboMark, unroll } from './ComboMark.tsx'

export interface PlayHeaderProps {
  /** Steps done so far, and all of them; they may grow when a missed word comes back. Left out where nothing is counted yet. */
  progress?: { readonly done: number; readonly total: number; /** In words: '3 of 8 done'. */ readonly label: string }
  /** Right answers in a row, up to now. A leaf unrolls on the bar; from three on it is a bud, from eight on a flower. */
  combo?: number
  /** What the cross does: 'Leave'. */
  leaveLabel: string
  /** Called by the cross; ask before anything is lost. */
  onLeave: () => void
  /** More at the right end, such as the settings of the game. */
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
    '& .bar': { position: 'relative', flex: 1, minWidth: 0 },
    '& .combo': {
      position: 'absolute',
      bottom: '50%',
      left: 'calc(var(--done) * 100%)',
      width: playSize.leaf,
      height: playSize.leaf,
      marginLeft: `calc(${playSize.leaf} / -2)`,
      color: theme.vars.palette.primary.main,
      transformOrigin: '50% 100%',
      animation: `${unroll} ${duration.star}ms ${easing.land}`,
      pointerEvents: 'none',
      '& .blossom': { fill: theme.vars.palette.reward.fill, stroke: theme.vars.palette.reward.text },
    },
    [reducedMotion]: { '& .combo': { animation: `${appear} ${duration.tap}ms` } },
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
export function PlayHeader({ progress, combo = 0, leaveLabel, onLeave, children }: PlayHeaderProps) {
  const { done = 0, total = 0, label = '' } = progress ?? {}
  useLayoutEffect(() => {
    // For what lies over the page: the lower edge belongs to the answers.
    const { dataset } = document.documentElement
    dataset.playing = ''
    return () => {
      delete dataset.playing
    }
  }, [])
  const place: CSSProperties & Record<'--done', number> = { '--done': total > 0 ? Math.min(1, done / total) : 0 }
  return (
    <Root>
      <IconButton label={leaveLabel} onClick={onLeave}>
        <X />
      </IconButton>
      <div className="bar" style={place}>
        {progress && <ProgressBar label={label} value={done} max={total} />}
        {/* Anew for every right answer: that makes it unroll. */}
        {combo > 0 && <ComboMark key={combo} combo={combo} />}
      </div>
      {progress && (
        <span className="count" aria-hidden>
          {done}/{total}
        </span>
      )}
      {children}
    </Root>
  )
}
