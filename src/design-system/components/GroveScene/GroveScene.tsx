import type { MouseEvent } from 'react'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { themed } from '../../theme/themed.ts'
import { radius } from '../../tokens/shape.ts'
import { breakpoints } from '../../tokens/space.ts'
import { PlantPaint, PlantShape } from '../Plant/Plant.tsx'
import { plantHeight } from '../Plant/plant-shapes.ts'
import type { PlantPosture, PlantSpecies, PlantStage } from '../Plant/plant-shapes.ts'

export interface ScenePlant {
  /** What `onChoose` is given. */
  id: number
  species: PlantSpecies
  stage: PlantStage
  posture: PlantPosture
  /** Its cell of the scene, below `sceneCells(columns)`: three rows, the first in front. */
  cell: number
  /** How far it stands from the middle of its cell, -1 to 1 each way. */
  shiftX: number
  shiftY: number
}

export interface GroveSceneProps {
  /** At most as many as there are cells. */
  plants: readonly ScenePlant[]
  /** How many stand beside each other: what `useSceneColumns` says for the window. */
  columns?: number
  /** Trees of the wood behind; each stands for words that have no plant of their own here. */
  woodTrees?: number
  /** All of it in a sentence: the text alternative. */
  label: string
  /** A line over bare soil. With it rings show where seeds will be. */
  invitation?: string
  /** Called with the plant that was pressed. Who has no pointer needs another way to the same, such as a list. */
  onChoose?: (id: number) => void
}

const ROWS = 3
const COLUMNS = 20

/** How many plants a scene of so many columns has room for. */
export const sceneCells = (columns: number = COLUMNS): number => ROWS * columns

/** How many columns a scene in the page has room for: each at least 27 pixels wide, on phones 38. */
export function useSceneColumns(): number {
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.sm - 1}px)`, { noSsr: true })
  // The sidebar and what stands beside the scene leave it little.
  const isBesideMuch = useMediaQuery(`(min-width: ${breakpoints.lg}px) and (max-width: ${breakpoints.xl - 1}px)`, {
    noSsr: true,
  })
  return isPhone ? 8 : isBesideMuch ? 12 : COLUMNS
}

/** Trees that stand beside each other in the wood behind; more would be a wall. */
const MOST_TREES = 40

/** Rows from the front to the back: where the feet are, in percent of the height, and how large plants are. */
const rows = [
  { foot: 93, spread: 2.5, scale: 1 },
  { foot: 76, spread: 2.5, scale: 0.8 },
  { foot: 61, spread: 2, scale: 0.64 },
] as const
const wood = { foot: 50, scale: 0.5 } as const

/** A finger hits a plant within so many pixels. */
const REACH = 36

const Ground = styled('div')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      position: 'relative',
      overflow: 'hidden',
      height: '15rem',
      borderRadius: radius.card,
      backgroundColor: palette.pictureTint.sky,
      [theme.breakpoints.up('md')]: { height: '18.75rem' },
      '& > svg': { position: 'absolute', inset: 0, display: 'block', width: '100%', height: '100%' },
      '&[data-pressable] > svg:last-of-type': { cursor: 'pointer' },
      '& .far': { fill: palette.tint.primary },
      '& .near': { fill: palette.pictureTint.leaf },
      '& .soil': { fill: palette.plant.soil },
      '& [data-row="1"]': { opacity: 0.9 },
      '& [data-row="2"]': { opacity: 0.8 },
      '& [data-row="wood"]': { opacity: 0.55 },
      '& .ring': { fill: 'none', stroke: palette.plant.trunk, strokeWidth: 1.5, strokeDasharray: '5 4' },
      '& .invitation': {
        ...theme.typography.body1,
        position: 'absolute',
        insetInline: theme.spacing(4),
        top: theme.spacing(8),
        margin: 0,
        textAlign: 'center',
        color: palette.text.primary,
      },
    }
  }),
)

const placeOf = ({ cell, shiftX, shiftY }: ScenePlant, columns: number) => {
  const row = cell % ROWS
  const { foot, spread, scale } = rows[row] ?? rows[0]
  const column = Math.floor(cell / ROWS)
  return { row, scale, x: ((column + 0.5 + shiftX * 0.3) / columns) * 94 + 3, y: foot + shiftY * spread }
}

/** Words as plants in three rows before a wood. It never moves, and the same plants always stand at the same places. */
export function GroveScene({ plants, columns = COLUMNS, woodTrees = 0, label, invitation, onChoose }: GroveSceneProps) {
  const placed = plants.map((plant) => ({ plant, ...placeOf(plant, columns) })).sort((a, b) => a.y - b.y)
  const trees = Math.min(woodTrees, MOST_TREES)
  const choose = ({ target, currentTarget, clientX, clientY }: MouseEvent) => {
    const pressed = target instanceof Element ? target.closest('[data-plant]') : null
    if (pressed) return onChoose?.(Number(pressed.getAttribute('data-plant')))
    // Beside every plant: a sprout is smaller than a finger.
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const distanceTo = ({ plant, x, y, scale }: (typeof placed)[number]) =>
      Math.hypot(
        clientX - left - (x / 100) * width,
        clientY - top - (y / 100) * height + (plantHeight[plant.stage] * scale) / 2,
      )
    const nearest = placed.toSorted((a, b) => distanceTo(a) - distanceTo(b))[0]
    if (nearest && distanceTo(nearest) <= REACH) onChoose?.(nearest.plant.id)
  }
  return (
    <Ground data-pressable={onChoose && plants.length > 0 ? '' : undefined}>
      <svg viewBox="0 0 720 300" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path className="far" d="M0 140C120 96 240 110 380 134S600 158 720 112V300H0Z" />
        <path className="near" d="M0 184C150 158 290 200 430 188S620 158 720 178V300H0Z" />
        <path className="soil" d="M0 236C180 222 320 246 470 238S650 226 720 232V300H0Z" />
      </svg>
      <PlantPaint role="img" aria-label={label} focusable="false" onClick={onChoose && choose}>
        {Array.from({ length: trees }, (_, index) => (
          <svg
            key={index}
            x={`${((index + 0.5) / trees) * 100}%`}
            y={`${wood.foot + (index % 3) - 1}%`}
            overflow="visible"
            data-row="wood"
          >
            <g transform={`scale(${wood.scale})`}>
              <PlantShape species={index % 3 === 0 ? 'pine' : 'berry'} stage="bush" />
            </g>
          </svg>
        ))}
        {invitation !== undefined &&
          [30, 50, 70].map((x, index) => (
            <svg key={x} x={`${x}%`} y="88%" overflow="visible">
              <ellipse className="ring" rx="22" ry="9" />
              {index === 1 && (
                <g transform="scale(1.6)">
                  <PlantShape species="fern" stage="seed" />
                </g>
              )}
            </svg>
          ))}
        {placed.map(({ plant, row, scale, x, y }) => (
          <svg key={plant.id} x={`${x}%`} y={`${y}%`} overflow="visible" data-row={row} data-plant={plant.id}>
            <g transform={scale === 1 ? undefined : `scale(${scale})`}>
              <PlantShape species={plant.species} stage={plant.stage} posture={plant.posture} />
            </g>
          </svg>
        ))}
      </PlantPaint>
      {invitation !== undefined && <p className="invitation">{invitation}</p>}
    </Ground>
  )
}
