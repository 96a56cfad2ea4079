import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, PasswordField } from '#design-system'

interface PasswordEntryProps {
  /** The password's name, handlers and fault. */
  field: Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete' | 'showLabel' | 'hideLabel'>
  submitting: boolean
}

/** The end of every form that signs in by password: the password, and the way in. */
export function PasswordEntry({ field, submitting }: PasswordEntryProps) {
  const { t } = useTranslation('auth')
  return (
    <>
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        {...field}
      />
      <Button type="submit" fullWidth loading={submitting} loadingLabel={t('signingIn')}>
        {t('signIn')}
      </Button>
    </>
  )
}
