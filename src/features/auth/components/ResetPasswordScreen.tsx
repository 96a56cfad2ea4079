import { useState } from 'react'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ResetPasswordForm } from '#contract/password-reset'
import { routes } from '#contract/routes'
import { AuthCard, Button, ErrorScreen, Skeletons, Stack } from '#design-system'
import { resetPassword } from '../api/sign-in.ts'
import { useResetLink } from '../api/useResetLink.ts'
import { useContractForm } from '#lib/forms'
import { FormErrors } from './FormErrors.tsx'
import { NewPasswordEntry } from './NewPasswordEntry.tsx'

export interface ResetPasswordScreenProps {
  /** The secret of the mailed link. */
  token: string
  /** The logo in its link. */
  logo: ReactNode
}

/** Sets a new password by a mailed link. A link that is over says so before anything is typed. */
export function ResetPasswordScreen({ token, logo }: ResetPasswordScreenProps) {
  const { t } = useTranslation('auth')
  const { email, error, retry } = useResetLink(token)
  const [done, setDone] = useState(false)
  const [over, setOver] = useState(false)
  if (done) {
    return (
      <AuthCard logo={logo} title={t('reset.doneTitle')} lead={t('reset.doneText')}>
        <Button fullWidth to={routes.signIn()}>
          {t('verify.signIn')}
        </Button>
      </AuthCard>
    )
  }
  if (over || error?.code === 'link_expired') {
    return (
      <AuthCard logo={logo} title={t('verify.failedTitle')} lead={t('reset.overText')}>
        <Button fullWidth to={routes.forgotPassword()}>
          {t('reset.again')}
        </Button>
      </AuthCard>
    )
  }
  return (
    <AuthCard logo={logo} title={t('reset.title')} lead={email ? t('reset.text', { email }) : undefined}>
      {error ? (
        <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={retry} />
      ) : email ? (
        <NewPasswordForm token={token} email={email} onDone={() => setDone(true)} onOver={() => setOver(true)} />
      ) : (
        <Skeletons shape="text" count={3} label={t('reset.checking')} />
      )}
    </AuthCard>
  )
}

interface NewPasswordFormProps {
  token: string
  email: string
  onDone: () => void
  /** The link ended while the form was open. */
  onOver: () => void
}

function NewPasswordForm({ token, email, onDone, onOver }: NewPasswordFormProps) {
  const { t } = useTranslation('auth')
  const form = useContractForm({
    schema: ResetPasswordForm,
    defaults: { password: '', confirm_password: '' },
    submit: async ({ password }) => {
      await resetPassword(token, password)
      onDone()
    },
    onErrorCode: { link_expired: onOver },
  })
  const typed = useWatch({ control: form.control, name: 'password' })
  return (
    <Stack component="form" noValidate spacing={5} onSubmit={form.onSubmit}>
      <FormErrors faults={form.errors} />
      {/* For password managers: whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordEntry label={t('reset.password')} field={form.field('password')} typed={typed} />
      <NewPasswordEntry label={t('reset.confirm')} field={form.field('confirm_password')} />
      <Button type="submit" fullWidth loading={form.submitting} loadingLabel={t('security.saving')}>
        {t('reset.save')}
      </Button>
    </Stack>
  )
}
