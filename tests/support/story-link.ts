import { createElement } from 'react'
import type { ComponentPropsWithRef, MouseEvent } from 'react'

interface StoryLinkProps extends ComponentPropsWithRef<'a'> {
  to: string
}

/** Stands for the router's link in stories: a link that is pressed and leads nowhere. */
export function StoryLink({ to, onClick, ...rest }: StoryLinkProps) {
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    onClick?.(event)
  }
  return createElement('a', { ...rest, href: to, onClick: press })
}
