import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { Button, PasswordField, Text, TextLink } from '#design-system'

interface PasswordEntryProps {
  /** The password's name, handlers and fault. */
  field: Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete' | 'showLabel' | 'hideLabel'>
  submitting: boolean
  /** What to do when it is forgotten, where that is not a mailed link. */
  forgotten?: ReactNode
}

/** The end of every form that signs in by password: the password, and the way in. */
export function PasswordEntry({ field, submitting, forgotten }: PasswordEntryProps) {
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
      <Text variant="body2" align="right">
        {forgotten ?? <TextLink to={routes.forgotPassword()}>{t('forgot.link')}</TextLink>}
      </Text>
      <Button type="submit" fullWidth loading={submitting} loadingLabel={t('signingIn')}>
        {t('signIn')}
      </Button>
    </>
  )
}
