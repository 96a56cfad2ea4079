import { Link } from 'react-router-dom'
import { findPage } from '#contract/pages'
import type { LinkComponentProps } from '#design-system'
import { usePreload } from './usePreload.ts'

/** Absolute links to this site are paths of the router. */
const pathOf = (to: string): string => (to.startsWith(`${location.origin}/`) ? to.slice(location.origin.length) : to)

/** The router's link as the design system takes it. Pointing at it or reaching it by keyboard fetches what it shows. */
export function AppLink({ to, ...rest }: LinkComponentProps) {
  const path = pathOf(to)
  const preload = usePreload()
  const fetchPage = () => preload(findPage(path.split(/[?#]/, 1)[0] ?? path))
  return <Link {...rest} to={path} onPointerEnter={fetchPage} onFocus={fetchPage} />
}
