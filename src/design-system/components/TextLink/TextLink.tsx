import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { Link } from '../../link.ts'
import { themed } from '../../theme/themed.ts'
import { size } from '../../tokens/space.ts'

export interface TextLinkProps {
  /** Words that name the page they lead to, never 'here'. */
  children: ReactNode
  /** When the address belongs to the product. */
  to?: string
  /** When the address lies outside the product. */
  href?: string
  /** Outside addresses that should leave this page open; the words must say so. */
  newTab?: boolean
}

const Root = styled('a')<{ to?: string }>(
  themed(({ theme }) => ({
    color: theme.vars.palette.primary.main,
    fontWeight: 500,
    textDecorationThickness: size.hairline,
    textUnderlineOffset: '0.2em',
    '&:hover': { color: theme.vars.palette.primary.dark, textDecorationThickness: size.focusGap },
  })),
)

/** Leads somewhere from within a text. What starts something is a Button. */
export function TextLink({ children, to, href, newTab }: TextLinkProps) {
  const inside = to !== undefined ? { as: Link, to } : { href }
  return (
    <Root {...inside} {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {children}
    </Root>
  )
}
