import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SignUpBody } from '#contract/auth'
import { passwordRules } from '#contract/patterns'
import { Button, FormField, PasswordField, Stack } from '#design-system'
import { call } from '#lib/api'
import { browserTimeZone } from '#lib/session'
import { useContractForm } from '../model/useContractForm.ts'
import { FormFaults } from './FormFaults.tsx'

interface SignUpFormProps {
  /** Invite code of the address. */
  invite: string | undefined
  /** The mail is on its way to this address. */
  onSent: (email: string) => void
}

/** Rules of a new password that a form lists; the upper bound speaks up only when it is passed. */
const listed = [
  'password_too_short',
  'password_needs_uppercase',
  'password_needs_lowercase',
  'password_needs_digit',
] as const

/** Asks for an account by e-mail. */
export function SignUpForm({ invite, onSent }: SignUpFormProps) {
  const { t } = useTranslation('auth')
  const form = useContractForm({
    schema: SignUpBody,
    defaults: { username: '', email: '', password: '', inviteCode: invite ?? '', time_zone: browserTimeZone() },
    submit: async ({ inviteCode, ...body }) => {
      const { email } = await call('POST /api/auth/signup', { body: { ...body, inviteCode: inviteCode || undefined } })
      onSent(email)
    },
    fallback: 'signup_failed',
  })
  const password = useWatch({ control: form.control, name: 'password' })
  return (
    <Stack component="form" noValidate spacing={5} onSubmit={form.onSubmit}>
      <FormFaults faults={form.faults} />
      <FormField
        label={t('username')}
        help={t('usernameHelp')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('username')}
      />
      <FormField label={t('email')} type="email" inputMode="email" autoComplete="email" {...form.field('email')} />
      <PasswordField
        label={t('newPassword')}
        autoComplete="new-password"
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        rules={listed.map((rule) => ({ label: t(`rule.${rule}`), met: passwordRules[rule](password) }))}
        metLabel={t('ruleMet')}
        {...form.field('password')}
      />
      <FormField label={t('inviteCode')} autoComplete="off" spellCheck={false} {...form.field('inviteCode')} />
      <Button type="submit" fullWidth loading={form.submitting} loadingLabel={t('signingUp')}>
        {t('signUp')}
      </Button>
    </Stack>
  )
}
