import { keyframes, styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { duration, reducedMotion } from '../../tokens/motion.ts'
import { playSize } from '../../tokens/play.ts'
import { radius } from '../../tokens/shape.ts'
import { size as sizes } from '../../tokens/space.ts'
import { poses } from './poses.tsx'
import type { CharacterPose } from './poses.tsx'

export type { CharacterPose } from './poses.tsx'

export interface CharacterProps {
  /** What it is doing: what the place is about. */
  pose: CharacterPose
  /** `s` beside words, `m` in the middle of a place, `l` where it welcomes. */
  size?: 's' | 'm' | 'l'
  /** What it says, at most 14 Chinese characters: an aside, never the only place of an information. */
  says?: string
}

/** Shut for a fiftieth of the time: 120 ms of six seconds. */
const blink = /* @__PURE__ */ keyframes({
  '0%, 97.9%, 100%': { transform: 'none' },
  '98%, 99.9%': { transform: 'scaleY(0.12)' },
})

const Figure = styled('div')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      display: 'grid',
      justifyItems: 'center',
      gap: theme.spacing(2),
      '& svg': { display: 'block', width: playSize.character.m, height: playSize.character.m, overflow: 'visible' },
      '&[data-size="s"] svg': { width: playSize.character.s, height: playSize.character.s },
      '&[data-size="l"] svg': { width: playSize.character.l, height: playSize.character.l },
      '& :is(.leaf, .hand)': { fill: palette.primary.main },
      '& .arm': { fill: 'none', stroke: palette.primary.main, strokeWidth: 7, strokeLinecap: 'round' },
      '& .tail': {
        fill: palette.background.paper,
        stroke: palette.primary.main,
        strokeWidth: 3,
        strokeLinejoin: 'round',
      },
      '& .veins': {
        fill: 'none',
        stroke: palette.primary.contrastText,
        strokeWidth: 3,
        strokeLinecap: 'round',
        opacity: 0.35,
      },
      '& .cheek': { fill: palette.primary.contrastText, opacity: 0.25 },
      '& .ground': { fill: palette.tint.primary },
      '& :is(.eyes, .solid)': { fill: palette.primary.contrastText },
      '& .line': {
        fill: 'none',
        stroke: palette.primary.contrastText,
        strokeWidth: 3.5,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      },
      '& .paper': {
        fill: palette.background.paper,
        stroke: palette.text.secondary,
        strokeWidth: 2.5,
        strokeLinejoin: 'round',
      },
      '& .stroke': {
        fill: 'none',
        stroke: palette.text.secondary,
        strokeWidth: 2.5,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      },
      '& .water': { stroke: palette.info.main },
      '& .canopy': { fill: palette.tint.info, stroke: palette.info.main, strokeWidth: 2.5, strokeLinejoin: 'round' },
      '& .fruit': { fill: palette.reward.fill, stroke: palette.reward.text, strokeWidth: 2 },
      '& .eyes': {
        transformBox: 'fill-box',
        transformOrigin: 'center',
        animation: `${blink} ${duration.blink}ms linear infinite`,
        [reducedMotion]: { animation: 'none' },
      },
      '& .says': {
        ...theme.typography.body2,
        margin: 0,
        padding: theme.spacing(1.5, 4),
        color: palette.text.primary,
        backgroundColor: palette.background.paper,
        border: `${sizes.hairline} solid ${palette.divider}`,
        borderRadius: radius.full,
      },
    }
  }),
)

/** 小叶: the leaf of the logo with two eyes, and its bookmark for a tail. What it shows is said in words beside it. */
export function Character({ pose, size = 'm', says }: CharacterProps) {
  const { lean, eyes, mouth, arms, props } = poses[pose]
  return (
    <Figure data-size={size}>
      {says && <p className="says">{says}</p>}
      <svg viewBox="0 0 140 140" aria-hidden="true" focusable="false">
        <ellipse className="ground" cx="70" cy="132" rx="30" ry="5" />
        <g transform={lean}>
          <path className="tail" d="M61 84h18v44l-9-8-9 8Z" />
          {arms}
          <path className="leaf" d="M70 10C93 27 105 45 105 65c0 21-14 35-35 38-21-3-35-17-35-38 0-20 12-38 35-55Z" />
          <path className="veins" d="M70 22v20M70 36l-9-7M70 36l9-7" />
          <circle className="cheek" cx="48" cy="69" r="5.5" />
          <circle className="cheek" cx="92" cy="69" r="5.5" />
          {eyes}
          {mouth}
        </g>
        {props}
      </svg>
    </Figure>
  )
}
