import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'

export interface AuthStatusProps {
  /** A picture of the state; screen readers leave it out. */
  icon: ReactNode
  /** What has just happened; screen readers say it when it changes. */
  children: string
}

const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    gap: theme.spacing(3),
    '& > svg': { flex: 'none', color: theme.vars.palette.primary.main },
    '& > p': { margin: 0 },
  })),
)

/** What has just happened in a form that stands alone: a mail is on its way. */
export function AuthStatus({ icon, children }: AuthStatusProps) {
  return (
    <Root role="status">
      {icon}
      <p>{children}</p>
    </Root>
  )
}
