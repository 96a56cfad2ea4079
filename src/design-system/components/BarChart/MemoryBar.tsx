import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { fontWeight } from '../../tokens/type.ts'
import { PlantPaint, PlantShape } from '../Plant/Plant.tsx'
import type { PlantStage } from '../Plant/plant-shapes.ts'

export interface MemoryPart {
  /** 'Firm'. */
  label: string
  /** How many words. */
  value: number
  /** The same as the language writes it: '1,240'. */
  figure: string
  /** The plant that stands on it. */
  stage: PlantStage
}

export interface MemoryBarProps {
  /** From the youngest words to those known best; at most four. */
  parts: readonly MemoryPart[]
}

/** Pixels: room for plants, the ground, and the roots below it. */
const PLANTS = 60
const GROUND = 24
const ROOTS = 18
/** A share in hundredths on which a plant has room. */
const ROOM = 9

const Root = styled('div')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    const shade = (percent: number) => `color-mix(in srgb, ${palette.primary.main} ${percent}%, ${palette.plant.soil})`
    const shades = { 0: palette.plant.soil, 1: shade(35), 2: shade(65), 3: palette.primary.main }
    return {
      '& svg': { display: 'block', width: '100%' },
      '& .ground': { borderRadius: radius.full, overflow: 'hidden' },
      ...Object.fromEntries(
        Object.entries(shades).map(([part, color]) => [
          `& [data-part="${part}"]`,
          { fill: color, backgroundColor: color },
        ]),
      ),
      '& .roots': { fill: 'none', stroke: palette.plant.trunk, strokeWidth: 1.5, strokeLinecap: 'round' },
      '& ul': {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
        gap: theme.spacing(2, 4),
        listStyleType: '""',
        margin: theme.spacing(2, 0, 0),
        padding: 0,
      },
      '& li': { ...theme.typography.body2, display: 'flex', alignItems: 'center', gap: theme.spacing(2) },
      '& i': {
        flex: 'none',
        width: theme.spacing(3),
        height: theme.spacing(3),
        borderRadius: radius.full,
        border: `${size.hairline} solid ${palette.primary.main}`,
      },
      '& b': { fontWeight: fontWeight.bold, fontVariantNumeric: 'tabular-nums' },
    }
  }),
)

/** All words as one bed: the better they are known, the greener its ground and the larger its plants. */
export function MemoryBar({ parts }: MemoryBarProps) {
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  const placed = parts.map((part, index) => {
    const before = parts.slice(0, index).reduce((sum, { value }) => sum + value, 0)
    return { ...part, index, from: (before / total) * 100, share: (part.value / total) * 100 }
  })
  const planted = placed.filter(({ share }) => share >= ROOM)
  return (
    <Root>
      {total > 0 && (
        <div aria-hidden="true">
          <PlantPaint width="100%" height={PLANTS} focusable="false">
            {planted.map(({ label, from, share, stage }) => (
              <svg key={label} x={`${from + share / 2}%`} y={PLANTS} overflow="visible">
                <PlantShape species="berry" stage={stage} />
              </svg>
            ))}
          </PlantPaint>
          <svg className="ground" height={GROUND} focusable="false">
            {placed.map(({ label, index, from, share }) => (
              <rect key={label} data-part={index} x={`${from}%`} width={`${share}%`} height={GROUND} />
            ))}
          </svg>
          <svg className="roots" height={ROOTS} focusable="false">
            {planted.map(({ label, from, share }) => (
              <svg key={label} x={`${from + share / 2}%`} overflow="visible">
                <path d="M0 0v14M0 2C-4 4-7 6-9 12M0 2C4 4 7 6 9 12M-5 6l-8 2M5 6l8 2" />
              </svg>
            ))}
          </svg>
        </div>
      )}
      <ul>
        {parts.map(({ label, figure }, index) => (
          <li key={label}>
            <i data-part={index} aria-hidden="true" />
            <span>
              {label} <b>{figure}</b>
            </span>
          </li>
        ))}
      </ul>
    </Root>
  )
}
