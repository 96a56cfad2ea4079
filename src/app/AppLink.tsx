import { Link } from 'react-router-dom'
import { findPage } from '#contract/pages'
import type { LinkComponentProps } from '#design-system'
import { preload } from './screens.ts'

/** The router's link as the design system takes it. Pointing at it or reaching it by keyboard fetches the page. */
export function AppLink({ to, ...rest }: LinkComponentProps) {
  const fetchPage = () => preload(findPage(to.split(/[?#]/, 1)[0] ?? to))
  return <Link {...rest} to={to} onPointerEnter={fetchPage} onFocus={fetchPage} />
}
