import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'

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

const Root = styled('div')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    const tone = (background: string, mark: string) => ({ backgroundColor: background, '--mark': mark })
    return {
      ...theme.typography.body2,
      display: 'flex',
      gap: theme.spacing(3),
      padding: theme.spacing(4),
      borderRadius: radius.card,
      color: palette.text.primary,
      '&[data-tone="info"]': tone(palette.tint.info, palette.info.main),
      '&[data-tone="primary"]': tone(palette.tint.primary, palette.primary.main),
      '&[data-tone="reward"], &[data-tone="warning"]': tone(palette.tint.reward, palette.warning.main),
      '& > .icon': {
        display: 'flex',
        color: 'var(--mark)',
        '& > svg': { width: size.icon, height: '1lh' },
      },
      '& > .message': { flexGrow: 1, minWidth: 0, '& p': { margin: 0 } },
      '& .title': { marginBottom: theme.spacing(1), fontWeight: 650, color: 'var(--mark)' },
    }
  }),
)

const Actions = styled('div')(
  themed(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), marginTop: theme.spacing(3) })),
)

/** Something to know that stays on the page: guest mode, a demo, a limit. */
export function Notice({ title, children, tone = 'info', icon, actions }: NoticeProps) {
  return (
    // It stands on the page from the start, so it interrupts nobody.
    <Root data-tone={tone} role="note">
      {icon && <div className="icon">{icon}</div>}
      <div className="message">
        {title && <div className="title">{title}</div>}
        <div>{children}</div>
        {actions && <Actions>{actions}</Actions>}
      </div>
    </Root>
  )
}
