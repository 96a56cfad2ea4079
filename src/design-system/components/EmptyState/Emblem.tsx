import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'

export interface EmblemProps {
  /** A line icon. */
  children: ReactNode
}

const Root = styled('div')(
  themed(({ theme }) => ({
    color: theme.vars.palette.primary.main,
    '& svg': { width: '3rem', height: '3rem' },
  })),
)

/** The large icon above the words of a card that says one thing. */
export function Emblem({ children }: EmblemProps) {
  return <Root>{children}</Root>
}
