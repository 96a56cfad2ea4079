import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { Text } from '../components/Text/Text.tsx'
import { themed } from '../theme/themed.ts'

export interface LandingWelcomeProps {
  /** What this is, in one line: the page's h1. */
  title: string
  lead: string
  /** The ways in, and what they cost. */
  children: ReactNode
}

const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    justifyItems: 'center',
    gap: theme.spacing(4),
    textAlign: 'center',
    // Chinese breaks at its marks, not inside a word.
    '& > h1': { fontSize: '2.125rem', lineHeight: 1.2, wordBreak: 'keep-all' },
    '& > h1 + p': { maxWidth: '34rem', textWrap: 'pretty' },
    [theme.breakpoints.up('md')]: { '& > h1': { fontSize: '3.25rem' }, '& > h1 + p': { fontSize: '1.1875rem' } },
    [theme.breakpoints.up('lg')]: {
      justifyItems: 'start',
      paddingBlockStart: theme.spacing(32),
      textAlign: 'start',
    },
  })),
)

/** The first words of the landing page. */
export function LandingWelcome({ title, lead, children }: LandingWelcomeProps) {
  return (
    <Root>
      <Text variant="h1">{title}</Text>
      <Text color="textSecondary">{lead}</Text>
      {children}
    </Root>
  )
}

/** Buttons beside each other, where they have room. */
export const LandingActions = styled('div')(
  themed(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(3) })),
)
