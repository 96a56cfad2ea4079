import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Field } from './Field.tsx'
import type { FieldTexts } from './Field.tsx'
import { FieldFrame, FieldInput, focusInput } from './FieldFrame.ts'
import { GrowingText } from './GrowingText.tsx'

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
  id,
  ...native
}: FormFieldProps) {
  const { type = 'text', ...rest } = native
  return (
    <Field {...{ id, label, error, help, optionalLabel }} required={native.required}>
      {(input) => (
        <FieldFrame data-part="field-frame" onMouseDown={focusInput}>
          {startAdornment && (
            <div className="adornment start">
              {typeof startAdornment === 'string' ? <p>{startAdornment}</p> : startAdornment}
            </div>
          )}
          {rows > 1 ? (
            <GrowingText {...{ rows, mostRows }} {...rest} {...input} />
          ) : (
            <FieldInput type={type} {...rest} {...input} />
          )}
          {endAdornment && <div className="adornment end">{endAdornment}</div>}
        </FieldFrame>
      )}
    </Field>
  )
}
