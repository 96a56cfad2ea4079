import { useTranslation } from 'react-i18next'
import { PhoneCodeBody } from '#contract/auth'
import { Button, Stack, Text } from '#design-system'
import { sendSignInCode, signInByPhoneCode } from '../api/sign-in.ts'
import { browserTimeZone } from '#lib/session'
import type { CompleteSignIn } from '../api/useCompleteSignIn.ts'
import { useContractForm } from '#lib/forms'
import { FormErrors } from './FormErrors.tsx'
import { InviteField } from './InviteField.tsx'
import { PhoneCodeFields } from './PhoneCodeFields.tsx'

interface CodeFormProps {
  completeSignIn: CompleteSignIn['completeSignIn']
  /** Invite code of the address, for a number that gets its account now. */
  invite: string | undefined
  /** Whether an account is to be made: the form says so, and takes an invite code. */
  isSignUp?: boolean
}

/** Phone and code: signs in, and makes the account of a new number. */
export function CodeForm({ completeSignIn, invite, isSignUp = false }: CodeFormProps) {
  const { t } = useTranslation('auth')
  const form = useContractForm({
    schema: PhoneCodeBody,
    defaults: { phone: '', verification_code: '', inviteCode: invite ?? '', time_zone: browserTimeZone() },
    submit: async ({ inviteCode, ...body }) =>
      completeSignIn(await signInByPhoneCode({ ...body, inviteCode: inviteCode || undefined })),
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
      {isSignUp && <InviteField field={form.field('inviteCode')} hasCode={Boolean(invite)} />}
      <Button type="submit" fullWidth loading={form.submitting} loadingLabel={t(isSignUp ? 'signingUp' : 'signingIn')}>
        {t(isSignUp ? 'signUp' : 'codeSubmit')}
      </Button>
      <Text variant="body2" color="textSecondary">
        {t(isSignUp ? 'codeSignsIn' : 'codeRegisters')}
      </Text>
    </Stack>
  )
}
