import { createElement, Suspense, use } from 'react'
import type { ReactNode } from 'react'
import { Navigate, useLocation, useRoutes } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { findPage, pages } from '#contract/pages'
import type { Page } from '#contract/page'
import type { PageName } from '#contract/pages'
import { routes } from '#contract/routes'
import { useUser } from '#lib/session'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { RedirectToLanding } from './RedirectToLanding.tsx'
import { PageLoading } from './PageLoading.tsx'
import { frame, notFound, screenOf } from './screens.ts'
import type { ScreenName } from './screens.ts'

const names = (Object.keys(pages) as PageName[]).filter((name) => name !== 'landing')

function ScreenOf({ name }: { name: ScreenName | 'notFound' }) {
  return createElement(use((name === 'notFound' ? notFound : screenOf(name)).show()))
}

/** A page in its own boundary: its loading message and its errors take the place of nothing else. */
function PageBoundary({ name }: { name: ScreenName | 'notFound' }) {
  return (
    <ErrorBoundary>
      <Suspense key={name} fallback={<PageLoading />}>
        <ScreenOf name={name} />
      </Suspense>
    </ErrorBoundary>
  )
}

/**
 * Shows its content with a token. Without one it leads to sign-in and back: to /auth, or to /signin?redirect= when the server has just ended
 * the session of this tab.
 */
function RequireSession({ children }: { children: ReactNode }) {
  const { hasToken, ended } = useUser()
  const { pathname, search, hash } = useLocation()
  if (hasToken) return children
  const from = pathname + search + hash
  // After signing out the landing page loads, which is another document.
  if (ended === 'left') return <PageLoading />
  if (ended === 'expired') return <Navigate replace to={routes.signIn({ redirect: from })} />
  return <Navigate replace to={routes.auth()} state={{ from }} />
}

/** Each page with its address, whose parameters it reads. A table for each page: `findPage` has found it, and nothing is ranked. */
const tables = Object.fromEntries(
  names.map((name): [ScreenName, RouteObject[]] => {
    const { path, access }: Page = pages[name]
    const place = <PageBoundary name={name} />
    return [name, [{ path, element: access === 'session' ? <RequireSession>{place}</RequireSession> : place }]]
  }),
) as Record<ScreenName, RouteObject[]>

function PageHere({ name }: { name: ScreenName }) {
  return useRoutes(tables[name])
}

/** The page of this address inside the frame. */
function FramedPages() {
  const name = findPage(useLocation().pathname)
  return name === undefined || name === 'landing' ? <PageBoundary name="notFound" /> : <PageHere name={name} />
}

// The same elements at every move: the frame is asked for once.
const framedPages = <FramedPages />
const framed = (
  <Suspense fallback={<PageLoading />}>
    <Frame />
  </Suspense>
)

/** The frame with the navigation. */
function Frame() {
  return createElement(use(frame.show()), null, framedPages)
}

/** Every address of the application. */
export function AppRoutes() {
  const name = findPage(useLocation().pathname)
  if (name === 'landing') return <RedirectToLanding />
  return name && pages[name].alone ? <PageHere name={name} /> : framed
}
