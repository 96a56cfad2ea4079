import { useId } from 'react'
import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'

export interface PaymentOption<T extends string> {
  value: T
  label: string
  /** Under the label: what comes next, or that it is a demo. */
  note?: string
  icon: ReactNode
}

export interface PaymentMethodPickerProps<T extends string> {
  /** "Payment method". */
  label: string
  options: readonly PaymentOption<T>[]
  value: T
  onChange: (value: T) => void
  /** While a payment is under way. */
  disabled?: boolean
}

const Root = styled('fieldset')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(2),
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
    '& legend': { ...theme.typography.h3, padding: 0, marginBottom: theme.spacing(3) },
  })),
)

const Option = styled('label')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(3),
      minHeight: theme.spacing(14),
      padding: theme.spacing(2, 4),
      border: `${size.hairline} solid ${palette.border}`,
      borderRadius: radius.control,
      backgroundColor: palette.background.paper,
      cursor: 'pointer',
      '&:hover': { borderColor: palette.primary.main },
      '&:has(:checked)': { borderColor: palette.primary.main, backgroundColor: palette.tint.primary },
      '&:has(:focus-visible)': {
        outline: `${size.focusRing} solid ${palette.primary.main}`,
        outlineOffset: size.focusGap,
      },
      '&:has(:disabled)': { cursor: 'not-allowed', color: palette.text.secondary },
      '& input': { flexShrink: 0, width: size.icon, height: size.icon, margin: 0, accentColor: palette.primary.main },
      '& svg': { flexShrink: 0, width: size.icon, height: size.icon, color: palette.text.secondary },
      '& span': { flexGrow: 1, minWidth: 0 },
      '& small': { ...theme.typography.body2, display: 'block', color: palette.text.secondary },
    }
  }),
)

/** The ways to pay, one of them chosen. */
export function PaymentMethodPicker<T extends string>(props: PaymentMethodPickerProps<T>) {
  const { label, options, value, onChange, disabled } = props
  const name = useId()
  return (
    <Root disabled={disabled}>
      <legend>{label}</legend>
      {options.map((option) => (
        <Option key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.note && <small>{option.note}</small>}
          </span>
          {option.icon}
        </Option>
      ))}
    </Root>
  )
}
