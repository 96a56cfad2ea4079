import type { ComponentPropsWithRef } from 'react'
import { ChevronDown } from 'lucide-react'
import { Field } from '../FormField/Field.tsx'
import type { FieldTexts } from '../FormField/Field.tsx'
import { FieldFrame, FieldSelect } from '../FormField/FieldFrame.ts'

export interface SelectFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'size' | 'children' | 'multiple' | 'required'> {
  /** The choices in their order. */
  options: readonly { value: string; label: string }[]
}

/** One of more than four choices, by the list of the device. For up to four use SegmentedControl. */
export function SelectField(props: SelectFieldProps) {
  const { label, options, error, help, optionalLabel, id, ...native } = props
  return (
    <Field {...{ id, label, error, help, optionalLabel }} required={native.required}>
      {(input) => (
        <FieldFrame data-part="field-frame">
          <FieldSelect {...native} {...input}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </FieldSelect>
          <ChevronDown aria-hidden="true" />
        </FieldFrame>
      )}
    </Field>
  )
}
