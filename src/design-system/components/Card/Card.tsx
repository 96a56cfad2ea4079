import type { ComponentPropsWithRef } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { radius, shadow } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** A quiet background of a card that shows a state; `plain` otherwise. */
  tone?: 'plain' | 'primary' | 'reward' | 'error' | 'info' | 'neutral'
  /** `flush` when the content brings its own edges, such as a list or a picture. */
  padding?: 'normal' | 'flush'
  /** When the card is the one thing of the screen and may float a little. */
  raised?: boolean
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
      boxShadow: shadow.card,
      '&[data-tone="primary"]': tone(palette.tint.primary),
      '&[data-tone="reward"]': tone(palette.tint.reward),
      '&[data-tone="error"]': tone(palette.tint.error),
      '&[data-tone="info"]': tone(palette.tint.info),
      '&[data-tone="neutral"]': { backgroundColor: palette.tint.neutral },
      '&:not([data-tone="plain"])': { boxShadow: 'none' },
      '&[data-raised]': { boxShadow: shadow.raised },
      '&[data-padding="normal"]': {
        padding: theme.spacing(4),
        [theme.breakpoints.up('md')]: { padding: theme.spacing(6) },
      },
    }
  }),
)

/** A sheet of paper that holds what belongs together. */
export function Card({ tone = 'plain', padding = 'normal', raised, ...native }: CardProps) {
  return <Root data-tone={tone} data-padding={padding} data-raised={raised || undefined} {...native} />
}
