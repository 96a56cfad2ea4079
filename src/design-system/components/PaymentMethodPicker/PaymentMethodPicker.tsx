import { useId } from 'react'
import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { Radio } from '../FormField/Radio.ts'

export interface PaymentOption<T extends string> {
  /** The method as the server names it. */
  value: T
  /** The method's name as people know it: 'Alipay'. */
  label: string
  /** Under the label: what comes next, or that it is a demo. */
  note?: string
  /** A picture of the method. */
  icon: ReactNode
}

export interface PaymentMethodPickerProps<T extends string> {
  /** "Payment method". */
  label: string
  /** The methods that the server offers, the usual one first. */
  options: readonly PaymentOption<T>[]
  /** The method that is chosen. */
  value: T
  /** Called with the method of the press or of the arrow key. */
  onChange: (value: T) => void
  /** While a payment is under way. */
  disabled?: boolean
}

const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(2),
    '& > .title': { ...theme.typography.h3, marginBottom: theme.spacing(1) },
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
      '&:hover': { borderColor: palette.primary.main },
      '&:has(:checked)': { borderColor: palette.primary.main, backgroundColor: palette.tint.primary },
      '&:has(:focus-visible)': {
        outline: `${size.focusRing} solid ${palette.primary.main}`,
        outlineOffset: size.focusGap,
      },
      cursor: 'pointer',
      '&:has(:disabled)': { color: palette.text.secondary, cursor: 'not-allowed' },
      '& > .words': { flexGrow: 1, minWidth: 0, overflowWrap: 'break-word', hyphens: 'auto' },
      '& small': { ...theme.typography.body2, display: 'block', color: palette.text.secondary },
      '& > svg': { flexShrink: 0, width: size.icon, height: size.icon, color: palette.text.secondary },
    }
  }),
)

/** The ways to pay, one of them chosen. */
export function PaymentMethodPicker<T extends string>(props: PaymentMethodPickerProps<T>) {
  const { label, options, value, onChange, disabled } = props
  const titleId = useId()
  return (
    <Root role="radiogroup" aria-labelledby={titleId}>
      <span className="title" id={titleId}>
        {label}
      </span>
      {options.map((option) => (
        <Option key={option.value}>
          <Radio
            type="radio"
            name={titleId}
            value={option.value}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
          />
          <span className="words">
            {option.label}
            {option.note && <small>{option.note}</small>}
          </span>
          {option.icon}
        </Option>
      ))}
    </Root>
  )
}
