import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../theme/themed.ts'
import { LandingContainer } from './LandingContainer.ts'
import { size } from '../tokens/space.ts'

export interface LandingBarProps {
  /** The Logo as a link. */
  logo: ReactNode
  /** Buttons for language and display mode. */
  children: ReactNode
  /** The way in; on phones the same button is a little below. */
  signIn?: ReactNode
}

const Bar = styled(LandingContainer)(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    paddingBlock: theme.spacing(1),
    whiteSpace: 'nowrap',
    [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(4) },
    '& > a:first-of-type': { alignItems: 'center', minHeight: size.touch, marginRight: 'auto' },
    '& > .sign-in': { [theme.breakpoints.down('sm')]: { display: 'none' } },
  })),
)

/** The top of the landing page. */
export function LandingBar({ logo, children, signIn }: LandingBarProps) {
  return (
    <Bar as="header">
      {logo}
      {children}
      {signIn && <div className="sign-in">{signIn}</div>}
    </Bar>
  )
}
