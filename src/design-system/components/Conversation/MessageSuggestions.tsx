import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'

export interface MessageSuggestionsProps {
  /** What is listed, for screen readers: 'You can ask'. */
  label: string
  /** Chips in `li` elements. */
  children: ReactNode
}

const Root = styled('ul')(
  themed(({ theme }) => ({
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    // One line on phones, where the conversation needs the height.
    overflowX: 'auto',
    gap: theme.spacing(2),
    '& > li': { flex: 'none' },
    margin: 0,
    padding: theme.spacing(0, 3, 2),
    listStyleType: '""',
    [theme.breakpoints.up('sm')]: { flexWrap: 'wrap' },
  })),
)

/** What may be said next, each a press. It is above the MessageField. */
export function MessageSuggestions({ label, children }: MessageSuggestionsProps) {
  return <Root aria-label={label}>{children}</Root>
}
