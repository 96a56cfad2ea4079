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

/** The frame of the pages: sidebar, bar above, bar under the thumb. */
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
  MuiAppBar: {
    styleOverrides: {
      root: themed(({ theme }) => ({
        flexDirection: 'row',
        alignItems: 'center',
        gap: theme.spacing(2),
        height: size.topBar,
        paddingInline: theme.spacing(2, 4),
        border: 0,
        borderBottom: `${size.hairline} solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.background.default,
        [theme.breakpoints.up('lg')]: { display: 'none' },
      })),
    },
  },
  MuiBottomNavigation: {
    styleOverrides: {
      root: themed(({ theme }) => ({
        position: 'fixed',
        zIndex: theme.vars.zIndex.appBar,
        insetInline: 0,
        bottom: 0,
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        height: 'auto',
        minHeight: size.bottomBar,
        paddingBottom: 'env(safe-area-inset-bottom)',
        borderTop: `${size.hairline} solid ${theme.vars.palette.divider}`,
        [theme.breakpoints.up('md')]: { display: 'none' },
      })),
    },
  },
  MuiBottomNavigationAction: {
    styleOverrides: {
      root: themed(({ theme }) => ({
        gap: theme.spacing(0.5),
        minWidth: 0,
        maxWidth: 'none',
        padding: theme.spacing(1),
        color: theme.vars.palette.text.primary,
        transition: 'none',
        fontWeight: 500,
        '& > svg': { width: '1.5rem', height: '1.5rem', color: theme.vars.palette.text.secondary },
        '&:hover': { backgroundColor: theme.vars.palette.tint.neutral },
        '&[aria-current]': { fontWeight: 650, '&, & > svg': { color: theme.vars.palette.primary.main } },
        '&:focus-visible': { outlineOffset: `-${size.focusRing}` },
      })),
      label: themed(({ theme }) => ({
        '&, &.Mui-selected': { ...theme.typography.caption, fontWeight: 'inherit' },
        maxWidth: '100%',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      })),
    },
  },
}
