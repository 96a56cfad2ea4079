import { keyframes } from '@mui/material/styles'
import { duration, easing } from '../../tokens/motion.ts'
import { radius, shadow } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { themed } from '../themed.ts'
import type { Overrides } from './baseline.ts'

const rise = keyframes`from { translate: 0 0.5rem }`

/** What the product says by itself for a moment. */
export const feedbackOverrides: Overrides = {
  MuiSnackbar: {
    styleOverrides: {
      // ToastProvider gives it its place, below one another.
      root: { position: 'static', transform: 'none', pointerEvents: 'auto', maxWidth: '100%' },
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: themed(({ theme }) => ({
        ...theme.typography.body2,
        flexWrap: 'nowrap',
        gap: theme.spacing(3),
        '&&': { minWidth: 0 },
        minHeight: theme.spacing(13),
        padding: theme.spacing(1, 1, 1, 4),
        border: 0,
        borderRadius: radius.control,
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.paper,
        boxShadow: shadow.raised,
        animation: `${rise} ${duration.card}ms ${easing.out}`,
      })),
      message: themed(({ theme }) => ({
        display: 'flex',
        alignItems: 'center',
        gap: theme.spacing(3),
        padding: 0,
        '& > svg': { flexShrink: 0, width: size.icon, height: size.icon },
      })),
      action: themed(({ theme }) => ({
        gap: theme.spacing(3),
        margin: 0,
        padding: 0,
        // Stronger than the button's own colour, which cannot be read on this background.
        '&& > button, && > button:hover': {
          backgroundColor: 'transparent',
          color: 'inherit',
        },
        '& > [data-button]': {
          padding: theme.spacing(0, 3),
          fontSize: 'inherit',
          textDecoration: 'underline',
          textUnderlineOffset: '0.25em',
        },
      })),
    },
  },
}
