import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'

export interface ScrollListProps {
  /** What the list is called, for screen readers. */
  label: string
  /** `li` elements, at most some hundreds. */
  children: ReactNode
}

const Root = styled('ol')(
  themed(({ theme }) => ({
    maxHeight: '18rem',
    margin: 0,
    padding: 0,
    overflowY: 'auto',
    listStyleType: '""',
    '& > li': { paddingBlock: theme.spacing(1.5) },
  })),
)

/** Lines that are looked over in a dialog, which keeps its buttons in view. The arrow keys scroll it. */
export function ScrollList({ label, children }: ScrollListProps) {
  return (
    <Root aria-label={label} tabIndex={0}>
      {children}
    </Root>
  )
}
