import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { radius, shadow } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** A quiet background of a card that shows a state; `plain` otherwise. */
  tone?: 'plain' | 'primary' | 'reward' | 'error' | 'info' | 'neutral'
  /** `flush` when the content brings its own edges, such as a list or a picture; `roomy` around the one matter of a screen. */
  padding?: 'normal' | 'flush' | 'roomy'
  /** When the card is the one thing of the screen and may float a little. */
  raised?: boolean
  /** Small print below the content, and one quiet button at its end. */
  footer?: ReactNode
}

const Root = styled('div')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    const tone = (background: string) => ({ backgroundColor: background, borderColor: 'transparent' })
    return {
      minWidth: 0,
      overflow: 'clip',
      border: `${size.hairline} solid ${palette.divider}`,
      borderRadius: radius.card,
      backgroundColor: palette.background.paper,
      color: palette.text.primary,
      '&[data-tone="primary"]': tone(palette.tint.primary),
      '&[data-tone="reward"]': tone(palette.tint.reward),
      '&[data-tone="error"]': tone(palette.tint.error),
      '&[data-tone="info"]': tone(palette.tint.info),
      '&[data-tone="neutral"]': { backgroundColor: palette.tint.neutral },
      '&[data-tone="plain"]': { boxShadow: shadow.card },
      '&[data-raised]': { boxShadow: shadow.raised },
      '&[data-padding="normal"]': {
        padding: theme.spacing(4),
        [theme.breakpoints.up('md')]: { padding: theme.spacing(6) },
      },
      '&[data-padding="roomy"]': {
        padding: theme.spacing(8, 4),
        [theme.breakpoints.up('md')]: { padding: theme.spacing(14, 6) },
      },
      // A quiet button is larger than its picture: the picture stands in line with the words above.
      '& > .footer': {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: theme.spacing(2),
        margin: theme.spacing(2, -3, -2, 0),
      },
    }
  }),
)

/** A sheet of paper that holds what belongs together. */
export function Card({ tone = 'plain', padding = 'normal', raised, footer, children, ...native }: CardProps) {
  return (
    <Root data-part="card" data-tone={tone} data-padding={padding} data-raised={raised || undefined} {...native}>
      {children}
      {footer && <div className="footer">{footer}</div>}
    </Root>
  )
}
