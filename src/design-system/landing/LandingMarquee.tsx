import { useState } from 'react'
import { Pause, Play } from 'lucide-react'
import { keyframes, styled } from '@mui/material/styles'
import { IconButton } from '../components/IconButton/IconButton.tsx'
import { PictureTile } from '../components/PictureTile/PictureTile.tsx'
import type { PictureTint } from '../tokens/color.ts'
import { reducedMotion } from '../tokens/motion.ts'
import { themed } from '../theme/themed.ts'

export interface LandingMarqueeProps {
  /** What the pictures are, for screen readers. */
  label: string
  /** Said of the button: 'Stop the pictures' and 'Let them move'. */
  pauseLabel: string
  playLabel: string
  /** As wide as the page together, so that two rounds never show a gap. */
  pictures: readonly { word: string; picture: string; tint: PictureTint }[]
}

/** Seconds for one round. */
const ROUND = 40

const pass = /* @__PURE__ */ keyframes({ to: { transform: 'translateX(-50%)' } })

const Frame = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    '& > .window': { flex: 1, minWidth: 0, overflow: 'hidden' },
    '& .track': { display: 'flex', width: 'max-content', animation: `${pass} ${ROUND}s linear infinite` },
    '&:hover .track, &:focus-within .track, &[data-paused] .track': { animationPlayState: 'paused' },
    '& ul': { display: 'flex', margin: 0, padding: 0, listStyle: 'none' },
    '& li': {
      ...theme.typography.body2,
      display: 'grid',
      justifyItems: 'center',
      gap: theme.spacing(1),
      paddingInlineEnd: theme.spacing(8),
    },
    // Nothing moves: one round, in lines.
    [reducedMotion]: {
      '& .track': { width: 'auto', animation: 'none' },
      '& .track > [aria-hidden], & > button': { display: 'none' },
      '& ul': { flexWrap: 'wrap', justifyContent: 'center', rowGap: theme.spacing(4) },
    },
  })),
)

/** Pictures that pass by, until the pointer or the focus is there, or the button stops them. */
export function LandingMarquee({ label, pauseLabel, playLabel, pictures }: LandingMarqueeProps) {
  const [isPaused, setPaused] = useState(false)
  const round = (isCopy: boolean) => (
    <ul {...(isCopy ? { 'aria-hidden': true } : { 'aria-label': label })} lang="en">
      {pictures.map(({ word, picture, tint }) => (
        <li key={word}>
          <PictureTile src={picture} alt="" decorative tint={tint} size="s" lazy />
          {word}
        </li>
      ))}
    </ul>
  )
  return (
    <Frame data-paused={isPaused || undefined}>
      <div className="window">
        <div className="track">
          {round(false)}
          {round(true)}
        </div>
      </div>
      <IconButton label={isPaused ? playLabel : pauseLabel} onClick={() => setPaused(!isPaused)}>
        {isPaused ? <Play /> : <Pause />}
      </IconButton>
    </Frame>
  )
}
