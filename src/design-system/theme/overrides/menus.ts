import { radius, shadow } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { themed } from '../themed.ts'
import type { Overrides } from './baseline.ts'

/** Lists of actions that open over the page. They open at once, and the page behind them scrolls on. */
export const menuOverrides: Overrides = {
  MuiMenu: {
    defaultProps: { transitionDuration: 0, disableScrollLock: true, marginThreshold: 8 },
    styleOverrides: {
      // At least as wide as the button that opened it, which says its width.
      paper: themed(({ theme }) => ({
        minWidth: `max(${theme.spacing(48)}, var(--anchor-width, 0rem))`,
        boxShadow: shadow.sheet,
      })),
      list: themed(({ theme }) => ({
        padding: theme.spacing(1.5),
        '& .MuiDivider-root': { margin: theme.spacing(1.5, 0) },
      })),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: themed(({ theme }) => {
        const { palette } = theme.vars
        return {
          gap: theme.spacing(3),
          minHeight: size.touch,
          padding: theme.spacing(1.5, 3),
          borderRadius: radius.control,
          whiteSpace: 'normal',
          '&:hover, &.Mui-focusVisible': { backgroundColor: palette.tint.primary },
          // The paper scrolls, so a ring outside would be cut.
          '&:focus-visible': { outlineOffset: `-${size.focusRing}` },
          '& svg': { flexShrink: 0, width: size.icon, height: size.icon, color: palette.text.secondary },
          '&[data-danger], &[data-danger] svg': { color: palette.error.main },
          '&[aria-checked] svg': { color: palette.primary.main },
          '&[aria-checked="false"] svg': { visibility: 'hidden' },
          '&.Mui-selected': { backgroundColor: 'transparent' },
          [theme.breakpoints.up('sm')]: { minHeight: size.touch },
        }
      }),
    },
  },
  MuiListSubheader: {
    styleOverrides: {
      root: themed(({ theme }) => ({
        ...theme.typography.caption,
        padding: theme.spacing(1, 3),
        backgroundColor: 'transparent',
        fontWeight: 600,
        color: theme.vars.palette.text.secondary,
      })),
    },
  },
}
