import type { ReactNode } from 'react'
import { AnchorMdx } from '@storybook/addon-docs/blocks'

interface DocsLinkProps {
  /** The path of a page or story in Storybook: `/docs/welcome--docs`. */
  to: string
  children: ReactNode
}

/** Leads to another page of Storybook and keeps the toolbar's choices. */
export function DocsLink({ to, children }: DocsLinkProps) {
  return (
    <AnchorMdx href={`./?path=${to}`} target="_self">
      {children}
    </AnchorMdx>
  )
}
