import { useId } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { FieldNote } from './FieldNote.tsx'

export interface FormFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'size' | 'color'> {
  /** What to write here; always seen, above the field. */
  label: string
  /** What is wrong and how to mend it; takes the place of `help`. */
  error?: string
  /** What helps before anything is wrong. */
  help?: ReactNode
  /** Beside the label of a field that may stay empty: "optional". */
  optionalLabel?: string
  /** Inside the field before the text, such as +86. */
  startAdornment?: ReactNode
  /** Inside the field after the text, such as a button. */
  endAdornment?: ReactNode
  /** Marks the label; screen readers say it with the input. */
  required?: boolean
  /** Lines to write on; more than one makes the field grow. */
  rows?: number
}

// The mark is seen only: `required` of the input is what screen readers say.
const labelStyle = { mb: 1.5, '&[data-required]::after': { content: '" *" / ""', color: 'error.main' } }

/** One line (or several) to write on, with its label, help and error. */
export function FormField(props: FormFieldProps) {
  const { label, error, help, optionalLabel, startAdornment, endAdornment, rows = 1, ref, id, ...native } = props
  const ownId = useId()
  const fieldId = id ?? ownId
  const noteId = `${fieldId}-note`
  const { name, value, defaultValue, placeholder, disabled, autoComplete, autoFocus, type, ...rest } = native
  return (
    <FormControl fullWidth error={Boolean(error)} disabled={disabled}>
      <FormLabel htmlFor={fieldId} data-required={native.required || undefined} sx={labelStyle}>
        {label}
        {optionalLabel && (
          <FormLabel component="span" sx={{ ml: 2, fontWeight: 400, color: 'text.secondary' }}>
            {optionalLabel}
          </FormLabel>
        )}
      </FormLabel>
      <OutlinedInput
        {...{ name, value, defaultValue, placeholder, autoComplete, autoFocus, type }}
        id={fieldId}
        inputRef={ref}
        multiline={rows > 1}
        minRows={rows}
        startAdornment={startAdornment}
        endAdornment={endAdornment}
        slotProps={{ input: { ...rest, 'aria-describedby': error || help ? noteId : undefined } }}
      />
      <FieldNote id={noteId} error={error} help={help} />
    </FormControl>
  )
}
