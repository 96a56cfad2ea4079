import { duration } from '../../tokens/motion.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { themed } from '../themed.ts'
import type { Overrides } from './baseline.ts'

/** Switches and radio buttons, and the label that is pressed with them. */
export const choiceOverrides: Overrides = {
  MuiFormControlLabel: {
    styleOverrides: {
      root: themed(({ theme }) => ({
        display: 'flex',
        gap: theme.spacing(3),
        minHeight: size.touch,
        margin: 0,
        '&.Mui-disabled': { cursor: 'not-allowed' },
        '& .MuiFormControlLabel-label': {
          display: 'flex',
          flexGrow: 1,
          alignItems: 'center',
          gap: theme.spacing(3),
          minWidth: 0,
          '&.Mui-disabled': { color: theme.vars.palette.text.secondary },
          // A long word in large text is hyphenated rather than drawn over the switch.
          '& > span': { minWidth: 0, overflowWrap: 'break-word', hyphens: 'auto' },
          '& small': { display: 'block' },
          '& > svg': { flexShrink: 0, width: size.icon, height: size.icon, color: theme.vars.palette.text.secondary },
        },
      })),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: {
        width: '2.3125em',
        height: '1.375em',
        padding: 0,
        overflow: 'visible',
        '&:has(:disabled)': { opacity: 0.5 },
      },
      switchBase: themed(({ theme }) => ({
        padding: theme.spacing(0.75),
        // The label is the target; MUI's wider input would reach out of narrow screens.
        '& .MuiSwitch-input': { left: 0, width: '100%' },
        '&:hover, &.Mui-checked:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked': { transform: 'translateX(0.9375em)' },
        '&.Mui-checked + .MuiSwitch-track, &.Mui-disabled + .MuiSwitch-track': { opacity: 1 },
        '&.Mui-focusVisible + .MuiSwitch-track': {
          outline: `${size.focusRing} solid ${theme.vars.palette.primary.main}`,
          outlineOffset: size.focusGap,
        },
      })),
      thumb: themed(({ theme }) => ({
        width: `calc(1.375em - ${theme.spacing(1.5)})`,
        height: `calc(1.375em - ${theme.spacing(1.5)})`,
        backgroundColor: theme.vars.palette.background.paper,
        boxShadow: 'none',
      })),
      track: themed(({ theme }) => ({
        borderRadius: radius.full,
        backgroundColor: theme.vars.palette.border,
        opacity: 1,
        transition: theme.transitions.create('background-color', { duration: duration.tap }),
      })),
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: { flexShrink: 0, padding: 0, '& svg': { width: size.icon, height: size.icon } },
    },
  },
}
