import { duration } from '../../tokens/motion.ts'
import { size } from '../../tokens/space.ts'
import { themed } from '../themed.ts'
import type { Overrides } from './baseline.ts'

/** Tabs. */
export const controlOverrides: Overrides = {
  MuiTabs: {
    // A view follows the focus. Tabs that do not fit are scrolled to.
    defaultProps: { variant: 'scrollable', scrollButtons: false, selectionFollowsFocus: true },
    styleOverrides: {
      root: themed(({ theme }) => ({
        minHeight: size.touch,
        marginBottom: theme.spacing(6),
        borderBottom: `${size.hairline} solid ${theme.vars.palette.divider}`,
      })),
      list: themed(({ theme }) => ({ gap: theme.spacing(1) })),
      indicator: { height: size.focusRing },
    },
  },
  MuiTab: {
    defaultProps: { iconPosition: 'start' },
    styleOverrides: {
      root: themed(({ theme }) => ({
        ...theme.typography.button,
        flex: '1 0 auto',
        gap: theme.spacing(2),
        maxWidth: 'none',
        minHeight: size.touch,
        minWidth: size.touch,
        padding: theme.spacing(2, 4),
        // Four short names stand in 360 px.
        [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(3) },
        // The room of the indicator.
        borderBottom: `${size.focusRing} solid transparent`,
        whiteSpace: 'nowrap',
        transition: theme.transitions.create('color', { duration: duration.tap }),
        '& > .MuiTab-icon': { margin: 0, width: size.icon, height: size.icon },
        '&:hover:not(.Mui-selected)': { color: theme.vars.palette.text.primary },
        // The list scrolls, so a ring outside would be cut.
        '&:focus-visible': { outlineOffset: `-${size.focusRing}` },
      })),
    },
  },
}
