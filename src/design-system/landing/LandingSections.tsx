import type { ReactNode } from 'react'
import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import { Text } from '../components/Text/Text.tsx'
import { themed } from '../theme/themed.ts'

/** What this is, and beside it, on phones below it, the question to play. */
export const LandingHero = styled(Container)(
  themed(({ theme }) => ({
    display: 'grid',
    alignItems: 'start',
    gap: theme.spacing(8),
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: theme.spacing(4),
    [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(8) },
    [theme.breakpoints.up('lg')]: { gap: theme.spacing(16), gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 27rem)' },
  })),
)

const Root = styled(Container)(
  themed(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(5),
    paddingBlock: theme.spacing(7),
    [theme.breakpoints.up('md')]: { gap: theme.spacing(8), paddingBlock: theme.spacing(10) },
  })),
) as typeof Container

export interface LandingSectionProps {
  title: string
  children: ReactNode
}

/** A part of the landing page under its heading. */
export function LandingSection({ title, children }: LandingSectionProps) {
  return (
    <Root component="section">
      <Text variant="h2">{title}</Text>
      {children}
    </Root>
  )
}
