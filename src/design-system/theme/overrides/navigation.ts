import type { Theme } from '@mui/material/styles'
import { shadow } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { themed } from '../themed.ts'
import type { Overrides } from './baseline.ts'

export const sidebarLooks = (theme: Theme) =>
  ({
    gap: theme.spacing(4),
    padding: theme.spacing(3),
    border: 0,
    borderInlineEnd: `${size.hairline} solid ${theme.vars.palette.divider}`,
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
  }) as const

/** The sidebar of narrow screens, which lies over the page. */
export const navigationOverrides: Overrides = {
  MuiDrawer: {
    styleOverrides: {
      paper: themed(({ theme }) => ({
        ...sidebarLooks(theme),
        width: `min(${size.sidebar} + ${theme.spacing(6)}, 86vw)`,
        paddingBottom: `max(${theme.spacing(3)}, env(safe-area-inset-bottom))`,
        boxShadow: shadow.sheet,
      })),
    },
  },
}
