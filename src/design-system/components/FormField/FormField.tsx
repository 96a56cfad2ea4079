import type { ComponentPropsWithRef, ReactNode } from 'react'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { Field } from './Field.tsx'
import type { FieldTexts } from './Field.tsx'

export interface FormFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'size' | 'color' | 'required'> {
  /** Inside the field before the text, such as +86. */
  startAdornment?: ReactNode
  /** Inside the field after the text, such as a button. */
  endAdornment?: ReactNode
  /** Lines to write on; more than one makes the field grow. */
  rows?: number
  /** Lines up to which it grows; then it scrolls. */
  mostRows?: number
}

/** One line (or several) to write on, with its label, help and error. */
export function FormField({
  label,
  error,
  help,
  optionalLabel,
  startAdornment,
  endAdornment,
  rows = 1,
  mostRows,
  ref,
  id,
  ...native
}: FormFieldProps) {
  const { name, value, defaultValue, placeholder, disabled, autoComplete, autoFocus, type, ...rest } = native
  return (
    <Field {...{ id, label, error, help, optionalLabel, disabled }} required={native.required}>
      {(input) => (
        <OutlinedInput
          {...{ name, value, defaultValue, placeholder, autoComplete, autoFocus, type }}
          id={input.id}
          inputRef={ref}
          multiline={rows > 1}
          minRows={rows}
          maxRows={mostRows}
          startAdornment={startAdornment && <InputAdornment position="start">{startAdornment}</InputAdornment>}
          endAdornment={endAdornment && <InputAdornment position="end">{endAdornment}</InputAdornment>}
          slotProps={{ input: { ...rest, ...input } }}
        />
      )}
    </Field>
  )
}
