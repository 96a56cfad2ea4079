import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'

export interface MessageBubbleProps {
  /** Who wrote it, for screen readers. */
  author: string
  /** Whether it is the reader's own: it stands on their side. */
  own: boolean
  /** What was written; its lines are kept. Left out where the attachment says it all. */
  children?: ReactNode
  /** When, and what became of it: '14:05 · Read'. */
  note: ReactNode
  /** `muted` for one that is gone, `failed` for one that was not taken. */
  tone?: 'muted' | 'failed'
  /** What can be done with it: a MenuButton. */
  menu?: ReactNode
  /** Under the words: what they speak of, such as a list of words. */
  attachment?: ReactNode
  /** Under a message that was not taken: its buttons. */
  actions?: ReactNode
}

const Root = styled('li')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, auto) auto',
    alignItems: 'center',
    alignSelf: 'flex-start',
    maxWidth: 'min(100%, 34rem)',
    '&[data-own]': { alignSelf: 'flex-end', gridTemplateColumns: 'auto minmax(0, auto)' },
    '&[data-own] > .menu': { order: -1 },
    '& > .bubble': {
      minWidth: 0,
      padding: theme.spacing(2, 3.5),
      border: `${size.hairline} solid ${theme.vars.palette.divider}`,
      borderRadius: radius.card,
      backgroundColor: theme.vars.palette.background.paper,
    },
    '&[data-own] > .bubble': { borderColor: 'transparent', backgroundColor: theme.vars.palette.tint.primary },
    '&[data-tone="muted"] > .bubble': { borderStyle: 'dashed', borderColor: theme.vars.palette.divider },
    '&[data-tone="muted"] > .bubble > p': { color: theme.vars.palette.text.secondary, fontStyle: 'italic' },
    '&[data-tone="failed"] > .bubble': { borderColor: theme.vars.palette.error.main },
    '& > .bubble > p': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    '& > .bubble > small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
    '& .author': { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
    '& .attachment': { margin: theme.spacing(2, 0) },
    '& .actions': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2) },
    // Words can be pressed without looking like a text full of buttons.
    '& > .bubble > p .word': {
      display: 'inline',
      padding: 0,
      border: 0,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      cursor: 'pointer',
    },
    '& > .bubble > p .word:hover': { textDecoration: 'underline' },
    '& .domain': { color: theme.vars.palette.text.secondary },
  })),
)

/** One message. Its place is a Conversation. */
export function MessageBubble({ author, own, children, note, tone, menu, attachment, actions }: MessageBubbleProps) {
  return (
    <Root data-own={own || undefined} data-tone={tone}>
      <div className="bubble">
        <span className="author">{author}</span>
        {children && <p>{children}</p>}
        {attachment && <div className="attachment">{attachment}</div>}
        <small>{note}</small>
        {actions && <div className="actions">{actions}</div>}
      </div>
      {menu && <div className="menu">{menu}</div>}
    </Root>
  )
}
