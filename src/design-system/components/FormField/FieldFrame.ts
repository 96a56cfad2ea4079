/** The looks of a field: its label, the frame around what is written, and the line below. Native elements, so that a page with a field loads no more than these rules. */
import type { MouseEvent } from 'react'
import { styled } from '@mui/material/styles'
import type { Theme } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { duration } from '../../tokens/motion.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'

/** Label, frame and note, below each other. */
export const FieldRoot = styled('div')({
  display: 'inline-flex',
  flexDirection: 'column',
  position: 'relative',
  width: '100%',
  minWidth: 0,
  verticalAlign: 'top',
})

export const FieldLabel = styled('label')(
  themed(({ theme }) => ({
    ...theme.typography.body2,
    marginBottom: theme.spacing(1.5),
    fontWeight: 600,
    color: theme.vars.palette.text.primary,
    // The mark is seen only: `required` of the input is what screen readers say.
    '&[data-required]::after': { content: '" *" / ""', color: theme.vars.palette.error.main },
    '& small': {
      ...theme.typography.body2,
      marginLeft: theme.spacing(2),
      color: theme.vars.palette.text.secondary,
    },
  })),
)

export const FieldNote = styled('div')(
  themed(({ theme }) => ({
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'flex-start',
    gap: theme.spacing(1.5),
    marginTop: theme.spacing(1),
    textAlign: 'left',
    color: theme.vars.palette.text.secondary,
    '&[data-error]': { color: theme.vars.palette.error.main },
    '& svg': { flexShrink: 0, width: size.iconSmall, height: '1lh' },
  })),
)

/** The frame: `border` around, `primary` when focused. It is drawn over the content, so that a wider line moves nothing. */
export const FieldFrame = styled('div')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      ...theme.typography.body1,
      lineHeight: '1.4375em',
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      boxSizing: 'border-box',
      borderRadius: radius.control,
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
      cursor: 'text',
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        border: `${size.hairline} solid ${palette.border}`,
        borderRadius: 'inherit',
        pointerEvents: 'none',
        transition: theme.transitions.create('border-color', { duration: duration.tap }),
      },
      '&:hover::after': { borderColor: palette.text.primary },
      // The button in the frame shows its focus itself.
      '&:has(> :is(input, select, textarea):focus, > div > textarea:focus)::after': {
        borderWidth: size.focusGap,
        borderColor: palette.primary.main,
      },
      '&&:has([aria-invalid="true"])::after': { borderColor: palette.error.main },
      '&:has(> :disabled, > div > :disabled)': {
        color: palette.text.disabled,
        backgroundColor: palette.tint.neutral,
        cursor: 'default',
      },
      '&&:has(> :disabled, > div > :disabled)::after': { borderColor: palette.action.disabled },
      '& > .adornment': {
        display: 'flex',
        flexShrink: 0,
        alignItems: 'center',
        whiteSpace: 'nowrap',
        color: palette.text.secondary,
        '& > svg': { width: size.icon, height: size.icon },
        '&.start': { paddingLeft: theme.spacing(3.5) },
        '&.end': { paddingRight: theme.spacing(3.5) },
        // What stands before the words is parted from them, such as +86.
        '& > p': {
          margin: 0,
          paddingRight: theme.spacing(3),
          borderRight: `${size.hairline} solid ${palette.divider}`,
        },
      },
    }
  }),
)

const inputRules = (theme: Theme) => ({
  display: 'block',
  boxSizing: 'border-box' as const,
  width: '100%',
  minWidth: 0,
  minHeight: size.field,
  margin: 0,
  padding: theme.spacing(2.5, 3.5),
  border: 0,
  borderRadius: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  background: 'none',
  WebkitTapHighlightColor: 'transparent',
  // The frame already shows the focus.
  '&:focus, &:focus-visible': { outline: 'none' },
  // Of browsers for a required field that is empty.
  '&:invalid': { boxShadow: 'none' },
  '&:disabled': { opacity: 1, WebkitTextFillColor: theme.vars.palette.text.secondary },
})

/** What is written into: an `input`, by `as` a `textarea`. */
export const FieldInput = styled('input')(
  themed(({ theme }) => ({
    ...inputRules(theme),
    '&::-webkit-search-decoration': { appearance: 'none' },
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
    '&:-webkit-autofill': { WebkitBoxShadow: theme.vars.palette.Input.autofillWebkitBoxShadow },
    // Counted in rows: each of them would be as high as a field.
    'textarea&': { height: '100%', minHeight: 0, gridArea: '1 / 1', resize: 'none' },
  })),
)

/** What is chosen from, with the arrow that stands behind it. */
export const FieldSelect = styled('select')(
  themed(({ theme }) => ({
    ...inputRules(theme),
    paddingRight: theme.spacing(10),
    appearance: 'none',
    userSelect: 'none',
    cursor: 'pointer',
    '&:disabled': { ...inputRules(theme)['&:disabled'], cursor: 'default' },
    '& option, & optgroup': { backgroundColor: theme.vars.palette.background.paper },
    '& + svg': {
      position: 'absolute',
      top: `calc(50% - ${size.icon} / 2)`,
      right: theme.spacing(3),
      width: size.icon,
      height: size.icon,
      color: theme.vars.palette.text.secondary,
      pointerEvents: 'none',
    },
  })),
)

/** A press beside the words, in the room of the frame, begins to write all the same. */
export function focusInput(event: MouseEvent<HTMLElement>): void {
  if (event.target !== event.currentTarget) return
  // Or the press takes the focus away again.
  event.preventDefault()
  event.currentTarget.querySelector<HTMLElement>('input, textarea')?.focus()
}
