import { createElement, Suspense, use } from 'react'
import type { ReactNode } from 'react'
import { createRoutesFromElements, Navigate, Route, useLocation, useRoutes } from 'react-router-dom'
import { pages, standsAlone } from '#contract/pages'
import type { Page } from '#contract/pages'
import { useUser } from '#lib/session'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { LandingDoor } from './LandingDoor.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { PageLoading } from './PageLoading.tsx'
import { frame, screens } from './screens.ts'

type ScreenName = keyof typeof screens

const names = Object.keys(screens) as ScreenName[]

function FrameOfPages() {
  return createElement(use(frame.show()))
}

function ScreenOf({ name }: { name: ScreenName }) {
  return createElement(use(screens[name].show()))
}

/** A page in its own boundary: its loading message and its errors take the place of nothing else. */
function Place({ name }: { name: ScreenName }) {
  return (
    <ErrorBoundary>
      <Suspense key={name} fallback={<PageLoading />}>
        <ScreenOf name={name} />
      </Suspense>
    </ErrorBoundary>
  )
}

/**
 * Lets pass whoever has a token. Others go to sign-in and come back: to /auth, or to /signin?redirect= when the server has just ended
 * the session of this tab.
 */
function RequireSession({ children }: { children: ReactNode }) {
  const { hasToken, ended } = useUser()
  const { pathname, search, hash } = useLocation()
  if (hasToken) return children
  const from = pathname + search + hash
  // Whoever signs out is on the way to the landing page, which is another document.
  if (ended === 'left') return <PageLoading />
  if (ended === 'expired') return <Navigate replace to={`${pages.signIn.path}?redirect=${encodeURIComponent(from)}`} />
  return <Navigate replace to={pages.auth.path} state={{ from }} />
}

function routeOf(name: ScreenName) {
  const { path, access }: Page = pages[name]
  const place = <Place name={name} />
  return (
    <Route key={name} path={path} element={access === 'session' ? <RequireSession>{place}</RequireSession> : place} />
  )
}

/** Made once: moving from page to page makes none anew. */
const routes = createRoutesFromElements(
  <>
    <Route path={pages.landing.path} element={<LandingDoor />} />
    {names.filter(standsAlone).map(routeOf)}
    <Route
      element={
        <Suspense fallback={<PageLoading />}>
          <FrameOfPages />
        </Suspense>
      }
    >
      {names.filter((name) => !standsAlone(name)).map(routeOf)}
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </>,
)

/** Every address of the application. */
export function AppRoutes() {
  return useRoutes(routes)
}
