import { createElement } from 'react'
import type { MouseEvent } from 'react'
import type { LinkProps } from '#design-system'

/** Stands for the router's link in stories: a link that is pressed and leads nowhere. */
export function StoryLink({ to, onClick, ...rest }: LinkProps) {
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    onClick?.(event)
  }
  return createElement('a', { ...rest, href: to, onClick: press })
}
