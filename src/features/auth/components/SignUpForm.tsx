import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SignUpBody } from '#contract/auth'
import { Button, FormField, Stack } from '#design-system'
import { signUp } from '../api/sign-in.ts'
import { browserTimeZone } from '#lib/session'
import { saveSignUpMarker } from '../model/sign-up-marker.ts'
import { useContractForm } from '#lib/forms'
import { FormErrors } from './FormErrors.tsx'
import { InviteField } from './InviteField.tsx'
import { NewPasswordEntry } from './NewPasswordEntry.tsx'

interface SignUpFormProps {
  /** Invite code of the address. */
  invite: string | undefined
  /** The mail is on its way to this address. */
  onSent: (email: string) => void
}

/** Asks for an account by e-mail. */
export function SignUpForm({ invite, onSent }: SignUpFormProps) {
  const { t } = useTranslation('auth')
  const form = useContractForm({
    schema: SignUpBody,
    defaults: { username: '', email: '', password: '', inviteCode: invite ?? '', time_zone: browserTimeZone() },
    submit: async ({ inviteCode, ...body }) => {
      const { email, signup_marker: marker } = await signUp({ ...body, inviteCode: inviteCode || undefined })
      saveSignUpMarker(email, marker)
      onSent(email)
    },
    fallback: 'signup_failed',
  })
  const password = useWatch({ control: form.control, name: 'password' })
  return (
    <Stack component="form" noValidate spacing={5} onSubmit={form.onSubmit}>
      <FormErrors faults={form.errors} />
      <FormField
        label={t('username')}
        help={t('usernameHelp')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('username')}
      />
      <FormField label={t('email')} type="email" inputMode="email" autoComplete="email" {...form.field('email')} />
      <NewPasswordEntry label={t('newPassword')} field={form.field('password')} typed={password} />
      <InviteField field={form.field('inviteCode')} hasCode={Boolean(invite)} />
      <Button type="submit" fullWidth loading={form.submitting} loadingLabel={t('signingUp')}>
        {t('signUp')}
      </Button>
    </Stack>
  )
}
