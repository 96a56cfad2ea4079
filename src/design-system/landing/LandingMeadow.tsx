import { styled } from '@mui/material/styles'
import { PlantPaint, PlantShape } from '../components/Plant/Plant.tsx'
import type { PlantSpecies, PlantStage } from '../components/Plant/plant-shapes.ts'
import { themed } from '../theme/themed.ts'

const Scene = styled(PlantPaint)(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      zIndex: -1,
      width: '100%',
      height: 'clamp(9rem, 24vw, 17rem)',
      '& path.far': { fill: palette.tint.primary },
      '& path.near': { fill: palette.pictureTint.leaf },
      '& path.soil': { fill: palette.plant.soil },
      // Rows behind are paler: they are there, and nothing to look at.
      '& .row-far': { opacity: 0.35 },
      '& .row-near': { opacity: 0.6 },
      [theme.breakpoints.down('lg')]: { height: '8rem' },
    }
  }),
)

type Growth = readonly [x: number, y: number, scale: number, species: PlantSpecies, stage: PlantStage]

const far: readonly Growth[] = [
  [60, 128, 1.3, 'pine', 'tree'],
  [330, 124, 1.2, 'palm', 'tree'],
  [520, 140, 1.1, 'bamboo', 'tree'],
  [860, 138, 1.2, 'sunflower', 'tree'],
  [1130, 108, 1.3, 'berry', 'tree'],
]
const near: readonly Growth[] = [
  [24, 186, 1.2, 'fern', 'bush'],
  [232, 178, 1.4, 'berry', 'tree'],
  [430, 200, 1.2, 'grass', 'bush'],
  [610, 208, 1.1, 'mushroom', 'bush'],
  [950, 180, 1.2, 'bamboo', 'bush'],
  [1080, 168, 1.4, 'sunflower', 'tree'],
  [1178, 172, 1.2, 'fern', 'bush'],
]

const row = (plants: readonly Growth[]) =>
  plants.map(([x, y, scale, species, stage]) => (
    <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
      <PlantShape species={species} stage={stage} />
    </g>
  ))

/** The grove behind the first words of the landing page: hills, and what grew there before. Decoration alone. */
export function LandingMeadow() {
  return (
    <Scene viewBox="0 0 1200 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <path className="far" d="M0 132C180 100 330 118 520 144S930 158 1200 96V240H0Z" />
      <g className="row-far">{row(far)}</g>
      <path className="near" d="M0 186C220 164 420 214 640 208S1040 160 1200 172V240H0Z" />
      <g className="row-near">{row(near)}</g>
      <path className="soil" d="M0 232C300 222 500 236 760 230S1100 226 1200 230V240H0Z" />
    </Scene>
  )
}
