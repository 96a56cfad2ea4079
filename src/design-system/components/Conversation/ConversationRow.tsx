import type { ReactNode } from 'react'
import { BellOff } from 'lucide-react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { Link } from '../../link.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { fontWeight } from '../../tokens/type.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface ConversationRowProps {
  /** The address of the conversation. */
  to: string
  /** Who it is with. */
  name: string
  /** Address of their picture. */
  avatar?: string
  /** Whether they are here: a `Presence`. */
  presence?: ReactNode
  /** The newest message, cut where the row ends. */
  line: string
  /** When it came, in the reader's language. */
  at: string
  /** Messages not read yet; 0 shows nothing. */
  unread: number
  /** The same in words, for screen readers: '2 unread messages'. */
  unreadLabel: string
  /** That it is muted, in words; its count is quiet then. */
  mutedLabel?: string
  /** Whether this is the conversation in view. */
  current: boolean
}

const Root = styled('li')({ listStyleType: '""' })

const Row = styled(Link)(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: theme.spacing(0, 3),
    minHeight: theme.spacing(16),
    padding: theme.spacing(2, 3),
    borderRadius: radius.control,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    '&:hover': { backgroundColor: theme.vars.palette.tint.neutral },
    '&[aria-current]': { backgroundColor: theme.vars.palette.tint.primary },
    '& .avatar': { gridRow: '1 / 3' },
    '& .name': {
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(1.5),
      minWidth: 0,
      fontWeight: fontWeight.medium,
    },
    '& .name svg': { flex: 'none', width: '0.875em', height: '0.875em', color: theme.vars.palette.text.secondary },
    '& .name > span:first-of-type, & .line': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .at, & .line': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
    '& .at': { ...theme.typography.caption },
    '&[data-unread] .line': { color: theme.vars.palette.text.primary, fontWeight: fontWeight.medium },
    '& .count': {
      ...theme.typography.caption,
      justifySelf: 'end',
      minWidth: '1.5rem',
      padding: theme.spacing(0, 1.5),
      borderRadius: radius.full,
      backgroundColor: theme.vars.palette.primary.main,
      color: theme.vars.palette.primary.contrastText,
      fontWeight: 650,
      textAlign: 'center',
    },
    '&[data-muted] .line': { color: theme.vars.palette.text.secondary, fontWeight: 'inherit' },
    '&[data-muted] .count': {
      backgroundColor: theme.vars.palette.tint.neutral,
      color: theme.vars.palette.text.secondary,
    },
    '&:focus-visible': {
      outline: `${size.focusRing} solid ${theme.vars.palette.primary.main}`,
      outlineOffset: `calc(-1 * ${size.focusGap})`,
    },
  })),
)

/** One conversation in the list of them. Its place is a list. */
export function ConversationRow(props: ConversationRowProps) {
  const { to, name, avatar, presence, line, at, unread, unreadLabel, mutedLabel, current } = props
  return (
    <Root>
      <Row
        to={to}
        aria-current={current ? 'page' : undefined}
        data-unread={unread > 0 || undefined}
        data-muted={mutedLabel !== undefined || undefined}
      >
        <span className="avatar">
          <Avatar name={name} src={avatar} />
        </span>
        <span className="name">
          <span>{name}</span>
          {mutedLabel && (
            <>
              <BellOff aria-hidden="true" />
              <VisuallyHidden>{mutedLabel}</VisuallyHidden>
            </>
          )}
          {presence}
        </span>
        <span className="at">{at}</span>
        <span className="line">{line}</span>
        {unread > 0 && (
          <span className="count">
            <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
            <VisuallyHidden>{unreadLabel}</VisuallyHidden>
          </span>
        )}
      </Row>
    </Root>
  )
}
