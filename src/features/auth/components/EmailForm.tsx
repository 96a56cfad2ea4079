import { useTranslation } from 'react-i18next'
import { SignInBody } from '#contract/auth'
import { Button, FormField, Stack } from '#design-system'
import { signIn } from '../api/sign-in.ts'
import type { CompleteSignIn } from '../api/useCompleteSignIn.ts'
import { findSignUpMarker, removeSignUpMarker } from '../model/sign-up-marker.ts'
import { useContractForm } from '#lib/forms'
import { FormErrors } from './FormErrors.tsx'
import { PasswordEntry } from './PasswordEntry.tsx'

interface EmailFormProps {
  /** Filled in. */
  email: string | undefined
  completeSignIn: CompleteSignIn['completeSignIn']
  /** Sends the mail of a pending sign-up again and shows that it is on its way. */
  onResend: (email: string) => Promise<void>
}

/** E-mail and password. */
export function EmailForm({ email, completeSignIn, onResend }: EmailFormProps) {
  const { t } = useTranslation('auth')
  const form = useContractForm({
    schema: SignInBody,
    defaults: { email: email ?? '', password: '' },
    submit: async (body) => {
      const answer = await signIn({ ...body, signup_marker: findSignUpMarker(body.email) })
      removeSignUpMarker()
      await completeSignIn(answer)
    },
    fallback: 'login_failed',
  })
  const resend = () => onResend(form.values().email.trim()).catch(form.showError)
  return (
    <Stack component="form" noValidate spacing={5} onSubmit={form.onSubmit}>
      <FormErrors faults={form.errors} />
      {form.errorCode === 'email_unverified' && (
        <Button variant="secondary" onClick={() => void resend()}>
          {t('sent.resend')}
        </Button>
      )}
      <FormField label={t('email')} type="email" inputMode="email" autoComplete="username" {...form.field('email')} />
      <PasswordEntry field={form.field('password')} submitting={form.submitting} />
    </Stack>
  )
}
