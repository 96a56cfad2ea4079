import { Navigate, useLocation } from 'react-router-dom'
import { findPage } from '#contract/pages'
import { AuthScreen } from '#features/auth'
import { useUser } from '#lib/session'
import { LogoLink } from '../layouts/LogoLink.tsx'
import { defaultRedirect, safeRedirect } from '../safe-redirect.ts'

/** The page to return to: passed by a protected page, or in the address after a session ended. */
function useOrigin(): string {
  const { state, search } = useLocation()
  const from: unknown = state && typeof state === 'object' && 'from' in state ? state.from : undefined
  return safeRedirect(from ?? new URLSearchParams(search).get('redirect'), location.origin)
}

/** /auth, /signin and /signup. With a session it redirects to the page to return to. */
export function Auth() {
  const { hasToken, loading, isGuest } = useUser()
  const { pathname, search } = useLocation()
  const origin = useOrigin()
  const invite = new URLSearchParams(search).get('invite') ?? undefined
  if (hasToken && !loading && !isGuest) return <Navigate replace to={origin} />
  return (
    <AuthScreen
      mode={findPage(pathname) === 'signUp' ? 'signUp' : 'signIn'}
      isBoth={findPage(pathname) === 'auth'}
      redirect={origin === defaultRedirect ? undefined : origin}
      invite={invite}
      logo={<LogoLink size="large" />}
    />
  )
}
