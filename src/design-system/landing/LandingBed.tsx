import { keyframes, styled } from '@mui/material/styles'
import { Plant } from '../components/Plant/Plant.tsx'
import type { PlantProps } from '../components/Plant/Plant.tsx'
import { themed } from '../theme/themed.ts'
import { duration, easing, reducedMotion } from '../tokens/motion.ts'
import { stroke } from '../tokens/play.ts'

export interface LandingBedPlant extends Pick<PlantProps, 'species' | 'stage' | 'posture'> {
  id: string
}

export interface LandingBedProps {
  /** The bed in words: '2 sprouted, 2 seeds'. */
  label: string
  plants: readonly LandingBedPlant[]
  /** Times the height of a plant: 1 unless the bed has room. */
  scale?: number
  /** A plant that comes to another stage is seen to grow. */
  grows?: boolean
}

const grow = /* @__PURE__ */ keyframes({ from: { transform: 'scale(0.2)', opacity: 0 } })
const appear = /* @__PURE__ */ keyframes({ from: { opacity: 0 } })

const Bed = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    justifyContent: 'space-around',
    alignItems: 'flex-end',
    borderBottom: `${stroke.strong} solid ${theme.vars.palette.plant.soil}`,
    '& > span': { minWidth: 0 },
    // Where there is no room for all, all are smaller.
    '& svg': { display: 'block', maxWidth: '100%', height: 'auto' },
    // A seed lies there from the beginning; what comes up from it is seen to grow.
    '& > *': { transformOrigin: '50% 100%' },
    '&[data-grows] > :not([data-stage="seed"])': { animation: `${grow} ${duration.star}ms ${easing.land}` },
    [reducedMotion]: {
      '&[data-grows] > :not([data-stage="seed"])': { animation: `${appear} ${duration.tap}ms` },
    },
  })),
)

/** A few plants in a row on their soil. */
export function LandingBed({ label, plants, scale = 1, grows = false }: LandingBedProps) {
  return (
    <Bed role="img" aria-label={label} data-grows={grows || undefined}>
      {plants.map(({ id, species, stage, posture }) => (
        // Another stage is another element, which grows.
        <span key={`${id} ${stage}`} data-stage={stage}>
          <Plant species={species} stage={stage} posture={posture} scale={scale} />
        </span>
      ))}
    </Bed>
  )
}
