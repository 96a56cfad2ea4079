import { useTranslation } from 'react-i18next'
import { ReauthPasswordBody } from '#contract/reauth'
import { routes } from '#contract/routes'
import { Button, PasswordField, Stack, Text, TextLink } from '#design-system'
import { reauthByPassword } from '../api/reauth.ts'
import { useContractForm } from '#lib/forms'
import { FormErrors } from './FormErrors.tsx'
import type { ReauthFormProps } from '../model/reauth-form-props.ts'

interface PasswordProofProps extends ReauthFormProps {
  /** To the other way of an account that cannot be sent a mail. */
  onForgotten: (() => void) | null
}

/** The current password. */
export function PasswordReauth({ onProven, onForgotten }: PasswordProofProps) {
  const { t } = useTranslation('auth')
  const form = useContractForm({
    schema: ReauthPasswordBody,
    defaults: { current_password: '' },
    submit: async (body) => {
      await reauthByPassword(body)
      onProven()
    },
  })
  return (
    <Stack component="form" noValidate spacing={5} onSubmit={form.onSubmit}>
      <FormErrors faults={form.errors} />
      <PasswordField
        label={t('proof.password')}
        autoComplete="current-password"
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        {...form.field('current_password')}
      />
      <Text variant="body2" align="right">
        {onForgotten ? (
          <Button variant="quiet" onClick={onForgotten}>
            {t('proof.byCode')}
          </Button>
        ) : (
          <TextLink to={routes.forgotPassword()}>{t('forgot.link')}</TextLink>
        )}
      </Text>
      <Button type="submit" fullWidth loading={form.submitting} loadingLabel={t('verify.confirming')}>
        {t('proof.confirm')}
      </Button>
    </Stack>
  )
}
