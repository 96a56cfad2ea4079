import { useState } from 'react'
import { Eye, EyeOff } from 'lucide-react'
import { FormField } from '../FormField/FormField.tsx'
import type { FormFieldProps } from '../FormField/FormField.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { PasswordRules } from './PasswordRules.tsx'
import type { PasswordRulesProps } from './PasswordRules.tsx'

export interface PasswordFieldProps
  extends Omit<FormFieldProps, 'type' | 'endAdornment' | 'rows'>, Partial<PasswordRulesProps> {
  /** On the eye while the password is hidden. */
  showLabel: string
  /** On the eye while the password is shown. */
  hideLabel: string
  /** `new-password` where one is made, so that the browser offers a strong one; `current-password` elsewhere. */
  autoComplete: 'new-password' | 'current-password'
}

/** A password that can be shown, and where one is made, what it still needs. */
export function PasswordField({ showLabel, hideLabel, rules, metLabel = '', help, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const ruleList = rules && <PasswordRules rules={rules} metLabel={metLabel} />
  return (
    <div>
      <FormField
        autoCapitalize="none"
        spellCheck={false}
        {...field}
        type={shown ? 'text' : 'password'}
        help={ruleList ?? help}
        endAdornment={
          <IconButton label={shown ? hideLabel : showLabel} onClick={() => setShown(!shown)}>
            {shown ? <EyeOff /> : <Eye />}
          </IconButton>
        }
      />
      {/* An error takes the place of the help, but what is still missing stays in view. */}
      {field.error && ruleList}
    </div>
  )
}
