import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import type { Overrides } from './baseline.ts'

/** What lies over the page is paper with a line; how wide a page is. */
export const surfaceOverrides: Overrides = {
  MuiPaper: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      rounded: { borderRadius: radius.card },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
    },
  },
  MuiContainer: {
    styleOverrides: {
      root: ({ theme }) => ({
        maxWidth: `calc(${size.content} + ${theme.spacing(12)})`,
        paddingInline: theme.spacing(4),
        [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(6) },
      }),
    },
  },
}
