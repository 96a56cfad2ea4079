import { keyframes } from '@mui/material/styles'
import { duration, easing } from '../../tokens/motion.ts'
import { radius, shadow } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { themed } from '../themed.ts'
import type { Overrides } from './baseline.ts'

const rise = keyframes`from { translate: 0 0.5rem }`

/** What the product says by itself: toasts, notices, errors; and how far things are. */
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
        '&& > .MuiButtonBase-root, && > .MuiButtonBase-root:hover': {
          backgroundColor: 'transparent',
          color: 'inherit',
        },
        '& > .MuiButton-root': {
          padding: theme.spacing(0, 3),
          fontSize: 'inherit',
          textDecoration: 'underline',
          textUnderlineOffset: '0.25em',
        },
      })),
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: themed(({ theme }) => ({
        gap: theme.spacing(3),
        padding: theme.spacing(4),
        border: 0,
        borderRadius: radius.card,
        '&&': { color: theme.vars.palette.text.primary },
        '&.MuiAlert-colorInfo': {
          backgroundColor: theme.vars.palette.tint.info,
          '--mark': theme.vars.palette.info.main,
        },
        '&.MuiAlert-colorSuccess': {
          backgroundColor: theme.vars.palette.tint.primary,
          '--mark': theme.vars.palette.primary.main,
        },
        '&.MuiAlert-colorWarning': {
          backgroundColor: theme.vars.palette.tint.reward,
          '--mark': theme.vars.palette.warning.main,
        },
        '& .MuiAlertTitle-root': {
          margin: 0,
          marginBottom: theme.spacing(1),
          fontSize: 'inherit',
          lineHeight: 'inherit',
          fontWeight: 650,
          color: 'var(--mark)',
        },
        // The error stands in forms and cards: a line around it, as fields have.
        '&.MuiAlert-colorError': {
          ...theme.typography.body1,
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: theme.spacing(1, 3),
          minHeight: size.touch,
          padding: theme.spacing(2, 2, 2, 4),
          border: `${size.hairline} solid ${theme.vars.palette.error.main}`,
          borderRadius: radius.control,
          backgroundColor: theme.vars.palette.tint.error,
          color: theme.vars.palette.error.main,
          '--mark': theme.vars.palette.error.main,
          // In a narrow place the way on stands below the words rather than squeezing them.
          '& .MuiAlert-message': { flexBasis: '7rem' },
        },
      })),
      icon: {
        margin: 0,
        padding: 0,
        fontSize: 'inherit',
        opacity: 1,
        '&&': { color: 'var(--mark)' },
        '& > svg': { width: size.icon, height: '1lh' },
      },
      message: { flexGrow: 1, padding: 0, overflow: 'visible', '& p': { margin: 0 } },
      action: { flexShrink: 0, margin: 0, marginLeft: 'auto', padding: 0 },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: themed(({ theme }) => ({
        height: theme.spacing(2),
        borderRadius: radius.full,
        backgroundColor: theme.vars.palette.divider,
        '&[data-tone="reward"] > *': { backgroundColor: theme.vars.palette.reward.text },
      })),
      bar: { borderRadius: radius.full },
      bar1: themed(({ theme }) => ({ transition: theme.transitions.create('transform', { duration: duration.card }) })),
    },
  },
  MuiSkeleton: {
    styleOverrides: {
      root: themed(({ theme }) => ({ borderRadius: radius.card, backgroundColor: theme.vars.palette.divider })),
    },
  },
}
