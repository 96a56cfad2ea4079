import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangeEmailBody } from '#contract/account'
import { Button, Dialog, FormField, Stack, Text } from '#design-system'
import { changeEmail } from '../api/account.ts'
import { useReauth } from '#lib/reauth'
import { useContractForm } from '#lib/forms'
import { FormErrors } from './FormErrors.tsx'

interface ChangeEmailDialogProps {
  onClose: () => void
}

/** Another address: a mail goes there, and it counts when its link is pressed. */
export function ChangeEmailDialog({ onClose }: ChangeEmailDialogProps) {
  const { t } = useTranslation('auth')
  const withReauth = useReauth()
  const [sentTo, setSentTo] = useState<string>()
  const form = useContractForm({
    schema: ChangeEmailBody,
    defaults: { email: '' },
    submit: async (body) => setSentTo((await withReauth(() => changeEmail(body)))?.email),
  })
  return (
    <Dialog open onClose={onClose} title={t('security.change.email')} closeLabel={t('support.close')}>
      {sentTo ? (
        <Stack spacing={5}>
          <Text role="status">{t('security.emailSent', { email: sentTo })}</Text>
          <Button fullWidth onClick={onClose}>
            {t('security.understood')}
          </Button>
        </Stack>
      ) : (
        <Stack component="form" noValidate spacing={5} onSubmit={form.onSubmit}>
          <FormErrors faults={form.errors} />
          <FormField
            label={t('security.newEmail')}
            help={t('security.newEmailHelp')}
            type="email"
            inputMode="email"
            autoComplete="email"
            {...form.field('email')}
          />
          <Button type="submit" fullWidth loading={form.submitting} loadingLabel={t('forgot.sending')}>
            {t('security.sendEmail')}
          </Button>
        </Stack>
      )}
    </Dialog>
  )
}
