import { styled } from '@mui/material/styles'
import { ArrowLeft } from 'lucide-react'
import { themed } from '../../theme/themed.ts'
import { Link } from '../../link.ts'
import { size } from '../../tokens/space.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Text } from '../Text/Text.tsx'

export interface ConversationHeaderProps {
  /** Who it is with: the heading of the pane. */
  name: string
  /** Address of their picture. */
  avatar?: string
  /** On phones the way to the list of conversations. */
  back: { label: string; to: string }
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
    '& h1, & h2': { minWidth: 0, overflowWrap: 'anywhere' },
    [theme.breakpoints.up('md')]: { '& > a': { display: 'none' } },
  })),
)

/** Who a conversation is with. */
export function ConversationHeader({ name, avatar, back }: ConversationHeaderProps) {
  return (
    <Root>
      <Link to={back.to} aria-label={back.label}>
        <ArrowLeft />
      </Link>
      <Avatar name={name} src={avatar} />
      <Text variant="h3" component="h2">
        {name}
      </Text>
    </Root>
  )
}
