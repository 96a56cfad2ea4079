import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { Check } from 'lucide-react'
import { themed } from '../../theme/themed.ts'
import { radius } from '../../tokens/shape.ts'
import { Text } from '../Text/Text.tsx'

export interface SuccessScreenProps {
  /** What is done: "You are VIP now". */
  title: string
  /** What it means from here on. */
  children?: ReactNode
  /** The way on first, what else can be seen after it. */
  actions: ReactNode
}

const Root = styled('section')(
  themed(({ theme }) => ({
    display: 'grid',
    justifyItems: 'center',
    gap: theme.spacing(4),
    maxWidth: '32rem',
    margin: '0 auto',
    padding: theme.spacing(10, 4),
    textAlign: 'center',
  })),
)

const Mark = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    placeContent: 'center',
    width: theme.spacing(20),
    height: theme.spacing(20),
    borderRadius: radius.full,
    backgroundColor: theme.vars.palette.tint.primary,
    color: theme.vars.palette.primary.main,
    '& svg': { width: theme.spacing(10), height: theme.spacing(10) },
  })),
)

const Actions = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: theme.spacing(3),
    marginTop: theme.spacing(2),
  })),
)

/** Something that took several steps is done, and goes on from here. */
export function SuccessScreen({ title, children, actions }: SuccessScreenProps) {
  return (
    <Root>
      <Mark aria-hidden="true">
        <Check />
      </Mark>
      <div role="status">
        <Text variant="h1">{title}</Text>
      </div>
      {children}
      <Actions>{actions}</Actions>
    </Root>
  )
}
