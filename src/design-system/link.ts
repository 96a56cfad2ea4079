import type { ComponentType, ReactNode, Ref } from 'react'

/** What the design system hands to the router's link. */
export interface LinkComponentProps {
  to: string
  children?: ReactNode
  className?: string
  ref?: Ref<HTMLAnchorElement>
  onClick?: (event: React.MouseEvent<HTMLAnchorElement>) => void
}

/** The router's link, passed in by the application: the design system knows no router. */
export type LinkComponent = ComponentType<LinkComponentProps>
