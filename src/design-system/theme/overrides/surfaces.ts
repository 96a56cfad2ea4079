import { radius, shadow } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import type { Overrides } from './baseline.ts'

/** Cards, dialogs, menus: paper with a line; a shadow only where something floats. */
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
  // Gaps rather than margins: what opens over the page from inside a stack keeps its own place.
  MuiStack: { defaultProps: { useFlexGap: true } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        boxShadow: shadow.sheet,
        margin: theme.spacing(4),
        width: `calc(100% - ${theme.spacing(8)})`,
        maxWidth: size.form,
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme, ownerState }) => (ownerState.invisible ? {} : { backgroundColor: theme.vars.palette.scrim }),
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...theme.typography.body2,
        borderRadius: radius.control,
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.paper,
        padding: theme.spacing(1.5, 3),
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.palette.divider }),
      rounded: { borderRadius: radius.card },
    },
  },
}
