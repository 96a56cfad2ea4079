import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { Text } from '../Text/Text.tsx'

export interface CardHeaderProps {
  /** The name of the card: an `h3`. */
  title: string
  /** IconButtons for the whole card. */
  actions: ReactNode
}

const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    // A button is larger than its picture: the picture stands in line with the card's padding.
    marginTop: theme.spacing(-2),
    marginInlineEnd: theme.spacing(-2),
    '& > h3': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  })),
)

/** The name of a Card with what can be done with it. */
export function CardHeader({ title, actions }: CardHeaderProps) {
  return (
    <Root>
      <Text variant="h3">{title}</Text>
      {actions}
    </Root>
  )
}
