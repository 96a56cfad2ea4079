import { useTranslation } from 'react-i18next'
import { ChangePhoneBody } from '#contract/account'
import { Button, Dialog, Stack } from '#design-system'
import { changePhone, sendPhoneCode } from '../api/account.ts'
import { useReauth } from '#lib/reauth'
import { useContractForm } from '#lib/forms'
import { FormErrors } from './FormErrors.tsx'
import { PhoneCodeFields } from './PhoneCodeFields.tsx'

interface ChangePhoneDialogProps {
  onClose: () => void
  onDone: () => Promise<void>
}

/** Another number: it counts with the code that it was sent. */
export function ChangePhoneDialog({ onClose, onDone }: ChangePhoneDialogProps) {
  const { t } = useTranslation('auth')
  const withReauth = useReauth()
  const form = useContractForm({
    schema: ChangePhoneBody,
    defaults: { phone: '', verification_code: '' },
    submit: async (body) => {
      const changed = await withReauth(async () => {
        await changePhone(body)
        return true
      })
      if (changed) await onDone()
    },
  })
  const send = async (phone: string) => Boolean(await withReauth(() => sendPhoneCode(phone)))
  return (
    <Dialog open onClose={onClose} title={t('security.change.phone')} closeLabel={t('support.close')}>
      <Stack component="form" noValidate spacing={5} onSubmit={form.onSubmit}>
        <FormErrors faults={form.errors} />
        <PhoneCodeFields form={form} label={t('security.newPhone')} send={send} />
        <Button type="submit" fullWidth loading={form.submitting} loadingLabel={t('security.saving')}>
          {t('security.save')}
        </Button>
      </Stack>
    </Dialog>
  )
}
