import { useId } from 'react'
import type { ReactNode } from 'react'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'

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

const Title = styled('span')(themed(({ theme }) => ({ ...theme.typography.h3, marginBottom: theme.spacing(3) })))

const Options = styled(RadioGroup)(themed(({ theme }) => ({ gap: theme.spacing(2) })))

const Option = styled(FormControlLabel)(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
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
      '& .words': { flexGrow: 1, minWidth: 0 },
      '& small': { ...theme.typography.body2, color: palette.text.secondary },
    }
  }),
)

/** The ways to pay, one of them chosen. */
export function PaymentMethodPicker<T extends string>(props: PaymentMethodPickerProps<T>) {
  const { label, options, value, onChange, disabled } = props
  const titleId = useId()
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen)
    if (option) onChange(option.value)
  }
  return (
    <FormControl fullWidth disabled={disabled ?? false}>
      <Title className="title" id={titleId}>
        {label}
      </Title>
      <Options aria-labelledby={titleId} value={value} onChange={(_, chosen) => choose(chosen)}>
        {options.map((option) => (
          <Option
            key={option.value}
            value={option.value}
            control={<Radio />}
            label={
              <>
                <span className="words">
                  {option.label}
                  {option.note && <small>{option.note}</small>}
                </span>
                {option.icon}
              </>
            }
          />
        ))}
      </Options>
    </FormControl>
  )
}
