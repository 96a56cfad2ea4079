import type { ReactNode } from 'react'
import MuiLink from '@mui/material/Link'
import { Link } from '../../link.ts'

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

/** Leads somewhere from within a text. What starts something is a Button. */
export function TextLink({ children, to, href, newTab }: TextLinkProps) {
  const inside = to !== undefined ? { component: Link, to } : { href }
  return (
    <MuiLink {...inside} {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {children}
    </MuiLink>
  )
}
