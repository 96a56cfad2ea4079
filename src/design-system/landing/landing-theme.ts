import type { Theme } from '@mui/material/styles'
import { createTheme } from '../theme/create-theme.ts'
import { baselineOverrides } from '../theme/overrides/baseline.ts'

/** The theme of the landing page, which draws none of MUI's widgets: the looks of dialogs and menus would come with its first load. */
export const createLandingTheme = (): Theme => createTheme(baselineOverrides)
