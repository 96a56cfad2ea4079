import { useTranslation } from 'react-i18next'
import { PhonePasswordBody } from '#contract/auth'
import { Button, PhoneField, Stack } from '#design-system'
import { signInByPhonePassword } from '../api/sign-in.ts'
import type { CompleteSignIn } from '../api/useCompleteSignIn.ts'
import { useContractForm } from '#lib/forms'
import { FormErrors } from './FormErrors.tsx'
import { PasswordEntry } from './PasswordEntry.tsx'

interface PhoneFormProps extends Pick<CompleteSignIn, 'completeSignIn'> {
  /** Switches to sign-in by code, when the password is forgotten. */
  onForgotten: () => void
}

/** Phone and password. */
export function PhoneForm({ completeSignIn, onForgotten }: PhoneFormProps) {
  const { t } = useTranslation('auth')
  const form = useContractForm({
    schema: PhonePasswordBody,
    defaults: { phone: '', password: '' },
    submit: async (body) => completeSignIn(await signInByPhonePassword(body)),
    fallback: 'login_failed',
  })
  return (
    <Stack component="form" noValidate spacing={5} onSubmit={form.onSubmit}>
      <FormErrors faults={form.errors} />
      <PhoneField label={t('phone')} {...form.field('phone')} />
      <PasswordEntry
        field={form.field('password')}
        submitting={form.submitting}
        forgotten={
          <Button variant="quiet" onClick={onForgotten}>
            {t('forgot.byCode')}
          </Button>
        }
      />
    </Stack>
  )
}
