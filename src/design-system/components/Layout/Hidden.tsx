import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'

type Width = 'sm' | 'md' | 'lg'

export interface HiddenProps {
  /** What is left out. */
  children: ReactNode
  /** On screens of this width and wider. */
  from?: Width
  /** On screens narrower than this. */
  below?: Width
  /** On paper. */
  print?: boolean
}

const widths: readonly Width[] = ['sm', 'md', 'lg']

const Root = styled('div')(
  themed(({ theme }) => ({
    '@media print': { '&[data-print]': { display: 'none' } },
    ...Object.fromEntries(
      widths.flatMap((width) => [
        [theme.breakpoints.up(width), { [`&[data-from="${width}"]`]: { display: 'none' } }],
        [theme.breakpoints.down(width), { [`&[data-below="${width}"]`]: { display: 'none' } }],
      ]),
    ),
  })),
)

/** Leaves its content out where it is not wanted, for screen readers too. It stays mounted. */
export function Hidden({ children, from, below, print }: HiddenProps) {
  return (
    <Root data-from={from} data-below={below} data-print={print || undefined}>
      {children}
    </Root>
  )
}
