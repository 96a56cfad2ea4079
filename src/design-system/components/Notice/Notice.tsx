import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'

export interface NoticeProps {
  /** The matter in a few words. */
  title?: string
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
    return {
      ...theme.typography.body2,
      display: 'flex',
      gap: theme.spacing(3),
      padding: theme.spacing(4),
      borderRadius: radius.card,
      color: palette.text.primary,
      backgroundColor: palette.tint.info,
      '--mark': palette.info.main,
      '&[data-tone="primary"]': { backgroundColor: palette.tint.primary, '--mark': palette.primary.main },
      '&[data-tone="reward"]': { backgroundColor: palette.tint.reward, '--mark': palette.reward.text },
      '&[data-tone="warning"]': { backgroundColor: palette.tint.reward, '--mark': palette.warning.main },
      '& > svg': { flexShrink: 0, width: size.icon, height: '1lh', color: 'var(--mark)' },
      '& > div': { display: 'grid', gap: theme.spacing(1), flexGrow: 1, minWidth: 0 },
      '& p': { margin: 0 },
    }
  }),
)

const Title = styled('p')({ fontWeight: 650, color: 'var(--mark)' })

const Actions = styled('div')(
  themed(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), marginTop: theme.spacing(2) })),
)

/** Something to know that stays on the page: guest mode, a demo, a limit. */
export function Notice({ title, children, tone = 'info', icon, actions }: NoticeProps) {
  return (
    <Root data-tone={tone}>
      {icon}
      <div>
        {title && <Title>{title}</Title>}
        <div>{children}</div>
        {actions && <Actions>{actions}</Actions>}
      </div>
    </Root>
  )
}
