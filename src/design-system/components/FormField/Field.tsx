import { useId } from 'react'
import type { ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { FieldLabel, FieldNote, FieldRoot } from './FieldFrame.ts'

/** The words around an input. */
export interface FieldTexts {
  /** What is asked for; always seen, above the input. */
  label: string
  /** What is wrong and how to mend it; takes the place of `help`. */
  error?: string
  /** What helps before anything is wrong. */
  help?: ReactNode
  /** Beside the label of a field that may stay empty: "optional". */
  optionalLabel?: string
  /** Marks the label; screen readers say it with the input. */
  required?: boolean
}

/** What binds an input to its label, help and error. */
export interface FieldInput {
  /** Ties the label to the input. */
  id: string
  /** The id of the error or of the help; undefined without either. */
  'aria-describedby': string | undefined
  /** True with an error. */
  'aria-invalid': true | undefined
}

interface FieldProps extends FieldTexts {
  id?: string | undefined
  /** Reads an error out as it appears: for an input whose error does not wait for a form to be sent. */
  live?: boolean
  children: (input: FieldInput) => ReactNode
}

/** The same label, help and error around every input. */
export function Field({ id, label, error, help, optionalLabel, required, live, children }: FieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const noteId = `${inputId}-note`
  const note = error || help
  const line = note && (
    <FieldNote id={noteId} data-part="field-note" data-error={error ? true : undefined}>
      {error && <CircleAlert />}
      <span>{note}</span>
    </FieldNote>
  )
  return (
    <FieldRoot data-part="field">
      <FieldLabel id={`${inputId}-label`} htmlFor={inputId} data-required={required || undefined}>
        {label}
        {optionalLabel && <small>{optionalLabel}</small>}
      </FieldLabel>
      {children({
        id: inputId,
        'aria-describedby': note ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {live ? <div role="alert">{line}</div> : line}
    </FieldRoot>
  )
}
