import type { ComponentPropsWithRef } from 'react'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { ChevronDown } from 'lucide-react'
import { Field } from '../FormField/Field.tsx'
import type { FieldTexts } from '../FormField/Field.tsx'

export interface SelectFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'size' | 'children' | 'multiple' | 'required'> {
  /** The choices in their order. */
  options: readonly { value: string; label: string }[]
}

const frame = <OutlinedInput />

/** One of more than four choices, by the list of the device. For up to four use SegmentedControl. */
export function SelectField(props: SelectFieldProps) {
  const { label, options, error, help, optionalLabel, id, disabled, value, defaultValue, ref, ...native } = props
  return (
    <Field {...{ id, label, error, help, optionalLabel, disabled }} required={native.required}>
      {(input) => (
        <NativeSelect
          {...{ value, defaultValue }}
          id={input.id}
          inputRef={ref}
          input={frame}
          IconComponent={ChevronDown}
          inputProps={{ ...native, ...input }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}
