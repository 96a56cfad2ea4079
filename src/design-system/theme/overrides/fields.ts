import { duration } from '../../tokens/motion.ts'
import { radius, shadow } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { fontWeight } from '../../tokens/type.ts'
import { themed } from '../themed.ts'
import type { Overrides } from './baseline.ts'

/** Text fields: `background.paper` inside, `border` around, `primary` when focused. */
export const fieldOverrides: Overrides = {
  MuiOutlinedInput: {
    styleOverrides: {
      root: themed(({ theme }) => ({
        borderRadius: radius.control,
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.border,
          transition: theme.transitions.create('border-color', { duration: duration.tap }),
        },
        '&:hover:not(.Mui-error):not(.Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.primary,
        },
        '&.Mui-disabled': { backgroundColor: theme.vars.palette.tint.neutral },
      })),
      input: themed(({ theme }) => ({
        boxSizing: 'border-box',
        height: 'auto',
        minHeight: size.field,
        // Counted in rows: each of them would be as high as a field.
        'textarea&': { minHeight: 0 },
        padding: theme.spacing(2.5, 3.5),
        // The border already shows the focus.
        '&:focus-visible': { outline: 'none' },
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
        '&.Mui-disabled': { WebkitTextFillColor: theme.vars.palette.text.secondary },
      })),
      multiline: { padding: 0 },
    },
  },
  MuiInputAdornment: {
    styleOverrides: {
      root: themed(({ theme }) => ({
        flexShrink: 0,
        maxHeight: 'none',
        color: theme.vars.palette.text.secondary,
        '& > svg': { width: size.icon, height: size.icon },
      })),
      // What stands before the words is parted from them, such as +86.
      positionStart: themed(({ theme }) => ({
        marginRight: 0,
        '& > p': {
          paddingRight: theme.spacing(3),
          borderRight: `${size.hairline} solid ${theme.vars.palette.divider}`,
        },
      })),
      positionEnd: { marginLeft: 0 },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      select: themed(({ theme }) => ({ '&&&': { paddingRight: theme.spacing(10) } })),
      icon: themed(({ theme }) => ({
        top: `calc(50% - ${size.icon} / 2)`,
        right: theme.spacing(3),
        width: size.icon,
        height: size.icon,
        color: theme.vars.palette.text.secondary,
      })),
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      // A field like every other: no room for MUI's own buttons.
      root: themed(({ theme }) => ({
        '& .MuiOutlinedInput-root': { padding: 0, '&.MuiInputBase-adornedEnd': { paddingRight: theme.spacing(3.5) } },
      })),
      paper: { boxShadow: shadow.raised },
      listbox: themed(({ theme }) => {
        const { palette } = theme.vars
        return {
          maxHeight: `min(${theme.spacing(80)}, 50dvh)`,
          padding: theme.spacing(1),
          overscrollBehavior: 'contain',
          '& .MuiAutocomplete-option': {
            flexWrap: 'wrap',
            columnGap: theme.spacing(3),
            // Above MUI's rule for wide screens.
            '&[role]': { minHeight: size.touch },
            padding: theme.spacing(1.5, 3),
            borderRadius: radius.control,
            overflowWrap: 'anywhere',
            '&:hover, &.Mui-focused.Mui-focusVisible': { backgroundColor: palette.tint.primary },
            '&.Mui-focusVisible': { boxShadow: `inset 0 0 0 ${size.focusGap} ${palette.primary.main}` },
            '& small': { ...theme.typography.body2, color: palette.text.secondary },
            '& mark': { background: 'none', color: palette.primary.main, fontWeight: fontWeight.bold },
          },
        }
      }),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: themed(({ theme }) => ({
        ...theme.typography.body2,
        marginBottom: theme.spacing(1.5),
        fontWeight: 600,
        color: theme.vars.palette.text.primary,
        '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: theme.vars.palette.text.primary },
        // The mark is seen only: `required` of the input is what screen readers say.
        '&[data-required]::after': { content: '" *" / ""', color: theme.vars.palette.error.main },
        '& small': {
          ...theme.typography.body2,
          marginLeft: theme.spacing(2),
          color: theme.vars.palette.text.secondary,
        },
      })),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: themed(({ theme }) => ({
        ...theme.typography.body2,
        display: 'flex',
        alignItems: 'flex-start',
        gap: theme.spacing(1.5),
        margin: theme.spacing(1, 0, 0),
        '& svg': { flexShrink: 0, width: size.iconSmall, height: '1lh' },
      })),
    },
  },
}
