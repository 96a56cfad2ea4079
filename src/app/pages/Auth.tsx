import { Navigate, useLocation } from 'react-router-dom'
import { AuthScreen } from '#features/auth'
import { useUser } from '#lib/session'
import { LogoLink } from '../layouts/LogoLink.tsx'
import { defaultRedirect, safeRedirect } from '../safe-redirect.ts'

/** Where somebody came from: kept by a protected page, or written in the address after a session ended. */
function useOrigin(): string {
  const { state, search } = useLocation()
  const from: unknown = state && typeof state === 'object' && 'from' in state ? state.from : undefined
  return safeRedirect(from ?? new URLSearchParams(search).get('redirect'), location.origin)
}

/** The query that brings both along to the other form. */
function searchOf(origin: string, invite: string | undefined): string {
  const search = new URLSearchParams()
  if (origin !== defaultRedirect) search.set('redirect', origin)
  if (invite) search.set('invite', invite)
  return search.size > 0 ? `?${search}` : ''
}

/** /auth, /signin and /signup. Whoever is signed in, now or already, goes on to where they came from. */
export function Auth() {
  const { hasToken, loading, isGuest } = useUser()
  const { pathname, search } = useLocation()
  const origin = useOrigin()
  const invite = new URLSearchParams(search).get('invite') ?? undefined
  if (hasToken && !loading && !isGuest) return <Navigate replace to={origin} />
  return (
    <AuthScreen
      mode={pathname.startsWith('/signup') ? 'signUp' : 'signIn'}
      search={searchOf(origin, invite)}
      invite={invite}
      logo={<LogoLink size="large" />}
    />
  )
}
