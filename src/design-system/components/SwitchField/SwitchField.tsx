import { useId } from 'react'
import type { ReactNode } from 'react'
import { Text } from '../Text/Text.tsx'
import { Label, Switch, Words } from './SwitchField.styles.ts'

export interface SwitchFieldProps {
  /** What is switched, without "on" or "off". */
  label: string
  /** What it does, when the label does not say it all. */
  help?: string
  /** A small picture before the label. */
  icon?: ReactNode
  /** Whether it is on. */
  checked: boolean
  /** Called with the new state; a switch takes effect at once. */
  onChange: (checked: boolean) => void
  /** It cannot be switched now; `help` says why. */
  disabled?: boolean
}

/** Something that is on or off and changes at once. */
export function SwitchField({ label, help, icon, checked, onChange, disabled = false }: SwitchFieldProps) {
  const helpId = useId()
  return (
    <Label>
      <Words>
        {icon}
        <span>
          {label}
          {help && (
            <Text component="small" variant="body2" color="textSecondary" id={helpId}>
              {help}
            </Text>
          )}
        </span>
      </Words>
      <Switch
        type="checkbox"
        role="switch"
        {...{ checked, disabled }}
        aria-checked={checked}
        // The help belongs to the label's area but not to the name.
        aria-label={label}
        aria-describedby={help ? helpId : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
    </Label>
  )
}
