import type { ChangeEvent } from 'react'
import { FormField } from '../FormField/FormField.tsx'
import type { FormFieldProps } from '../FormField/FormField.tsx'

export type PhoneFieldProps = Omit<FormFieldProps, 'type' | 'startAdornment' | 'inputMode' | 'rows'>

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
      startAdornment="+86"
      onChange={keepDigits}
    />
  )
}
