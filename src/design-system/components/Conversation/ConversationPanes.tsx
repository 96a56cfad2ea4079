import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'

export interface ConversationPanesProps {
  /** All conversations, with the heading of the page. */
  list: ReactNode
  /** The conversation in view, or what says that none is. */
  children: ReactNode
  /** On phones one of the two has the whole window: the conversation, if one is open. */
  isOpen: boolean
}

const Root = styled('div')(
  themed(({ theme }) => ({
    // Bar, bottom bar and the page's own padding are outside.
    '--chat-height': `calc(100dvh - ${size.topBar} - ${size.bottomBar} - env(safe-area-inset-bottom) - ${theme.spacing(6)})`,
    '& > .pane': { display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 },
    '&[data-open] > .list': { display: 'none' },
    '&:not([data-open]) > .open': { display: 'none' },
    '& > .open': {
      height: 'var(--chat-height)',
      minHeight: '18rem',
      border: `${size.hairline} solid ${theme.vars.palette.divider}`,
      borderRadius: radius.card,
      backgroundColor: theme.vars.palette.background.paper,
      overflow: 'hidden',
    },
    // The open one is wider than a page elsewhere.
    [theme.breakpoints.down('md')]: { '&[data-open]': { margin: theme.spacing(-3, -2, -6) } },
    [theme.breakpoints.up('md')]: {
      '--chat-height': `calc(100dvh - ${theme.spacing(20)} - ${size.topBar})`,
      display: 'grid',
      gridTemplateColumns: '17rem minmax(0, 1fr)',
      gap: theme.spacing(5),
      '& > .list, & > .open, &[data-open] > .list, &:not([data-open]) > .open': { display: 'flex' },
      '& > .list': { maxHeight: 'var(--chat-height)', overflowY: 'auto' },
    },
    [theme.breakpoints.up('lg')]: {
      '--chat-height': `calc(100dvh - ${theme.spacing(20)})`,
      gridTemplateColumns: '20rem minmax(0, 1fr)',
    },
  })),
)

/** The list of conversations and the open one: beside each other, on phones one of them. */
export function ConversationPanes({ list, children, isOpen }: ConversationPanesProps) {
  return (
    <Root data-open={isOpen || undefined}>
      <div className="pane list">{list}</div>
      <div className="pane open">{children}</div>
    </Root>
  )
}
