import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { Card } from '../Card/Card.tsx'
import { Text } from '../Text/Text.tsx'
import { TicketReply } from './TicketReply.tsx'
import type { TicketReplyProps } from './TicketReply.tsx'

export interface TicketLine {
  /** Who wrote it, in words. */
  author: string
  /** Whether it is the reader's own: it stands on their side. */
  own: boolean
  /** What was written; its lines are kept. */
  text: string
  /** When, written in the reader's language. */
  at: string
}

export interface TicketCardProps {
  /** What it is about. */
  title: string
  /** State and priority, as chips. */
  marks: ReactNode
  /** Oldest first. */
  messages: readonly TicketLine[]
  /** Facts under the title: the learner, the order. */
  meta?: ReactNode
  /** The screen that the learner saw; opened whole by a press. `src` is left out while it loads, and `alt` stands in its place. */
  picture?: { src: string | undefined; alt: string }
  /** A place to answer in. */
  reply?: TicketReplyProps
}

const Head = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(3),
  })),
)

const Marks = styled('div')(themed(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2) })))

const Talk = styled('ol')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(3),
    margin: theme.spacing(4, 0, 0),
    padding: 0,
    listStyle: 'none',
    '& li': {
      justifySelf: 'start',
      maxWidth: 'min(100%, 32rem)',
      padding: theme.spacing(3, 4),
      border: `${size.hairline} solid ${theme.vars.palette.divider}`,
      borderRadius: radius.card,
      backgroundColor: theme.vars.palette.background.paper,
    },
    '& li[data-own]': {
      justifySelf: 'end',
      borderColor: 'transparent',
      backgroundColor: theme.vars.palette.tint.primary,
    },
    '& p': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  })),
)

const Below = styled('div')(themed(({ theme }) => ({ marginTop: theme.spacing(4) })))

const Picture = styled('a')(
  themed(({ theme }) => ({
    display: 'grid',
    width: 'fit-content',
    maxWidth: '100%',
    minHeight: theme.spacing(24),
    placeItems: 'center',
    marginTop: theme.spacing(4),
    border: `${size.hairline} solid ${theme.vars.palette.divider}`,
    borderRadius: radius.card,
    overflow: 'hidden',
    '& img': { display: 'block', maxWidth: '100%', maxHeight: theme.spacing(60) },
    '& span': { ...theme.typography.body2, padding: theme.spacing(4), color: theme.vars.palette.text.secondary },
    '&:focus-visible': {
      outline: `${size.focusRing} solid ${theme.vars.palette.primary.main}`,
      outlineOffset: size.focusGap,
    },
  })),
)

/** A request and its answers. */
export function TicketCard({ title, marks, messages, meta, picture, reply }: TicketCardProps) {
  return (
    <Card>
      <Head>
        <Text variant="h3" component="h2">
          {title}
        </Text>
        <Marks>{marks}</Marks>
      </Head>
      {meta && (
        <Text variant="body2" color="textSecondary">
          {meta}
        </Text>
      )}
      <Talk>
        {messages.map(({ author, own, text, at }) => (
          <li key={`${at} ${text}`} data-own={own || undefined}>
            <p>{text}</p>
            <small>
              {author} · {at}
            </small>
          </li>
        ))}
      </Talk>
      {picture && (
        <Picture href={picture.src} target="_blank" rel="noopener">
          {picture.src ? <img src={picture.src} alt={picture.alt} /> : <span>{picture.alt}</span>}
        </Picture>
      )}
      {reply && (
        <Below>
          <TicketReply {...reply} />
        </Below>
      )}
    </Card>
  )
}
