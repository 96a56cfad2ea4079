/** The link that every component of the design system uses. The application gives its router's link once, to AppTheme. */
import { createContext, createElement, use } from 'react'
import type { ComponentPropsWithRef, ComponentType } from 'react'

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of the product, or an absolute address of it. */
  to: string
}

/** A link without a router: the browser opens another document. */
const PlainLink = ({ to, ...native }: LinkProps) => createElement('a', { href: to, ...native })

export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** Leads to an address of the product, without any look of its own. */
export const Link = (props: LinkProps) => createElement(use(LinkContext), props)
