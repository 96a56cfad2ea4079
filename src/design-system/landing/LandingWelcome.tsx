import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { Text } from '../components/Text/Text.tsx'
import { themed } from '../theme/themed.ts'

export interface LandingWelcomeProps {
  lead: string
  /** The ways in, and what they cost. */
  children: ReactNode
}

const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    justifyItems: 'start',
    gap: theme.spacing(4),
    '& > p:first-of-type': { maxWidth: '34rem', textWrap: 'pretty' },
    [theme.breakpoints.up('md')]: { '& > p:first-of-type': { fontSize: '1.1875rem' } },
  })),
)

/** More words below the title, and the ways in. */
export function LandingWelcome({ lead, children }: LandingWelcomeProps) {
  return (
    <Root>
      <Text>{lead}</Text>
      {children}
    </Root>
  )
}

/** Buttons beside each other, where they have room. */
export const LandingActions = styled('div')(
  themed(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(3) })),
)
