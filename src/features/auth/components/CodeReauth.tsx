import { useTranslation } from 'react-i18next'
import { ReauthCodeBody } from '#contract/reauth'
import { Button, Stack, Text } from '#design-system'
import { call } from '#lib/api'
import { useContractForm } from '../model/useContractForm.ts'
import { FormErrors } from './FormErrors.tsx'
import type { ReauthFormProps } from '../model/reauth-form-props.ts'
import { SentCodeField } from './SentCodeField.tsx'

/** A code to the current phone. */
export function CodeReauth({ reauth, onProven }: ReauthFormProps) {
  const { t } = useTranslation('auth')
  const form = useContractForm({
    schema: ReauthCodeBody,
    defaults: { verification_code: '' },
    submit: async (body) => {
      await call('POST /api/user/reauth/code', { body })
      onProven()
    },
    fallback: 'server_error',
  })
  const send = async () => {
    await call('POST /api/user/reauth/send-code')
    return true
  }
  return (
    <Stack component="form" noValidate spacing={5} onSubmit={form.onSubmit}>
      <FormErrors faults={form.faults} />
      <Text>{t('proof.phone', { phone: reauth.to ?? '' })}</Text>
      <SentCodeField form={form} send={send} />
      <Button type="submit" fullWidth loading={form.submitting} loadingLabel={t('verify.confirming')}>
        {t('proof.confirm')}
      </Button>
    </Stack>
  )
}
