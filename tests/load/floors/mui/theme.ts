import { createTheme } from '@mui/material/styles'

/** MUI as it comes, with colours as CSS variables. */
export const theme = createTheme({ cssVariables: true })
