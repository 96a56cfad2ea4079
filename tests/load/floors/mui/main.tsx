import { createRoot } from 'react-dom/client'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { Question } from './Question.tsx'
import { theme } from './theme.ts'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Question />
    </ThemeProvider>,
  )
}
