import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { routes } from '#contract/routes'
import { PageLoading } from './PageLoading.tsx'

/** The landing page is a document of its own, so the way there leaves the application. */
export function RedirectToLanding() {
  // The server never serves the application at '/'; should one do so all the same, going there again would not end.
  const servedHere =
    new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname === routes.landing()
  useEffect(() => {
    if (!servedHere) location.replace(routes.landing())
  }, [servedHere])
  return servedHere ? <Navigate replace to={routes.home()} /> : <PageLoading />
}
