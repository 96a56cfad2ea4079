import { Suspense, lazy } from 'react'
import { createRoot } from 'react-dom/client'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom'
import { Question } from '../mui/Question.tsx'
import { theme } from '../mui/theme.ts'
import { Typing } from './Typing.tsx'

const Next = lazy(async () => ({ default: (await import('./Next.tsx')).Next }))

function Start() {
  return (
    <>
      <Question />
      <Link to="/next">Next</Link>
    </>
  )
}

function Frame() {
  return (
    <Suspense fallback={null}>
      <Outlet />
    </Suspense>
  )
}

/** The router as its manual sets it up: routes as data. */
const router = createBrowserRouter(
  [
    {
      element: <Frame />,
      children: [
        { path: '/', element: <Start /> },
        { path: '/typing', element: <Typing /> },
        { path: '/next', element: <Next /> },
      ],
    },
  ],
  { basename: '/router' },
)

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
}
