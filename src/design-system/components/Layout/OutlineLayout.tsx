import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'

export interface OutlineLayoutProps {
  /** The parts of what is read, as OutlineItems. On narrow screens it is left out: open it in a Dialog there. */
  outline: ReactNode
  /** What the outline is called, for screen readers. */
  label: string
  /** What is read: the part that the outline leads to. */
  children: ReactNode
}

const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(4),
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > aside': { display: 'none' },
    [theme.breakpoints.up('lg')]: {
      gap: theme.spacing(8),
      gridTemplateColumns: '17rem minmax(0, 1fr)',
      // It stays in view while the page scrolls, and scrolls for itself where it is longer than the window.
      '& > aside': {
        display: 'block',
        position: 'sticky',
        top: '1rem',
        maxHeight: 'calc(100dvh - 2rem)',
        overflowY: 'auto',
        scrollbarWidth: 'thin',
      },
    },
  })),
)

/** Something long, and beside it on wide screens the way to its parts. */
export function OutlineLayout({ outline, label, children }: OutlineLayoutProps) {
  return (
    <Root>
      <aside aria-label={label}>{outline}</aside>
      {children}
    </Root>
  )
}
