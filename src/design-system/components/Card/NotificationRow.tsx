import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { Link } from '../../link.ts'
import { themed } from '../../theme/themed.ts'
import { fontWeight } from '../../tokens/type.ts'
import { Chip } from '../Chip/Chip.tsx'
import { LinkItem, linkRowLooks } from './link-row.ts'

export interface NotificationRowProps {
  /** A line icon of what it is about. */
  icon: ReactNode
  /** What happened, in one sentence. */
  children: ReactNode
  /** When, as a moment of ISO 8601. */
  at: string
  /** The same for people. */
  time: string
  /** Where it leads. */
  to: string
  /** What says that it was not read yet: a word, not only a colour. Left out for a read one. */
  unreadLabel?: string | undefined
  /** Called when it is opened. */
  onGo: () => void
}

const Row = styled(Link)(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      ...linkRowLooks(theme),
      gap: theme.spacing(3),
      minHeight: theme.spacing(16),
      padding: theme.spacing(3, 4),
      '& time': { ...theme.typography.body2, display: 'block', color: palette.text.secondary },
      '&[data-unread]': { '& .sentence': { fontWeight: fontWeight.bold }, '& > svg': { color: palette.primary.main } },
    }
  }),
)

/** What happened, on a line that leads to its place. Its place is a list in a flush Card. */
export function NotificationRow({ icon, children, at, time, to, unreadLabel, onGo }: NotificationRowProps) {
  return (
    <LinkItem>
      <Row to={to} data-unread={unreadLabel === undefined ? undefined : ''} onClick={onGo}>
        {icon}
        <span className="words">
          <span className="sentence">{children}</span>
          <time dateTime={at}>{time}</time>
        </span>
        {unreadLabel !== undefined && <Chip tone="primary">{unreadLabel}</Chip>}
      </Row>
    </LinkItem>
  )
}
