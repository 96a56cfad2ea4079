import { useTranslation } from 'react-i18next'
import { PhoneCodeBody } from '#contract/auth'
import { Button, CodeField, PhoneField, Stack, Text } from '#design-system'
import { call } from '#lib/api'
import { browserTimeZone } from '#lib/session'
import type { Arrival } from '../api/useArrival.ts'
import { useContractForm } from '../model/useContractForm.ts'
import { FormFaults } from './FormFaults.tsx'

interface CodeFormProps {
  arrive: Arrival['arrive']
  /** Invite code of the address, for a number that gets its account now. */
  invite: string | undefined
}

/** Phone and code: signs in, and makes the account of a new number. */
export function CodeForm({ arrive, invite }: CodeFormProps) {
  const { t } = useTranslation('auth')
  const form = useContractForm({
    schema: PhoneCodeBody,
    defaults: { phone: '', verification_code: '', inviteCode: invite, time_zone: browserTimeZone() },
    submit: async (body) => arrive(await call('POST /api/auth/phone/login-or-register', { body })),
    fallback: 'login_failed',
  })

  const requestCode = async (): Promise<boolean> => {
    const phone = form.values().phone.trim()
    if (phone === '') {
      form.blame('phone', 'phone_empty')
      return false
    }
    if (!(await form.check('phone'))) return false
    try {
      await call('POST /api/auth/phone/send-code', { body: { phone, purpose: 'login_or_register' } })
      return true
    } catch (error) {
      form.refuse(error, 'code_send_failed')
      return false
    }
  }

  return (
    <Stack component="form" noValidate spacing={5} onSubmit={form.onSubmit}>
      <FormFaults faults={form.faults} />
      <PhoneField label={t('phone')} {...form.field('phone')} />
      <CodeField
        label={t('code')}
        requestLabel={t('getCode')}
        resendLabel={t('resend')}
        waitLabel={(seconds) => t('countdown', { seconds })}
        onRequestCode={requestCode}
        {...form.field('verification_code')}
      />
      <Button type="submit" fullWidth loading={form.submitting} loadingLabel={t('signingIn')}>
        {t('codeSubmit')}
      </Button>
      <Text variant="body2" color="textSecondary">
        {t('codeRegisters')}
      </Text>
    </Stack>
  )
}
