import { keyframes } from '@mui/material/styles'
import { duration, easing } from '../../tokens/motion.ts'
import { radius, shadow } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { themed } from '../themed.ts'
import type { Overrides } from './baseline.ts'

const rise = keyframes`from { translate: 0 1rem }`

/** Dialogs scroll as a whole, so that a small screen with large text still shows every button. */
export const dialogOverrides: Overrides = {
  MuiDialog: {
    styleOverrides: {
      container: themed(({ theme }) => ({ [theme.breakpoints.down('sm')]: { alignItems: 'flex-end' } })),
      paper: themed(({ theme }) => ({
        display: 'block',
        width: `calc(100% - ${theme.spacing(8)})`,
        maxHeight: `calc(100% - ${theme.spacing(16)})`,
        margin: theme.spacing(4),
        overscrollBehavior: 'contain',
        boxShadow: shadow.sheet,
        animation: `${rise} ${duration.sheet}ms ${easing.out}`,
        '& > .close': { position: 'absolute', top: theme.spacing(4), right: theme.spacing(3) },
        // On phones a sheet at the lower edge, where the thumb is.
        [theme.breakpoints.down('sm')]: {
          width: '100%',
          margin: 0,
          borderWidth: 0,
          borderRadius: `${radius.card} ${radius.card} 0 0`,
          paddingBottom: 'env(safe-area-inset-bottom)',
        },
      })),
      paperWidthXs: themed(({ theme }) => ({
        maxWidth: `calc(${size.form} + ${theme.spacing(12)})`,
        [theme.breakpoints.down('sm')]: { maxWidth: '100%' },
      })),
      paperFullScreen: {
        width: '100%',
        maxWidth: '100%',
        maxHeight: 'none',
        margin: 0,
        border: 0,
        borderRadius: 0,
        animation: 'none',
        '@media print': { height: 'auto', backgroundColor: 'transparent' },
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: themed(({ theme }) => ({ padding: theme.spacing(6, 15, 0, 6) })) } },
  MuiDialogContent: {
    styleOverrides: {
      // Not of its own scroll: it would cut off the focus ring of the first field.
      root: themed(({ theme }) => ({
        overflow: 'visible',
        '.MuiDialogTitle-root + &': { padding: theme.spacing(2, 6, 6) },
      })),
    },
  },
  MuiDialogContentText: {
    styleOverrides: {
      root: themed(({ theme }) => ({
        color: theme.vars.palette.text.primary,
        '&:not(:last-child)': { marginBottom: theme.spacing(4) },
      })),
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: themed(({ theme }) => ({
        flexWrap: 'wrap',
        gap: theme.spacing(3),
        padding: theme.spacing(0, 6, 6),
        [theme.breakpoints.down('sm')]: { flexDirection: 'column-reverse', alignItems: 'stretch' },
      })),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: themed(({ theme }) => ({
        '&:not(.MuiBackdrop-invisible)': { backgroundColor: theme.vars.palette.scrim },
      })),
    },
  },
}
