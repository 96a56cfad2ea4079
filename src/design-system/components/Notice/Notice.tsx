import type { ReactNode } from 'react'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'

export interface NoticeProps {
  /** The matter in a few words. */
  title?: string
  /** What there is to know, in a sentence or two. */
  children: ReactNode
  /** `info` to know, `primary` good news, `reward` earned, `warning` to mind. */
  tone?: 'info' | 'primary' | 'reward' | 'warning'
  /** A picture for the tone. */
  icon?: ReactNode
  /** Buttons below the words. */
  actions?: ReactNode
}

const severities = { info: 'info', primary: 'success', reward: 'warning', warning: 'warning' } as const

const Actions = styled('div')(
  themed(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), marginTop: theme.spacing(3) })),
)

/** Something to know that stays on the page: guest mode, a demo, a limit. */
export function Notice({ title, children, tone = 'info', icon, actions }: NoticeProps) {
  return (
    // It stands on the page from the start, so it interrupts nobody: MUI's own role would.
    <Alert severity={severities[tone]} icon={icon ?? false} role="note">
      {title && <AlertTitle>{title}</AlertTitle>}
      <div>{children}</div>
      {actions && <Actions>{actions}</Actions>}
    </Alert>
  )
}
