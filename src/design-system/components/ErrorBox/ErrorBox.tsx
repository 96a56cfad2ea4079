import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { CircleAlert } from 'lucide-react'
import { themed } from '../../theme/themed.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'

export interface ErrorBoxProps {
  /** What went wrong and what to do now. */
  children: ReactNode
  /** A way out beside the words: a help icon, or "Try again". */
  action?: ReactNode
}

const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1, 3),
    minHeight: size.touch,
    padding: theme.spacing(2, 2, 2, 4),
    border: `${size.hairline} solid ${theme.vars.palette.error.main}`,
    borderRadius: radius.control,
    backgroundColor: theme.vars.palette.tint.error,
    color: theme.vars.palette.error.main,
    '& > svg': { flexShrink: 0, width: size.icon, height: size.icon },
    // In a narrow place the way on stands below the words rather than squeezing them.
    '& > div': { flex: '1 1 7rem', minWidth: 0 },
    '& > button': { flexShrink: 0, marginLeft: 'auto' },
  })),
)

/** What failed, where it failed, with a way on. Errors of one field belong to the field. */
export function ErrorBox({ children, action }: ErrorBoxProps) {
  return (
    <Root>
      <CircleAlert aria-hidden="true" />
      <div role="alert">{children}</div>
      {action}
    </Root>
  )
}
