import type { Theme } from '@mui/material/styles'
import { Link } from '../../link.ts'
import { duration } from '../../tokens/motion.ts'
import { playSize } from '../../tokens/play.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { themed } from '../themed.ts'
import type { Overrides } from './baseline.ts'

/** A button that cannot be pressed, or not now: it still says so to the pointer. */
const disabled = ({ vars: { palette } }: Theme) =>
  ({
    '&.Mui-disabled, &[aria-disabled="true"]': {
      pointerEvents: 'auto',
      cursor: 'not-allowed',
      scale: '1',
      '&, &:hover': {
        backgroundColor: palette.tint.neutral,
        borderColor: palette.divider,
        color: palette.text.secondary,
        filter: 'none',
      },
    },
  }) as const

/** Everything that is pressed. No ripple: a tap answers with colour and a small step inwards. */
export const buttonOverrides: Overrides = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true, LinkComponent: Link },
    styleOverrides: {
      // MUI takes the browser's outline away; the page's own focus ring stays.
      root: themed(({ theme }) => ({
        touchAction: 'manipulation',
        '&:focus-visible': {
          outline: `${size.focusRing} solid ${theme.vars.palette.primary.main}`,
          outlineOffset: size.focusGap,
        },
      })),
    },
  },
  MuiButton: {
    styleOverrides: {
      root: themed(({ theme }) => {
        const { palette } = theme.vars
        return {
          gap: theme.spacing(2),
          minHeight: size.touch,
          minWidth: size.touch,
          padding: theme.spacing(2.5, 5),
          border: `${size.hairline} solid transparent`,
          borderRadius: radius.control,
          textAlign: 'center',
          transition: theme.transitions.create(['background-color', 'border-color', 'color', 'scale'], {
            duration: duration.tap,
          }),
          '& svg': { flexShrink: 0, width: size.icon, height: size.icon },
          '&:active': { scale: '0.98' },
          '&.MuiButton-primary': {
            backgroundColor: palette.primary.main,
            color: palette.primary.contrastText,
            '&:hover': { backgroundColor: palette.primary.dark },
          },
          '&.MuiButton-secondary': {
            backgroundColor: palette.background.paper,
            borderColor: palette.border,
            color: palette.text.primary,
            '&:hover': {
              backgroundColor: palette.tint.primary,
              borderColor: palette.primary.main,
              color: palette.primary.main,
            },
          },
          '&.MuiButton-quiet': {
            color: palette.primary.main,
            '&:hover': { backgroundColor: palette.tint.primary },
          },
          '&.MuiButton-danger': {
            backgroundColor: palette.error.main,
            color: palette.error.contrastText,
            '&:hover': { filter: 'brightness(0.9)' },
          },
          ...disabled(theme),
          '&.MuiButton-quiet.Mui-disabled, &.MuiButton-quiet[aria-disabled="true"]': {
            '&, &:hover': { backgroundColor: 'transparent', borderColor: 'transparent' },
          },
          '&[aria-busy="true"]': { cursor: 'progress', scale: '1' },
        }
      }),
      startIcon: { margin: 0 },
      endIcon: { margin: 0 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: themed(({ theme }) => {
        const { palette } = theme.vars
        return {
          flexShrink: 0,
          width: size.touch,
          height: size.touch,
          padding: 0,
          color: palette.text.secondary,
          transition: theme.transitions.create(['background-color', 'color', 'scale'], { duration: duration.tap }),
          '& svg': { width: size.icon, height: size.icon },
          '&.MuiIconButton-sizeLarge': {
            width: playSize.press,
            height: playSize.press,
            '& svg': { width: size.iconLarge, height: size.iconLarge },
          },
          '&:hover, &[aria-pressed="true"]': { backgroundColor: palette.tint.primary, color: palette.primary.main },
          '&:active': { scale: '0.94' },
          '&.MuiIconButton-colorPrimary': {
            backgroundColor: palette.primary.main,
            color: palette.primary.contrastText,
            '&:hover': { backgroundColor: palette.primary.dark },
          },
          ...disabled(theme),
        }
      }),
    },
  },
}
