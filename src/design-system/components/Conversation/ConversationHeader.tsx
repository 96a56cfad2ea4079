import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { ArrowLeft } from 'lucide-react'
import { themed } from '../../theme/themed.ts'
import { Link } from '../../link.ts'
import { size } from '../../tokens/space.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Text } from '../Text/Text.tsx'

export interface ConversationHeaderProps {
  /** Who it is with: the h1 of the screen, which shows it alone on phones. */
  name: string
  /** Address of their picture. */
  avatar?: string
  /** Whether they are here: a `Presence`. */
  presence?: ReactNode
  /** On phones the way to the list of conversations. */
  back: { label: string; to: string }
  /** What else can be done with the conversation, at the end of the line. */
  menu?: ReactNode
}

const Root = styled('header')(
  themed(({ theme }) => ({
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: theme.spacing(3),
    minHeight: theme.spacing(14),
    padding: theme.spacing(1.5, 4),
    borderBottom: `${size.hairline} solid ${theme.vars.palette.divider}`,
    '& > a': {
      display: 'grid',
      placeItems: 'center',
      width: size.touch,
      height: size.touch,
      marginInlineStart: theme.spacing(-3),
      color: theme.vars.palette.text.secondary,
    },
    '& > a svg': { width: size.icon, height: size.icon },
    '& .who': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    [theme.breakpoints.up('md')]: { '& > a': { display: 'none' } },
  })),
)

/** Who a conversation is with. */
export function ConversationHeader({ name, avatar, presence, back, menu }: ConversationHeaderProps) {
  return (
    <Root>
      <Link to={back.to} aria-label={back.label}>
        <ArrowLeft />
      </Link>
      <Avatar name={name} src={avatar} />
      <div className="who">
        <Text variant="h3" component="h1">
          {name}
        </Text>
        {presence}
      </div>
      {menu}
    </Root>
  )
}
