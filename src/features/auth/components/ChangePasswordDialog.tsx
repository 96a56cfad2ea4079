import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ChangePasswordForm } from '#contract/account'
import { Button, Dialog, Stack, Text } from '#design-system'
import { changePassword } from '../api/account.ts'
import { useReauth } from '#lib/reauth'
import { useContractForm } from '#lib/forms'
import { FormErrors } from './FormErrors.tsx'
import { NewPasswordEntry } from './NewPasswordEntry.tsx'

interface ChangePasswordDialogProps {
  /** The account has none yet. */
  isFirst: boolean
  /** For password managers: whose password this is. */
  username: string
  onClose: () => void
  onDone: () => Promise<void>
}

/** A new password; every other device is signed out. */
export function ChangePasswordDialog({ isFirst, username, onClose, onDone }: ChangePasswordDialogProps) {
  const { t } = useTranslation('auth')
  const withReauth = useReauth()
  const form = useContractForm({
    schema: ChangePasswordForm,
    defaults: { new_password: '', confirm_password: '' },
    submit: async ({ new_password }) => {
      if (await withReauth(() => changePassword(new_password))) await onDone()
    },
  })
  const typed = useWatch({ control: form.control, name: 'new_password' })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isFirst ? 'security.set.password' : 'security.change.password')}
      closeLabel={t('support.close')}
    >
      <Stack component="form" noValidate spacing={5} onSubmit={form.onSubmit}>
        <FormErrors faults={form.errors} />
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <NewPasswordEntry label={t('reset.password')} field={{ ...form.field('new_password') }} typed={typed} />
        <NewPasswordEntry label={t('reset.confirm')} field={form.field('confirm_password')} />
        <Text variant="body2" color="textSecondary">
          {t('security.othersEnd')}
        </Text>
        <Button type="submit" fullWidth loading={form.submitting} loadingLabel={t('security.saving')}>
          {t('security.save')}
        </Button>
      </Stack>
    </Dialog>
  )
}
