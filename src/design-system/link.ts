import type { ComponentPropsWithRef, ComponentType } from 'react'

/** What the design system hands to the router's link. */
export interface LinkComponentProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  to: string
}

/** The router's link, passed in by the application: the design system knows no router. */
export type LinkComponent = ComponentType<LinkComponentProps>
