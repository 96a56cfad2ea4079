import { useId } from 'react'
import type { ComponentPropsWithRef } from 'react'
import { styled } from '@mui/material/styles'
import { ChevronDown } from 'lucide-react'
import { themed } from '../../theme/themed.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'

export interface SelectFieldProps extends Omit<ComponentPropsWithRef<'select'>, 'size' | 'children' | 'multiple'> {
  /** What is chosen here; always seen, above the field. */
  label: string
  /** The choices in their order. */
  options: readonly { value: string; label: string }[]
  /** What is wrong and how to mend it; takes the place of `help`. */
  error?: string
  /** What helps before anything is wrong. */
  help?: string
}

const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(1.5),
    ...theme.typography.body2,
    '& label': { fontWeight: 600 },
    '& p': { margin: 0, color: theme.vars.palette.text.secondary },
    '& p[data-error]': { color: theme.vars.palette.error.main },
  })),
)

const Frame = styled('div')(
  themed(({ theme }) => ({
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    '& svg': {
      position: 'absolute',
      right: theme.spacing(3),
      width: size.icon,
      height: size.icon,
      pointerEvents: 'none',
      color: theme.vars.palette.text.secondary,
    },
  })),
)

const Select = styled('select')(
  themed(({ theme }) => ({
    ...theme.typography.body1,
    appearance: 'none',
    width: '100%',
    minHeight: size.field,
    margin: 0,
    padding: theme.spacing(2, 10, 2, 3.5),
    border: `${size.hairline} solid ${theme.vars.palette.border}`,
    borderRadius: radius.control,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    '&[aria-invalid="true"]': { borderColor: theme.vars.palette.error.main },
    '&:disabled': { backgroundColor: theme.vars.palette.tint.neutral, color: theme.vars.palette.text.secondary },
  })),
)

/** One of more than four choices, by the list of the device. For up to four use SegmentedControl. */
export function SelectField({ label, options, error, help, id, ...native }: SelectFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const noteId = `${fieldId}-note`
  const note = error || help
  return (
    <Root>
      <label htmlFor={fieldId}>{label}</label>
      <Frame>
        <Select
          {...native}
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
        <ChevronDown />
      </Frame>
      {note && (
        <p id={noteId} data-error={error ? true : undefined}>
          {note}
        </p>
      )}
    </Root>
  )
}
