import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { Button } from '../Button/Button.tsx'
import { StateActions, StateFrame } from '../EmptyState/StateFrame.ts'
import { Character } from '../Character/Character.tsx'
import { Grove } from '../Grove/Grove.tsx'
import { Text } from '../Text/Text.tsx'

export interface NotFoundProps {
  /** "Page Not Found". */
  title: string
  /** What may have happened. */
  children?: ReactNode
  /** The button that leads home, and its address. */
  home: { label: string; to: string }
}

const Number404 = styled('p')(
  themed(({ theme }) => ({
    ...theme.typography.headword,
    'p&': { color: theme.vars.palette.primary.main },
  })),
)

const Scene = styled('div')(themed(({ theme }) => ({ width: '100%', marginTop: theme.spacing(4) })))

/** An address that leads nowhere. */
export function NotFound({ title, children, home }: NotFoundProps) {
  return (
    <StateFrame>
      <Character pose="think" size="l" />
      <Number404>404</Number404>
      <Text variant="h2" component="h1">
        {title}
      </Text>
      {children && <Text>{children}</Text>}
      <StateActions>
        <Button to={home.to}>{home.label}</Button>
      </StateActions>
      <Scene>
        <Grove />
      </Scene>
    </StateFrame>
  )
}
