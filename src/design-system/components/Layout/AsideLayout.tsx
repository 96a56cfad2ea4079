import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'

export interface AsideLayoutProps {
  /** What is looked at while the rest is done: before it on phones and for screen readers, beside it on wide screens. */
  aside: ReactNode
  /** What is done on the page. */
  children: ReactNode
}

const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(6),
    alignItems: 'start',
    [theme.breakpoints.up('lg')]: {
      gridTemplateColumns: 'minmax(0, 1fr) 22rem',
      '& > :first-of-type': { order: 1 },
    },
  })),
)

/** What is done, and beside it what it is about. */
export function AsideLayout({ aside, children }: AsideLayoutProps) {
  return (
    <Root>
      <div>{aside}</div>
      <div>{children}</div>
    </Root>
  )
}
