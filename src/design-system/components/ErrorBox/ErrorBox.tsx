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

/** It stands in forms and cards: a line around it, as fields have. */
const Root = styled('div')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      ...theme.typography.body1,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: theme.spacing(1, 3),
      minHeight: size.touch,
      padding: theme.spacing(2, 2, 2, 4),
      border: `${size.hairline} solid ${palette.error.main}`,
      borderRadius: radius.control,
      backgroundColor: palette.tint.error,
      color: palette.error.main,
      '& > svg': { flex: 'none', width: size.icon, height: '1lh' },
      // In a narrow place the way on stands below the words rather than squeezing them.
      '& > .message': { flex: '1 1 7rem', minWidth: 0, '& p': { margin: 0 } },
      '& > .action': { display: 'flex', flex: 'none', marginInlineStart: 'auto' },
    }
  }),
)

/** What failed, where it failed, with a way on. Errors of one field belong to the field. */
export function ErrorBox({ children, action }: ErrorBoxProps) {
  return (
    <Root>
      <CircleAlert aria-hidden="true" />
      {/* The words alone are read out, without the button. */}
      <div className="message" role="alert">
        {children}
      </div>
      {action && <div className="action">{action}</div>}
    </Root>
  )
}
