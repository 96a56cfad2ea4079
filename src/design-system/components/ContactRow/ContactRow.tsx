import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { size } from '../../tokens/space.ts'
import { fontWeight } from '../../tokens/type.ts'
import { Avatar } from '../Avatar/Avatar.tsx'

export interface ContactRowProps {
  /** The username. */
  name: string
  /** Address of the picture. */
  avatar?: string
  /** Whether they are here: a `Presence`. */
  presence?: ReactNode
  /** One line below the name: streak and points, or what the request waits for. */
  detail: string
  /** What can be done: buttons or a menu. */
  actions?: ReactNode
}

const Root = styled('li')(
  themed(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(2, 3),
    minHeight: theme.spacing(16),
    padding: theme.spacing(2, 4),
    '& + &': { borderTop: `${size.hairline} solid ${theme.vars.palette.divider}` },
    '& .who': { flex: '1 1 10rem', minWidth: 0 },
    '& .name': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0, 2) },
    '& .name > span:first-of-type': { fontWeight: fontWeight.medium, overflowWrap: 'anywhere' },
    '& .detail': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.secondary },
    '& .actions': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2) },
  })),
)

/** Another learner: a contact, a request, or a blocked learner. Its place is a list. */
export function ContactRow({ name, avatar, presence, detail, actions }: ContactRowProps) {
  return (
    <Root>
      <Avatar name={name} src={avatar} />
      <div className="who">
        <div className="name">
          <span>{name}</span>
          {presence}
        </div>
        <p className="detail">{detail}</p>
      </div>
      {actions && <div className="actions">{actions}</div>}
    </Root>
  )
}
