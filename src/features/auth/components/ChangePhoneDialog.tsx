import { useTranslation } from 'react-i18next'
import { ChangePhoneBody } from '#contract/account'
import { Button, CodeField, Dialog, PhoneField, Stack } from '#design-system'
import { call } from '#lib/api'
import { useProof } from '#lib/proof'
import { useContractForm } from '../model/useContractForm.ts'
import { FormFaults } from './FormFaults.tsx'

interface ChangePhoneDialogProps {
  onClose: () => void
  onDone: () => Promise<void>
}

/** Another number: it counts with the code that it was sent. */
export function ChangePhoneDialog({ onClose, onDone }: ChangePhoneDialogProps) {
  const { t } = useTranslation('auth')
  const withProof = useProof()
  const form = useContractForm({
    schema: ChangePhoneBody,
    defaults: { phone: '', verification_code: '' },
    submit: async (body) => {
      const changed = await withProof(async () => {
        await call('PUT /api/user/phone', { body })
        return true
      })
      if (changed) await onDone()
    },
    fallback: 'server_error',
  })
  const requestCode = async (): Promise<boolean> => {
    const phone = form.values().phone.trim()
    if (phone === '') {
      form.blame('phone', 'phone_empty')
      return false
    }
    if (!(await form.check('phone'))) return false
    try {
      return Boolean(await withProof(() => call('POST /api/user/phone/send-code', { body: { phone } })))
    } catch (error) {
      form.refuse(error, 'code_send_failed')
      return false
    }
  }
  return (
    <Dialog open onClose={onClose} title={t('security.change.phone')} closeLabel={t('support.close')}>
      <Stack component="form" noValidate spacing={5} onSubmit={form.onSubmit}>
        <FormFaults faults={form.faults} />
        <PhoneField label={t('security.newPhone')} {...form.field('phone')} />
        <CodeField
          label={t('code')}
          requestLabel={t('getCode')}
          resendLabel={t('resend')}
          waitLabel={(seconds) => t('countdown', { seconds })}
          onRequestCode={requestCode}
          {...form.field('verification_code')}
        />
        <Button type="submit" fullWidth loading={form.submitting} loadingLabel={t('security.saving')}>
          {t('security.save')}
        </Button>
      </Stack>
    </Dialog>
  )
}
