import type { CSSProperties } from 'react'
import { keyframes, styled } from '@mui/material/styles'
import { appear } from '../../theme/keyframes.ts'
import { themed } from '../../theme/themed.ts'
import { duration, easing, reducedMotion } from '../../tokens/motion.ts'
import { pictureSide, playSize, stroke } from '../../tokens/play.ts'
import { Plant } from '../Plant/Plant.tsx'
import type { PlantPosture, PlantSpecies, PlantStage } from '../Plant/plant-shapes.ts'

export interface PlantedWord {
  /** Unique in the bed. */
  readonly id: string
  /** Address of its picture; a word without one grows from the soil at once. */
  readonly picture: string | null
  readonly species: PlantSpecies
  /** What it is after the run. */
  readonly stage: PlantStage
  /** Leaning: it is still thirsty. */
  readonly posture?: PlantPosture
}

export interface PlantedBedProps {
  /** In the order in which they come up. */
  words: readonly PlantedWord[]
  /** The bed in words: '7 sprouts, 1 seed'. */
  label: string
  /** Milliseconds before the first one comes up. */
  delay?: number
}

/** Young plants are larger than in the grove: here they are looked at for the first time. Eight saplings just fit a phone. */
const SCALE: Partial<Record<PlantStage, number>> = { seed: 1.4, sprout: 1.4 }

/** Milliseconds from one word to the next, and that a picture stands before it shrinks. */
const STEP = 60
const STANDS = 520

const pop = /* @__PURE__ */ keyframes({
  from: { transform: `translateY(${playSize.bedRise}) scale(0.4)`, opacity: 0 },
})
const shrink = /* @__PURE__ */ keyframes({ to: { transform: 'scale(0.2)', opacity: 0 } })
const grow = /* @__PURE__ */ keyframes({ from: { transform: 'scale(0.2)', opacity: 0 } })

const Bed = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    rowGap: theme.spacing(3),
    width: '100%',
    '& > span': {
      position: 'relative',
      display: 'grid',
      placeItems: 'end center',
      flex: `0 1 calc(100% / 8)`,
      minWidth: `calc(${pictureSide.xs[0]} * 0.7)`,
      maxWidth: '4rem',
      height: '3.75rem',
      // The soil: one line under all, however many there are.
      borderBottom: `${stroke.strong} solid ${theme.vars.palette.plant.soil}`,
    },
    '& > span > *': { gridArea: '1 / 1', transformOrigin: '50% 100%' },
    '& img': {
      position: 'absolute',
      bottom: theme.spacing(1),
      width: pictureSide.xs[0],
      height: pictureSide.xs[0],
      objectFit: 'contain',
      animation: [
        `${pop} ${duration.sheet}ms ${easing.land} var(--begin) backwards`,
        `${shrink} ${duration.card}ms ${easing.out} calc(var(--begin) + ${STANDS}ms) forwards`,
      ].join(', '),
    },
    '& svg': { animation: `${grow} ${duration.sheet}ms ${easing.land} calc(var(--begin) + ${STANDS}ms) backwards` },
    // Nothing moves: the plants fade in, and the pictures are left out.
    [reducedMotion]: {
      '& img': { display: 'none' },
      '& svg': { animation: `${appear} ${duration.sheet}ms` },
    },
  })),
)

/** What a run has planted: the pictures come up from the soil one by one and become plants; a missed word stays a seed. */
export function PlantedBed({ words, label, delay = 0 }: PlantedBedProps) {
  return (
    <Bed role="img" aria-label={label}>
      {words.map(({ id, picture, species, stage, posture }, index) => {
        const begin: CSSProperties & Record<'--begin', string> = { '--begin': `${delay + index * STEP}ms` }
        return (
          <span key={id} style={begin} data-stage={stage}>
            {picture !== null && <img src={picture} alt="" width={256} height={256} draggable={false} />}
            <Plant species={species} stage={stage} posture={posture} scale={SCALE[stage]} />
          </span>
        )
      })}
    </Bed>
  )
}
