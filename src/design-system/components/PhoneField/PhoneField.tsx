import type { ChangeEvent } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { size } from '../../tokens/space.ts'
import { FormField } from '../FormField/FormField.tsx'
import type { FormFieldProps } from '../FormField/FormField.tsx'

export type PhoneFieldProps = Omit<FormFieldProps, 'type' | 'startAdornment' | 'inputMode' | 'rows'>

const Prefix = styled('span')(
  themed(({ theme }) => ({
    flexShrink: 0,
    paddingRight: theme.spacing(3),
    borderRight: `${size.hairline} solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.secondary,
  })),
)

/** The eleven digits, from whatever was pasted: "+86 138 0013 8000" and "138-0013-8000" are one number. */
function digitsOnly(text: string): string {
  const digits = text.replace(/\D/g, '')
  return (digits.length > 11 ? digits.replace(/^(?:00)?86/, '') : digits).slice(0, 11)
}

/** A mobile number of mainland China: +86 stands before it, only digits are kept. */
export function PhoneField({ onChange, ...props }: PhoneFieldProps) {
  const keepDigits = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = digitsOnly(event.target.value)
    if (digits !== event.target.value) event.target.value = digits
    onChange?.(event)
  }
  return (
    <FormField
      autoComplete="tel-national"
      {...props}
      type="tel"
      inputMode="numeric"
      startAdornment={<Prefix>+86</Prefix>}
      onChange={keepDigits}
    />
  )
}
