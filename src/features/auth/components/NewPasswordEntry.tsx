import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { passwordRules } from '#contract/patterns'
import { PasswordField } from '#design-system'

interface NewPasswordEntryProps {
  label: string
  /** The password's name, handlers and fault. */
  field: Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete' | 'showLabel' | 'hideLabel'>
  /** What is typed so far, for the list of rules; left out where the password is typed again. */
  typed?: string
}

/** Rules of a new password that a form lists; the upper bound speaks up only when it is passed. */
const listed = [
  'password_too_short',
  'password_needs_uppercase',
  'password_needs_lowercase',
  'password_needs_digit',
] as const

/** A password that is being made: what it still needs is ticked while typing. */
export function NewPasswordEntry({ label, field, typed }: NewPasswordEntryProps) {
  const { t } = useTranslation('auth')
  return (
    <PasswordField
      label={label}
      autoComplete="new-password"
      showLabel={t('showPassword')}
      hideLabel={t('hidePassword')}
      rules={
        typed === undefined
          ? undefined
          : listed.map((rule) => ({ label: t(`rule.${rule}`), met: passwordRules[rule](typed) }))
      }
      metLabel={t('ruleMet')}
      {...field}
    />
  )
}
