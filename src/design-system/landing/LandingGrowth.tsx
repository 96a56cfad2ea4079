import { styled } from '@mui/material/styles'
import { Text } from '../components/Text/Text.tsx'
import { themed } from '../theme/themed.ts'
import { radius } from '../tokens/shape.ts'
import { LandingBed } from './LandingBed.tsx'
import type { LandingBedPlant } from './LandingBed.tsx'

export interface LandingGrowthProps {
  /** The same bed, later each time. */
  states: readonly {
    /** 'Day 7'. */
    title: string
    text: string
    /** What grows there, in words. */
    label: string
    plants: readonly LandingBedPlant[]
  }[]
}

const List = styled('ol')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(6),
    gridTemplateColumns: 'minmax(0, 1fr)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '& > li': { display: 'grid', alignContent: 'start', gap: theme.spacing(1) },
    '& .scene': {
      display: 'grid',
      // The tallest plant and air above it: all three beds lie on one line.
      height: '5.5rem',
      marginBottom: theme.spacing(2),
      padding: theme.spacing(0, 3, 3),
      borderRadius: radius.card,
      backgroundColor: theme.vars.palette.pictureTint.sky,
    },
  })),
)

/** One bed in several states, from the first day on. */
export function LandingGrowth({ states }: LandingGrowthProps) {
  return (
    <List>
      {states.map(({ title, text, label, plants }) => (
        <li key={title}>
          <div className="scene">
            <LandingBed label={label} plants={plants} scale={0.8} />
          </div>
          <Text variant="h3">{title}</Text>
          <Text color="textSecondary">{text}</Text>
        </li>
      ))}
    </List>
  )
}
