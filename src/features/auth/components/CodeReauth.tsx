import { useTranslation } from 'react-i18next'
import { ReauthCodeBody } from '#contract/reauth'
import { Button, Stack, Text } from '#design-system'
import { reauthByCode, sendReauthCode } from '../api/reauth.ts'
import { useContractForm } from '#lib/forms'
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
      await reauthByCode(body)
      onProven()
    },
  })
  const send = async () => {
    await sendReauthCode()
    return reauth.to ?? ''
  }
  return (
    <Stack component="form" noValidate spacing={5} onSubmit={form.onSubmit}>
      <FormErrors faults={form.errors} />
      <Text>{t('proof.phone', { phone: reauth.to ?? '' })}</Text>
      <SentCodeField form={form} send={send} />
      <Button type="submit" fullWidth loading={form.submitting} loadingLabel={t('verify.confirming')}>
        {t('proof.confirm')}
      </Button>
    </Stack>
  )
}
