import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { dewDrop, dropPlace, plantHeight, plantShape, postures } from './plant-shapes.ts'
import type { PlantPosture, PlantSpecies, PlantStage } from './plant-shapes.ts'

export interface PlantProps {
  /** The silhouette. Seeds of all species look alike. */
  species: PlantSpecies
  /** How far it has grown; only a tree bears fruit. */
  stage: PlantStage
  /** Upright is remembered, slight begins to fade, leaning is thirsty and has a drop of dew. */
  posture?: PlantPosture
  /** What it says to a screen reader; without it the plant is decoration. */
  label?: string
  /** Times its own height, which is 10, 18, 28, 40 or 56 pixels. */
  scale?: number
}

/** The colours of what is drawn inside: one class for a plant or for a whole scene of them. */
export const PlantPaint = styled('svg')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      flex: 'none',
      overflow: 'visible',
      '& [data-posture]': { '--foliage': palette.plant.lush },
      '& [data-posture="slight"]': { '--foliage': palette.plant.fading },
      '& [data-posture="leaning"]': { '--foliage': palette.plant.thirsty },
      '& path': { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' },
      '& [data-tone="foliage"]': { fill: 'var(--foliage)' },
      '& [data-tone="foliage"][stroke-width]': { fill: 'none', stroke: 'var(--foliage)' },
      '& [data-tone="shade"]': { fill: `color-mix(in srgb, var(--foliage) 72%, ${palette.background.default})` },
      '& [data-tone="trunk"]': { fill: palette.plant.trunk },
      '& [data-tone="trunk"][stroke-width]': { fill: 'none', stroke: palette.plant.trunk },
      '& [data-tone="spot"]': { fill: palette.plant.soil, stroke: palette.plant.trunk, strokeWidth: 0.8 },
      '& [data-tone="fruit"]': { fill: palette.reward.fill, stroke: palette.reward.text, strokeWidth: 1 },
      '& [data-tone="drop"]': { fill: palette.tint.info, stroke: palette.info.main, strokeWidth: 1.2 },
    }
  }),
)

/** A plant inside an `svg` that `PlantPaint` colours, its foot at 0, 0. */
export function PlantShape({ species, stage, posture = 'upright' }: Pick<PlantProps, 'species' | 'stage' | 'posture'>) {
  const degrees = stage === 'seed' ? 0 : postures[posture]
  return (
    <g data-posture={posture} data-stage={stage}>
      <g transform={degrees > 0 ? `rotate(${degrees})` : undefined}>
        {plantShape(species, stage).map(({ d, tone, line }, index) => (
          <path key={index} d={d} data-tone={tone} strokeWidth={line} />
        ))}
      </g>
      {posture === 'leaning' && (
        <path d={dewDrop} data-tone="drop" transform={`translate(${dropPlace(stage).join(' ')})`} />
      )}
    </g>
  )
}

/** A word as a plant: its stage is how well it is known, its posture how soon it is forgotten. */
export function Plant({ species, stage, posture = 'upright', label, scale = 1 }: PlantProps) {
  const height = plantHeight[stage] + 4
  const width = Math.max(24, height * 1.2)
  return (
    <PlantPaint
      width={width * scale}
      height={height * scale}
      viewBox={`${-width / 2} ${2 - height} ${width} ${height}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      focusable="false"
    >
      <PlantShape species={species} stage={stage} posture={posture} />
    </PlantPaint>
  )
}
