import type { LinkComponentProps } from '#design-system'

/** A link without a router: the landing page is a document of its own. */
export const PlainLink = ({ to, children, ...native }: LinkComponentProps) => (
  <a href={to} {...native}>
    {children}
  </a>
)
