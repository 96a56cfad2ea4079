import type { Theme } from '@mui/material/styles'
import { createTheme } from '../theme/create-theme.ts'
import { baselineOverrides } from '../theme/overrides/baseline.ts'
import { buttonOverrides } from '../theme/overrides/buttons.ts'
import { progressOverrides } from '../theme/overrides/progress.ts'
import { surfaceOverrides } from '../theme/overrides/surfaces.ts'

/** The theme of the landing page, which has buttons and cards alone: the looks of fields, dialogs and menus would come with its first load. */
export const createLandingTheme = (): Theme =>
  createTheme({
    ...baselineOverrides,
    ...buttonOverrides,
    ...progressOverrides,
    ...surfaceOverrides,
  })
