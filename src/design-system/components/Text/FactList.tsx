import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'

export interface FactListProps {
  /** Names and values in their order; each name once. */
  facts: readonly { name: string; value: ReactNode }[]
}

const Root = styled('dl')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(6rem, max-content) 1fr',
    gap: theme.spacing(3, 6),
    margin: 0,
    '& > div': { display: 'contents' },
    '& dt': { color: theme.vars.palette.text.secondary },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  })),
)

/** Names and their values, in two columns. */
export function FactList({ facts }: FactListProps) {
  return (
    <Root>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Root>
  )
}
