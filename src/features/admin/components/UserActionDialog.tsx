import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonBody } from '#contract/admin-users'
import { ConfirmDialog, ErrorBox, FormField, SelectField, Stack, Text } from '#design-system'
import { useContractForm } from '#lib/forms'
import { useReauth } from '#lib/reauth'
import type { UserAction, UserActionInput } from '../api/useAdminUsers.ts'

interface UserActionDialogProps {
  action: UserAction
  username: string
  /** Resolves to true once it is done. */
  onConfirm: (input: UserActionInput) => Promise<true>
  onClose: () => void
}

const choices = [7, 30, 90, 365]

/** Asks for the reason of an action, and for a proof of who is there where the last one is old. */
export function UserActionDialog({ action, username, onConfirm, onClose }: UserActionDialogProps) {
  const { t } = useTranslation('admin')
  const withReauth = useReauth()
  const [days, setDays] = useState(30)
  const form = useContractForm({
    schema: ReasonBody,
    defaults: { reason: '' },
    submit: async ({ reason }) => {
      if (await withReauth(() => onConfirm({ reason, days }))) onClose()
    },
  })
  return (
    <ConfirmDialog
      open
      danger={action === 'suspend'}
      title={t(`user.ask.${action}`, { name: username })}
      confirmLabel={t(`user.action.${action}`)}
      cancelLabel={t('cancel')}
      loading={form.submitting}
      onConfirm={form.onSubmit}
      onCancel={onClose}
    >
      <Stack spacing={4}>
        <Text>{t(`user.text.${action}`)}</Text>
        {action === 'vip' && (
          <SelectField
            label={t('user.days')}
            value={String(days)}
            onChange={({ target }) => setDays(Number(target.value))}
            options={choices.map((count) => ({ value: String(count), label: t('user.dayCount', { count }) }))}
          />
        )}
        <FormField label={t('user.reason')} help={t('user.reasonHelp')} maxLength={500} {...form.field('reason')} />
        {form.formError && <ErrorBox>{form.formError}</ErrorBox>}
      </Stack>
    </ConfirmDialog>
  )
}
