import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { Card } from '../components/Card/Card.tsx'
import { Text } from '../components/Text/Text.tsx'
import { themed } from '../theme/themed.ts'

/** Plans side by side, on phones below each other. */
export const LandingPlans = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(4),
    gridTemplateColumns: '1fr',
    [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
  })),
)

export interface LandingPlanProps {
  name: string
  /** Beside the name: 'most popular'. */
  mark?: string
  /** What the plan includes. */
  points: readonly string[]
  /** What it costs, and the way there. */
  children?: ReactNode
}

const Root = styled('div')(
  themed(({ theme }) => ({
    '& .head': { display: 'flex', alignItems: 'baseline', gap: theme.spacing(3), marginBottom: theme.spacing(3) },
    '& ul': { display: 'grid', gap: theme.spacing(2), margin: 0, padding: 0, listStyle: 'none' },
    '& li': { display: 'flex', gap: theme.spacing(2.5) },
    '& li > svg': { flex: 'none', width: '1.25em', height: '1.6em', color: theme.vars.palette.primary.main },
    '& .offer': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: theme.spacing(3),
      marginTop: theme.spacing(5),
    },
  })),
)

/** A plan in a few lines. */
export function LandingPlan({ name, mark, points, children }: LandingPlanProps) {
  return (
    <Card>
      <Root>
        <div className="head">
          <Text variant="h3">{name}</Text>
          {mark && (
            <Text variant="body2" color="textSecondary">
              {mark}
            </Text>
          )}
        </div>
        <ul>
          {points.map((point) => (
            <li key={point}>
              <Check aria-hidden />
              <span>{point}</span>
            </li>
          ))}
        </ul>
        {children && <div className="offer">{children}</div>}
      </Root>
    </Card>
  )
}
