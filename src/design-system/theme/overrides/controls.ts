import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import type { Overrides } from './baseline.ts'

/** Chips and tabs. */
export const controlOverrides: Overrides = {
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({ borderRadius: radius.full, ...theme.typography.body2, fontWeight: 500 }),
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: size.touch },
      indicator: ({ theme }) => ({ height: theme.spacing(0.75), borderRadius: radius.full }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.button,
        minHeight: size.touch,
        minWidth: size.touch,
        padding: theme.spacing(2.5, 4),
        color: theme.vars.palette.text.secondary,
        '&:hover': { color: theme.vars.palette.text.primary },
      }),
    },
  },
}
