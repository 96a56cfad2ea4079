import { Link } from 'react-router-dom'
import { findPage } from '#contract/pages'
import type { LinkProps } from '#design-system'
import { usePreload } from './usePreload.ts'

/** The router's link for the design system. Pointing at it or reaching it by keyboard fetches what it shows. */
export function PageLink({ to, ...rest }: LinkProps) {
  const preload = usePreload()
  const fetchPage = () => preload(findPage(URL.parse(to, location.origin)?.pathname ?? to))
  return <Link {...rest} to={to} onPointerEnter={fetchPage} onFocus={fetchPage} />
}
