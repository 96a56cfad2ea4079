import { useTranslation } from 'react-i18next'
import { PhoneCodeBody } from '#contract/auth'
import { Button, Stack, Text } from '#design-system'
import { sendSignInCode, signInByPhoneCode } from '../api/sign-in.ts'
import { browserTimeZone } from '#lib/session'
import type { CompleteSignIn } from '../api/useCompleteSignIn.ts'
import { useContractForm } from '#lib/forms'
import { FormErrors } from './FormErrors.tsx'
import { PhoneCodeFields } from './PhoneCodeFields.tsx'

interface CodeFormProps {
  completeSignIn: CompleteSignIn['completeSignIn']
  /** Invite code of the address, for a number that gets its account now. */
  invite: string | undefined
}

/** Phone and code: signs in, and makes the account of a new number. */
export function CodeForm({ completeSignIn, invite }: CodeFormProps) {
  const { t } = useTranslation('auth')
  const form = useContractForm({
    schema: PhoneCodeBody,
    defaults: { phone: '', verification_code: '', inviteCode: invite, time_zone: browserTimeZone() },
    submit: async (body) => completeSignIn(await signInByPhoneCode(body)),
    fallback: 'login_failed',
  })

  const send = async (phone: string) => {
    await sendSignInCode(phone)
    return true
  }

  return (
    <Stack component="form" noValidate spacing={5} onSubmit={form.onSubmit}>
      <FormErrors faults={form.errors} />
      <PhoneCodeFields form={form} label={t('phone')} send={send} />
      <Button type="submit" fullWidth loading={form.submitting} loadingLabel={t('signingIn')}>
        {t('codeSubmit')}
      </Button>
      <Text variant="body2" color="textSecondary">
        {t('codeRegisters')}
      </Text>
    </Stack>
  )
}
