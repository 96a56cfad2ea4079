import { styled } from '@mui/material/styles'
import type { Theme } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'

const Svg = styled('svg')({ display: 'block', width: '100%', height: 'clamp(8rem, 20vw, 15rem)' })

const fill = (color: (theme: Theme) => string) => styled('path')(themed(({ theme }) => ({ fill: color(theme) })))

const FarHill = fill((theme) => theme.vars.palette.tint.primary)
const NearHill = fill((theme) => theme.vars.palette.pictureTint.leaf)
const Fruit = styled('circle')(
  themed(({ theme }) => ({
    fill: theme.vars.palette.reward.fill,
    stroke: theme.vars.palette.reward.text,
    strokeWidth: 2,
  })),
)
const Leaves = styled('g')(themed(({ theme }) => ({ fill: theme.vars.palette.primary.main })))
const Stem = styled('path')(
  themed(({ theme }) => ({
    fill: 'none',
    stroke: theme.vars.palette.primary.main,
    strokeWidth: 4,
    strokeLinecap: 'round',
  })),
)

const leaf = 'M0 0C-14-12-16-30 0-46 16-30 14-12 0 0Z'
const sprouts: readonly [x: number, y: number, scale: number][] = [
  [120, 168, 1],
  [214, 178, 0.6],
  [900, 186, 0.7],
  [1010, 168, 1.15],
  [1096, 172, 0.8],
]

/** A quiet edge of a garden for the foot of pages with little on them; decoration only. */
export function Grove() {
  return (
    <Svg viewBox="0 0 1200 240" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" focusable="false">
      <FarHill d="M0 150C180 90 330 110 520 150S930 190 1200 96V240H0Z" />
      <NearHill d="M0 190C220 140 420 230 640 216S1040 140 1200 176V240H0Z" />
      {sprouts.map(([x, y, scale]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <Stem d="M0 14V-30" />
          <Leaves>
            <path d={leaf} transform="translate(0 -26)" />
            <path d={leaf} transform="translate(0 -8) rotate(-58) scale(.72)" />
            <path d={leaf} transform="translate(0 -8) rotate(58) scale(.72)" />
          </Leaves>
        </g>
      ))}
      <Fruit cx="1034" cy="142" r="9" />
      <Fruit cx="140" cy="150" r="7" />
    </Svg>
  )
}
