import type { MouseEvent } from 'react'
import { findPage } from '#contract/pages'
import type { LinkProps } from '#design-system'
import { useGo } from '#lib/go'
import { usePreload } from './usePreload.ts'

/** Absolute links to this site are paths of the router. */
const pathOf = (to: string): string => (to.startsWith(`${location.origin}/`) ? to.slice(location.origin.length) : to)

/** Whether the press asks for the page here and now; a new tab, a new window and a download are the browser's. */
const isForHere = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  ['', '_self'].includes(event.currentTarget.target) &&
  !event.currentTarget.hasAttribute('download')

/**
 * A link inside the application, as the design system takes it; `to` is a whole path. Pointing at it or reaching it by keyboard fetches
 * what it shows. Unlike the router's link it asks nothing about where the browser is, so that a move draws no link anew.
 */
export function AppLink({ to, onClick, children, ...rest }: LinkProps) {
  const path = pathOf(to)
  const go = useGo()
  const preload = usePreload()
  const fetchPage = () => preload(findPage(path.split(/[?#]/, 1)[0] ?? path))
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !path.startsWith('/') || !isForHere(event)) return
    event.preventDefault()
    const { pathname, search, hash } = location
    go(path, { replace: path === pathname + search + hash })
  }
  return (
    <a {...rest} href={path} onClick={press} onPointerEnter={fetchPage} onFocus={fetchPage}>
      {children}
    </a>
  )
}
