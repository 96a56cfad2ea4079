import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'

export interface SceneLayoutProps {
  /** The picture of the page: first, and the wider one on large screens. */
  scene: ReactNode
  /** What is to do about it, beside it on large screens and below it on others. */
  children: ReactNode
}

const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(5),
    gridTemplateColumns: 'minmax(0, 1fr)',
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', alignItems: 'start' },
  })),
)

/** A picture of the page's matter and the one thing to do about it. */
export function SceneLayout({ scene, children }: SceneLayoutProps) {
  return (
    <Root>
      <div>{scene}</div>
      <div>{children}</div>
    </Root>
  )
}
