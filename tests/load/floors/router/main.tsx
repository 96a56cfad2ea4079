import { Suspense, lazy } from 'react'
import { createRoot } from 'react-dom/client'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
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

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <BrowserRouter basename="/router">
        <Suspense fallback={null}>
          <Routes>
            <Route path="/" element={<Start />} />
            <Route path="/typing" element={<Typing />} />
            <Route path="/next" element={<Next />} />
          </Routes>
        </Suspense>
      </BrowserRouter>
    </ThemeProvider>,
  )
}
