import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { ClaimedProgress } from '#contract/auth'
import { findPage } from '#contract/pages'
import { AuthScreen, ClaimedScreen } from '#features/auth'
import { useUser } from '#lib/session'
import { LogoLink } from '../layouts/LogoLink.tsx'
import { defaultRedirect, safeRedirect } from '../safe-redirect.ts'

/** The page to return to: passed by a protected page, or in the address after a session ended. */
function useOrigin(): string {
  const { state, search } = useLocation()
  const from: unknown = state && typeof state === 'object' && 'from' in state ? state.from : undefined
  return safeRedirect(from ?? new URLSearchParams(search).get('redirect'), location.origin)
}

/** The address whose link was confirmed in another browser than the one that signed up: the form has it. */
function useVerifiedEmail(): string | undefined {
  const { state } = useLocation()
  const email: unknown = state && typeof state === 'object' && 'email' in state ? state.email : undefined
  return typeof email === 'string' ? email : undefined
}

/** /auth, /signin and /signup. With a session it redirects to the page to return to; a new account first sees what its guest brought along. */
export function Auth() {
  const { hasToken, loading, isGuest } = useUser()
  const { pathname, search } = useLocation()
  const origin = useOrigin()
  const email = useVerifiedEmail()
  const [claimed, setClaimed] = useState<ClaimedProgress>()
  const invite = new URLSearchParams(search).get('invite') ?? undefined
  const logo = <LogoLink size="large" />
  if (hasToken && !loading && !isGuest) {
    if (claimed) return <ClaimedScreen progress={claimed} to={origin} logo={logo} />
    return <Navigate replace to={origin} />
  }
  return (
    <AuthScreen
      mode={findPage(pathname) === 'signUp' ? 'signUp' : 'signIn'}
      isBoth={findPage(pathname) === 'auth'}
      redirect={origin === defaultRedirect ? undefined : origin}
      invite={invite}
      email={email}
      onClaimed={setClaimed}
      logo={logo}
    />
  )
}
