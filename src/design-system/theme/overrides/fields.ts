import { duration } from '../../tokens/motion.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import type { Overrides } from './baseline.ts'

/** Text fields: `background.paper` inside, `border` around, `primary` when focused. */
export const fieldOverrides: Overrides = {
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
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
      }),
      input: ({ theme }) => ({
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
      }),
      multiline: { padding: 0 },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        fontWeight: 600,
        color: theme.vars.palette.text.primary,
        '&.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.body2, margin: theme.spacing(1, 0, 0) }),
    },
  },
}
